import { expect } from 'vitest'
import type { CaseGroup, World } from './world.ts'

interface Line {
  id: string
  author: string
  documentIDs: string[]
  mutations?: unknown[]
  effects?: Record<string, unknown>
}

let revisions: string[] = []

async function prepare(world: World): Promise<void> {
  const client = world.client('administrator')
  const _id = world.id('a')
  const first = await client.create({ _id, _type: world.type('doc'), title: 'one' })
  const second = await client.patch(_id).set({ title: 'two' }).commit()
  const { transactionId } = await client
    .transaction()
    .patch(_id, (patch) => patch.set({ title: 'three' }))
    .create({ _id: world.id('b'), _type: world.type('doc') })
    .commit()
  revisions = [first._rev, second._rev, transactionId]
}

const get = (world: World, path: string) => world.api(`/data/history/${world.dataset}/${path}`, { as: 'administrator' })

async function lines(world: World, search: string, ids = world.id('a')): Promise<Line[]> {
  const response = await get(world, `transactions/${ids}${search}`)
  expect(response.headers.get('Content-Type')).toContain('ndjson')
  return (await response.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

const titleAt = async (world: World, search: string) =>
  (await (await get(world, `documents/${world.id('a')}${search}`)).json()).documents.map(
    (document: { title: string }) => document.title,
  )

/** `/data/history` */
export const historyCases: CaseGroup = {
  title: 'history',
  prepare,
  cases: [
    {
      title: 'lists the transactions of a document, oldest first',
      async run(world) {
        const found = await lines(world, '')
        expect(found.map(({ id }) => id)).toEqual(revisions)
        expect(found[0]).toMatchObject({
          author: expect.any(String),
          timestamp: expect.any(String),
          documentIDs: [world.id('a')],
          mutations: [expect.any(Object)],
        })
      },
    },
    {
      title: 'lists them newest first on request',
      async run(world) {
        expect((await lines(world, '?reverse=true')).map(({ id }) => id)).toEqual([...revisions].reverse())
      },
    },
    {
      title: 'lists no more than asked for',
      async run(world) {
        expect((await lines(world, '?limit=1')).map(({ id }) => id)).toEqual(revisions.slice(0, 1))
      },
    },
    {
      title: 'takes both ends of a range into it',
      async run(world) {
        expect((await lines(world, `?fromTransaction=${revisions[1]}`)).map(({ id }) => id)).toEqual(revisions.slice(1))
        expect((await lines(world, `?toTransaction=${revisions[1]}`)).map(({ id }) => id)).toEqual(revisions.slice(0, 2))
      },
    },
    {
      title: 'leaves the mutations out on request',
      async run(world) {
        expect((await lines(world, '?excludeMutations=true'))[0]).not.toHaveProperty('mutations')
      },
    },
    {
      title: 'adds effects on request',
      async run(world) {
        const [first] = await lines(world, '?effectFormat=mendoza')
        expect(first?.effects).toEqual({ [world.id('a')]: { apply: expect.any(Array), revert: expect.any(Array) } })
      },
    },
    {
      title: 'shows of a transaction only the documents asked for, on request',
      async run(world) {
        const all = await lines(world, '?effectFormat=mendoza')
        expect(all[2]?.documentIDs.sort()).toEqual([world.id('a'), world.id('b')])
        const own = await lines(world, '?effectFormat=mendoza&includeIdentifiedDocumentsOnly=true')
        expect(own[2]?.documentIDs).toEqual([world.id('a')])
        expect(Object.keys(own[2]?.effects ?? {})).toEqual([world.id('a')])
      },
    },
    {
      title: 'has an empty history of what never was',
      async run(world) {
        expect(await lines(world, '', world.id('never'))).toEqual([])
      },
    },
    {
      title: 'refuses a limit that is no number',
      async run(world) {
        expect((await get(world, `transactions/${world.id('a')}?limit=many`)).status).toBe(400)
      },
    },
    {
      title: 'gives a document as it was after a transaction',
      async run(world) {
        for (const [index, title] of ['one', 'two', 'three'].entries())
          expect(await titleAt(world, `?revision=${revisions[index]}`)).toEqual([title])
      },
    },
    {
      title: 'gives a document as it was at a time',
      async run(world) {
        expect(await titleAt(world, `?time=${encodeURIComponent(new Date(Date.now() + 60_000).toISOString())}`)).toEqual([
          'three',
        ])
        expect(await titleAt(world, '?time=2001-01-01T00:00:00Z')).toEqual([])
      },
    },
    {
      title: 'gives a deleted document as it last was',
      async run(world) {
        const client = world.client('administrator')
        await client.create({ _id: world.id('gone'), _type: world.type('doc'), title: 'last words' })
        await client.delete(world.id('gone'))
        const { documents } = await (await get(world, `documents/${world.id('gone')}?lastRevision=true`)).json()
        expect(documents).toMatchObject([{ title: 'last words' }])
      },
    },
    {
      title: 'refuses a moment that is none, or two',
      async run(world) {
        for (const search of ['', '?time=yesterday', `?revision=x&lastRevision=true`]) {
          expect((await get(world, `documents/${world.id('a')}${search}`)).status, search).toBe(400)
        }
      },
    },
    {
      title: 'tells the life of a document in events, newest first',
      async run(world) {
        const client = world.client('administrator')
        const publishedId = world.id('life')
        const draftId = `drafts.${publishedId}`
        const act = (action: object) => client.action({ publishedId, draftId, ...action } as never)
        await client.create({ _id: draftId, _type: world.type('doc') })
        await act({ actionType: 'sanity.action.document.publish' })
        await act({ actionType: 'sanity.action.document.edit', patch: { set: { a: 1 } } })
        await act({ actionType: 'sanity.action.document.discard' })
        await act({ actionType: 'sanity.action.document.unpublish' })
        await client
          .action({ actionType: 'sanity.action.document.delete', publishedId, includeDrafts: [draftId] } as never)
          .catch(() => undefined)
        const { events, nextCursor } = await (await get(world, `events/documents/${publishedId}`)).json()
        const types = events[publishedId]
          .map(({ type }: { type: string }) => type)
          .filter((type: string) => type !== 'deleteDocumentVersion')
        expect(types.slice(-4)).toEqual([
          'unpublishDocument',
          'createDocumentVersion',
          'publishDocumentVersion',
          'createDocumentVersion',
        ])
        expect(events[publishedId].every((event: { documentId: string }) => event.documentId === publishedId)).toBe(true)
        expect(nextCursor).toBe('')
      },
    },
  ],
}
