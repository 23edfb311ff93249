import type { ObjectSchemaType, Workspace } from 'sanity'
import { beforeAll, describe, expect, it } from 'vitest'
import { blockTypes } from '#studio/schemas/block-types.ts'
import { companionTypes, schemaTypes, submissionTypes } from '#studio/schemas/index.ts'
import { studioAs } from './workspace.ts'

let studio: Workspace
beforeAll(async () => {
  studio = await studioAs('editor')
})

function objectType(name: string): ObjectSchemaType {
  const type = studio.schema.get(name)
  if (type?.jsonType !== 'object') throw new Error(`no object type ${name}`)
  return type
}

const fieldNames = (name: string) => objectType(name).fields.map((field) => field.name)

/** Field names that the specification gives (section 3). */
const SPECIFIED = {
  event: ['urlId', 'title', 'date', 'Date', 'location', 'description', 'bannerImg', 'url', 'completed', 'content'],
  webinar: ['url', 'urlId', 'webinarTitle', 'date', 'bannerDate', 'time', 'bannerImg', 'description'],
  eventRegistration: [
    'referenceId',
    'firstName',
    'lastName',
    'companyEmail',
    'companyName',
    'phoneNumber',
    'jobTitle',
    'country',
    'city',
    'source',
    'createdOn',
  ],
  demoRequest: ['name', 'email', 'phone', 'companyName', 'country', 'designation', 'message', 'sendBrochure'],
  brochureDownload: ['name', 'email', 'phone'],
  newsletterSubscription: ['email'],
}

describe('schemas', () => {
  it('compile without a warning', () => {
    expect(studio.schema._validation?.flatMap(({ problems }) => problems)).toEqual([])
  })

  it.each(Object.entries(SPECIFIED))('give %s the fields of the specification under their own names', (type, fields) => {
    expect(fieldNames(type)).toEqual(expect.arrayContaining(fields))
  })

  it('explain every field to editors with a title and a description', () => {
    const silent = schemaTypes.flatMap(({ name }) => {
      const type = studio.schema.get(name)
      return type?.jsonType === 'object'
        ? type.fields.filter((field) => !SYSTEM_FIELDS.has(field.name)).map((field) => [name, field] as const)
        : []
    })
    expect(
      silent.filter(([, { type }]) => !type.title || !type.description).map(([name, field]) => `${name}.${field.name}`),
    ).toEqual([])
  })

  it('offer every block in the page builder, and each has a type', () => {
    const blocks = objectType('landingPage').fields.find(({ name }) => name === 'blocks')?.type
    const offered = blocks?.jsonType === 'array' ? blocks.of.map(({ name }) => name) : []
    expect(offered).toEqual(blockTypes.map(({ name }) => name))
    expect(offered.every((name) => studio.schema.get(name)?.jsonType === 'object')).toBe(true)
  })

  it.each(submissionTypes.map(({ name }) => name))('make a %s read-only and without drafts', (name) => {
    expect(objectType(name)).toMatchObject({ readOnly: true, liveEdit: true })
  })

  it('keep companions without drafts, and in their own id path', () => {
    for (const { name } of companionTypes) expect(objectType(name)).toMatchObject({ liveEdit: true })
  })

  it('ask every image for its alternative text', () => {
    for (const [type, field] of [
      ['event', 'bannerImg'],
      ['industry', 'image'],
      ['brochure', 'cover'],
      ['siteSettings', 'logo'],
    ] as const) {
      const image = objectType(type).fields.find(({ name }) => name === field)?.type
      expect(image?.jsonType === 'object' ? image.fields.map(({ name }) => name) : []).toContain('alt')
    }
  })
})

/** Fields that Sanity adds to images and files by itself. */
const SYSTEM_FIELDS = new Set(['asset', 'media', 'hotspot', 'crop'])
