import { expect } from 'vitest'
import type { CaseGroup, World } from './world.ts'

async function prepare(world: World): Promise<void> {
  await world
    .client('administrator')
    .transaction()
    .create({ _id: world.id('a'), _type: world.type('doc'), title: 'A' })
    .create({ _id: world.id('b'), _type: world.type('doc'), title: 'B' })
    .create({ _id: `drafts.${world.id('a')}`, _type: world.type('doc'), title: 'A2' })
    .create({ _id: `versions.r1.${world.id('a')}`, _type: world.type('doc'), title: 'A3' })
    .commit()
}

const doc = async (world: World, path: string) =>
  (await world.api(`/data/doc/${world.dataset}/${path}`, { as: 'administrator' })).json()

/** Documents by id. */
export const documentCases: CaseGroup = {
  title: 'the document endpoint',
  prepare,
  cases: [
    {
      title: 'gives a document with its system fields',
      async run(world) {
        expect(await world.client('administrator').getDocument(world.id('a'))).toEqual({
          _id: world.id('a'),
          _type: world.type('doc'),
          title: 'A',
          _rev: expect.stringMatching(/^[A-Za-z0-9]{22}$/),
          _createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
          _updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
        })
      },
    },
    {
      title: 'gives documents in the order asked for, null for what is not there',
      async run(world) {
        const documents = await world.client('administrator').getDocuments([world.id('b'), world.id('none'), world.id('a')])
        expect(documents.map((document) => document?.title ?? null)).toEqual(['B', null, 'A'])
      },
    },
    {
      title: 'answers 200 with what it left out when there is no such document',
      async run(world) {
        expect(await doc(world, world.id('none'))).toEqual({
          documents: [],
          omitted: [{ id: world.id('none'), reason: 'existence' }],
        })
      },
    },
    {
      title: 'gives only what it left out when content is excluded',
      async run(world) {
        const answer = await doc(world, `${world.id('a')},${world.id('none')}?excludeContent=true`)
        expect(answer).toEqual({ omitted: [{ id: world.id('none'), reason: 'existence' }] })
      },
    },
    {
      title: 'gives draft and versions along on request',
      async run(world) {
        const { documents } = await doc(world, `${world.id('a')}?includeAllVersions=true`)
        expect(documents.map((document: { title: string }) => document.title).sort()).toEqual(['A', 'A2', 'A3'])
      },
    },
    {
      title: 'takes ids that are percent-encoded one by one',
      async run(world) {
        const { documents } = await doc(
          world,
          `${encodeURIComponent(`drafts.${world.id('a')}`)},${encodeURIComponent(world.id('b'))}`,
        )
        expect(documents.map((document: { title: string }) => document.title)).toEqual(['A2', 'B'])
      },
    },
    {
      title: 'gives drafts and versions by their own ids',
      async run(world) {
        const client = world.client('administrator')
        expect((await client.getDocument(`drafts.${world.id('a')}`))?.title).toBe('A2')
        expect((await client.getDocument(`versions.r1.${world.id('a')}`))?.title).toBe('A3')
      },
    },
    {
      title: 'refuses a path that is not encoded correctly',
      async run(world) {
        expect((await world.api(`/data/doc/${world.dataset}/%E0%A4%A`, { as: 'administrator' })).status).toBe(400)
      },
    },
    {
      title: 'exports every document, one a line',
      async run(world) {
        const response = await world.api(`/data/export/${world.dataset}`, { as: 'administrator' })
        expect(response.headers.get('Content-Type')).toBe('application/x-ndjson')
        const lines = (await response.text()).trim().split('\n')
        const titles = lines
          .map((line) => JSON.parse(line))
          .filter((document) => document._type === world.type('doc'))
          .map((document) => document.title)
        expect(titles.sort()).toEqual(['A', 'A2', 'A3', 'B'])
      },
    },
    {
      title: 'exports only the types that are asked for',
      async run(world) {
        const count = async (types: string) => {
          const response = await world.api(`/data/export/${world.dataset}?types=${types}`, { as: 'administrator' })
          return (await response.text()).split('\n').filter((line) => line !== '').length
        }
        expect([await count(`${world.type('doc')},${world.type('none')}`), await count(world.type('none'))]).toEqual([4, 0])
      },
    },
  ],
}
