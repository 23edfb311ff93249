import { beforeEach, describe, expect, test } from 'vitest'
import { documentEvents } from '#lake/history/document-events.ts'
import { documentsAt, type Moment } from '#lake/history/documents-at.ts'
import { type TransactionsRequest, transactionLines } from '#lake/history/transaction-lines.ts'
import { at, createTestStore, dataset, type TestStore, viewer } from '../mutations/test-store.ts'

let lake: TestStore

beforeEach(() => {
  lake = createTestStore()
})

const write = (transactionId: string, ...mutations: Parameters<TestStore['mutate']>[0]) =>
  lake.mutate(mutations, { transactionId })
const put = (id: string, n: number) => ({ createOrReplace: { _id: id, _type: 'x', n } })
const refused = expect.objectContaining({ code: 'unauthorized', status: 401, details: { errorCode: 'SIO-401-ANF' } })

describe('transactions', () => {
  const lines = (request: TransactionsRequest) =>
    lake.storage.read((reader) => transactionLines(reader, dataset, viewer, request).map((line) => JSON.parse(line)))

  test('are lines of JSON, oldest first, with effects when asked for', async () => {
    await write('t1', put('a', 1), put('b', 1))
    lake.setMinutes(1)
    await write('t2', put('a', 2))
    expect(lines({ documentIds: ['a'], effectFormat: 'mendoza', excludeMutations: true })).toEqual([
      {
        id: 't1',
        timestamp: at(0),
        author: 'p-editor',
        documentIDs: ['a', 'b'],
        effects: {
          a: { apply: [0, { _id: 'a', _type: 'x', n: 1, _createdAt: at(0), _updatedAt: at(0) }], revert: [0, null] },
          b: expect.anything(),
        },
      },
      {
        id: 't2',
        timestamp: at(1),
        author: 'p-editor',
        documentIDs: ['a'],
        effects: { a: { apply: expect.arrayContaining([17, 2, 'n']), revert: expect.arrayContaining([17, 1, 'n']) } },
      },
    ])
  })

  test('show only the documents asked for when that is asked for', async () => {
    await write('t1', put('a', 1), put('b', 1))
    expect(lines({ documentIds: ['a'], includeIdentifiedDocumentsOnly: true })).toMatchObject([
      { documentIDs: ['a'], mutations: [put('a', 1)] },
    ])
    expect(lines({ documentIds: ['a'] })).toMatchObject([{ documentIDs: ['a', 'b'], mutations: [put('a', 1), put('b', 1)] }])
  })

  test('can be asked for page by page from either end, both ends included', async () => {
    for (let n = 1; n <= 5; n++) await write(`t${n}`, put('a', n))
    const ids = (request: object) => lines({ documentIds: ['a'], ...request }).map(({ id }) => id)
    expect(ids({ fromTransaction: 't2', toTransaction: 't4' })).toEqual(['t2', 't3', 't4'])
    expect(ids({ toTransaction: 't4', reverse: true, limit: 2 })).toEqual(['t4', 't3'])
    expect(ids({ documentIds: ['missing'] })).toEqual([])
  })

  test('are never shown to anonymous readers', async () => {
    await write('t1', put('a', 1))
    expect(() => lake.storage.read((reader) => transactionLines(reader, dataset, null, { documentIds: ['a'] }))).toThrow(refused)
  })
})

describe('documents of another time', () => {
  const asked = (ids: string[], moment: Moment) =>
    lake.storage.read((reader) => documentsAt(reader, dataset, viewer, ids, moment).documents.map(({ _id, n }) => [_id, n]))

  beforeEach(async () => {
    await write('t1', put('a', 1))
    lake.setMinutes(10)
    await write('t2', put('a', 2), put('b', 2))
    lake.setMinutes(20)
    await write('t3', { delete: { id: 'a' } }, put('drafts.a', 3))
  })

  test.each<[what: string, moment: Moment, documents: unknown[]]>([
    ['a revision', { revision: 't1' }, [['a', 1]]],
    [
      'a revision that touched other documents',
      { revision: 't2' },
      [
        ['a', 2],
        ['b', 2],
      ],
    ],
    [
      'a revision after a deletion',
      { revision: 't3' },
      [
        ['drafts.a', 3],
        ['b', 2],
      ],
    ],
    ['a revision that is not known', { revision: 'nope' }, []],
    ['the time before the first', { time: at(-1) }, []],
    [
      'the time of a transaction',
      { time: at(10) },
      [
        ['a', 2],
        ['b', 2],
      ],
    ],
    [
      'a time between, in another zone',
      { time: '2026-01-01T05:45:00+05:30' },
      [
        ['a', 2],
        ['b', 2],
      ],
    ],
    [
      'their last revision, the deleted one too',
      { lastRevision: true },
      [
        ['a', 2],
        ['drafts.a', 3],
        ['b', 2],
      ],
    ],
  ])('as of %s', (_, moment, documents) => {
    expect(asked(['a', 'drafts.a', 'b', 'missing'], moment)).toEqual(documents)
  })

  test.each<[moment: Moment]>([[{}], [{ revision: 't1', lastRevision: true }], [{ time: 'yesterday' }]])(
    '%j is no moment',
    (moment) => {
      expect(() => asked(['a'], moment)).toThrow(expect.objectContaining({ status: 400 }))
    },
  )

  test('are never shown to anonymous readers', () => {
    expect(() => lake.storage.read((reader) => documentsAt(reader, dataset, null, ['a'], { lastRevision: true }))).toThrow(
      refused,
    )
  })
})

