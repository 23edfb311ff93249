import type { SanityClient } from '@sanity/client'
import { type SanityDocument, validateDocument, type Workspace } from 'sanity'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { documents } from '../content/dataset.ts'
import { createTestLake, type TestLake } from '../lake/support/test-lake.ts'
import { studioAs } from './workspace.ts'

type Content = { _id: string; _type: string; [field: string]: unknown }

let testLake: TestLake
let client: SanityClient
let studio: Workspace

beforeEach(async () => {
  testLake = createTestLake()
  client = testLake.client('editor')
  studio = await studioAs('editor', client)
})
afterEach(() => testLake.close())

/** What an editor reads beside the fields of a document, as `field: message`. */
async function complaints(document: Content): Promise<string[]> {
  const stored = {
    _rev: 'r1',
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: '2026-01-01T00:00:00Z',
    ...document,
  } as SanityDocument
  const markers = await validateDocument({ document: stored, workspace: studio, getClient: () => client, environment: 'studio' })
  return markers.filter(({ level }) => level === 'error').map(({ path, message }) => `${path.join('.')}: ${message}`)
}

const slug = (current: string) => ({ _type: 'slug', current })
const text = (words: string) => [
  { _type: 'block', _key: 'b', style: 'normal', markDefs: [], children: [{ _type: 'span', _key: 's', text: words, marks: [] }] },
]

const event = (fields: object = {}): Content => ({
  _id: 'drafts.event-1',
  _type: 'event',
  title: 'Open day',
  urlId: slug('open-day'),
  url: 'registerevent',
  description: text('Come and see.'),
  startsAt: '2026-11-22T04:30:00Z',
  timeZone: 'Asia/Kolkata',
  location: 'Pune, India',
  registration: 'automatic',
  ...fields,
})

describe('an event', () => {
  it('is complete with title, address, text, start, zone, place and registration', async () => {
    expect(await complaints(event())).toEqual([])
  })

  it('may not have the address of another event or webinar, drafts included', async () => {
    await client.create({ _id: 'drafts.other', _type: 'webinar', urlId: slug('open-day') })
    expect(await complaints(event())).toEqual(['urlId: Slug is already in use'])
  })

  it('keeps its own address when it is edited after publishing', async () => {
    await client.create(event({ _id: 'event-1' }))
    expect(await complaints(event())).toEqual([])
  })

  it('may not have the id of another event as its address, where both would answer', async () => {
    await client.create(event({ _id: 'open-day', urlId: slug('first') }))
    expect(await complaints(event())).toHaveLength(1)
  })

  it('must end after it starts, and be hidden after it is shown', async () => {
    const wrong = { endsAt: '2026-11-22T04:30:00Z', publishAt: '2026-11-02T00:00:00Z', unpublishAt: '2026-11-01T00:00:00Z' }
    expect((await complaints(event(wrong))).map((complaint) => complaint.split(':')[0])).toEqual(
      expect.arrayContaining(['endsAt', 'unpublishAt']),
    )
  })

  it('needs an alternative text for its banner, and safe links in its text', async () => {
    const bannerImg = { _type: 'image', asset: { _type: 'reference', _ref: 'image-a-1x1-png', _weak: true } }
    const description = text('Come and see.')
    const link = { _type: 'link', _key: 'l', href: 'javascript:alert(1)' }
    const found = await complaints(
      event({ bannerImg, description: description.map((block) => ({ ...block, markDefs: [link] })) }),
    )
    expect(found.join('\n')).toContain('bannerImg.alt: Describe the image')
    expect(found.join('\n')).toContain('Write a path such as /events')
  })
})

describe('a landing page', () => {
  const page = (fields: object): Content => ({
    _id: 'drafts.page-1',
    _type: 'landingPage',
    title: 'Spring',
    blocks: [{ _type: 'quote', _key: 'q', text: 'It runs.', attribution: 'A plant manager' }],
    ...fields,
  })

  it('needs an address that is free', async () => {
    expect(await complaints(page({ slug: slug('spring') }))).toEqual([])
    expect(await complaints(page({}))).toEqual(['slug: Every page but the home page needs an address.'])
    expect((await complaints(page({ slug: slug('events') }))).join()).toContain('"/events" is an address of the site itself')
  })

  it('needs none when it is the home page', async () => {
    expect(await complaints(page({ _id: 'drafts.home' }))).toEqual([])
  })
})

describe('a redirect', () => {
  const redirect = (from: string, to: string): Content => ({
    _id: 'drafts.redirect-1',
    _type: 'redirect',
    from,
    to,
    permanent: true,
  })

  it('may not close a circle with those that exist', async () => {
    await client.create({ _id: 'redirect-2', _type: 'redirect', from: '/b', to: '/a' })
    expect(await complaints(redirect('/a', '/b'))).toEqual(['from: This redirect leads back to where it starts.'])
    expect(await complaints(redirect('/a', '/c'))).toEqual([])
  })

  it('is not compared with its own published version', async () => {
    await client.create({ ...redirect('/a', '/b'), _id: 'redirect-1' })
    expect(await complaints(redirect('/a', '/c'))).toEqual([])
  })
})

/** Stands in for the files of the dataset, whose import is tested elsewhere: a reference to an asset that exists. */
function withAssets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAssets)
  if (typeof value !== 'object' || value === null) return value
  const { _sanityAsset, ...rest } = value as Record<string, unknown>
  const copy = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, withAssets(inner)]))
  if (typeof _sanityAsset !== 'string') return copy
  const kind = _sanityAsset.split('@')[0]
  return { ...copy, asset: { _type: 'reference', _ref: kind === 'file' ? 'file-a-pdf' : 'image-a-1x1-png' } }
}

it('finds nothing to complain about in the starter dataset', async () => {
  const content = documents.map((document) => withAssets(document) as Content)
  const transaction = client
    .transaction()
    .create({ _id: 'image-a-1x1-png', _type: 'sanity.imageAsset' })
    .create({ _id: 'file-a-pdf', _type: 'sanity.fileAsset' })
  for (const document of content) transaction.create(document)
  await transaction.commit()
  const checked = await Promise.all(content.map(async (document) => [document._id, await complaints(document)] as const))
  const found = Object.fromEntries(checked.filter(([, wrong]) => wrong.length > 0))
  expect(found).toEqual({})
}, 60_000)