describe('events', () => {
  const events = (id: string, page?: { limit?: number; nextCursor?: string }) =>
    lake.storage.read((reader) => documentEvents(reader, dataset, viewer, id, page))
  const pair = { publishedId: 'a', draftId: 'drafts.a' }
  const draft = { publishedId: 'a', attributes: { _id: 'drafts.a', _type: 'x' } }

  test('tell the life of a document, newest first, without its edits', async () => {
    const { transactionId: created } = await lake.act('create', draft)
    const { transactionId: edited } = await lake.act('edit', { ...pair, patch: { set: { n: 1 } } })
    const { transactionId: published } = await lake.act('publish', pair)
    const { transactionId: again } = await lake.act('edit', { ...pair, patch: { set: { n: 2 } } })
    await lake.act('discard', { draftId: 'drafts.a' })
    const { transactionId: unpublished } = await lake.act('unpublish', pair)
    const { transactionId: back } = await lake.act('publish', pair)
    await lake.act('delete', { publishedId: 'a', includeDrafts: [] })
    const about = { documentId: 'a', author: 'p-editor', timestamp: at(0) }
    const version = { ...about, versionId: 'drafts.a' }
    const expected = [
      { ...about, type: 'deleteDocumentGroup' },
      {
        ...version,
        type: 'publishDocumentVersion',
        revisionId: back,
        versionRevisionId: unpublished,
        publishCause: 'document.publish',
      },
      { ...version, type: 'unpublishDocument', versionRevisionId: unpublished },
      { ...version, type: 'deleteDocumentVersion', versionRevisionId: again },
      { ...version, type: 'createDocumentVersion', versionRevisionId: again },
      {
        ...version,
        type: 'publishDocumentVersion',
        revisionId: published,
        versionRevisionId: edited,
        publishCause: 'document.publish',
      },
      { ...version, type: 'createDocumentVersion', versionRevisionId: created },
    ]
    expect(events('a')).toEqual({ events: { a: expected }, nextCursor: '' })
    expect(events('drafts.a').events['drafts.a']).toEqual(expected)
  })

  test('unpublishing beside a draft is told as such', async () => {
    await write('t1', put('a', 1), put('drafts.a', 2))
    await lake.act('unpublish', pair)
    expect(events('a').events.a?.[0]).toMatchObject({ type: 'unpublishDocument', versionRevisionId: 't1' })
  })

  test('a document that is written directly is live', async () => {
    await write('t1', put('a', 1))
    await write('t2', put('a', 2))
    expect(events('a').events.a).toMatchObject([
      { type: 'updateLiveDocument', revisionId: 't2' },
      { type: 'createLiveDocument', revisionId: 't1' },
    ])
  })

  test('versions of releases are named by their release', async () => {
    await write('t1', put('versions.r1.a', 1))
    expect(events('a').events.a).toMatchObject([{ type: 'createDocumentVersion', versionId: 'versions.r1.a', releaseId: 'r1' }])
  })

  test('come in pages, each event once', async () => {
    for (let n = 1; n <= 7; n++) await write(`t${n}`, put('a', n))
    const seen: string[] = []
    let nextCursor = ''
    do {
      const page = events('a', { limit: 3, nextCursor })
      seen.push(...(page.events.a ?? []).map((event) => ('revisionId' in event ? event.revisionId : '')))
      nextCursor = page.nextCursor
    } while (nextCursor !== '')
    expect(seen).toEqual(['t7', 't6', 't5', 't4', 't3', 't2', 't1'])
  })

  test('are never shown to anonymous readers', () => {
    expect(() => lake.storage.read((reader) => documentEvents(reader, dataset, null, 'a'))).toThrow(refused)
  })
})
