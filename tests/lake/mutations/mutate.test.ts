import { beforeEach, describe, expect, test } from 'vitest'
import type { JsonObject } from '#lake/documents/types.ts'
import { at, createTestStore, dataset, type TestStore } from './test-store.ts'

let lake: TestStore

beforeEach(() => {
  lake = createTestStore()
})

const event = (id: string, fields: JsonObject = {}) => ({ _id: id, _type: 'event', ...fields })

describe('create', () => {
  test('stores the document with its system fields', async () => {
    const answer = await lake.mutate([{ create: event('a', { title: 'Expo', _rev: 'forged', _updatedAt: 'forged' }) }], {
      transactionId: 't1',
    })
    expect(answer).toEqual({ transactionId: 't1', results: [{ id: 'a', operation: 'create' }] })
    expect(lake.document('a')).toEqual({ ...event('a'), title: 'Expo', _rev: 't1', _createdAt: at(0), _updatedAt: at(0) })
  })

  test('keeps the creation time that an import brings', async () => {
    await lake.mutate([{ create: event('a', { _createdAt: '2020-02-02T02:02:02Z' }) }])
    expect(lake.document('a')).toMatchObject({ _createdAt: '2020-02-02T02:02:02Z', _updatedAt: at(0) })
  })

  test('makes an id where there is none, and the end of one that stops at a dot', async () => {
    const { results } = await lake.mutate([
      { create: { _type: 'event' } },
      { create: event('drafts.') },
      { createIfNotExists: event('notes.') },
    ])
    expect(results.map(({ id }) => id)).toEqual([
      expect.stringMatching(/^id\d+$/),
      expect.stringMatching(/^drafts\.id\d+$/),
      expect.stringMatching(/^notes\.id\d+$/),
    ])
  })

  test('refuses an id that is taken, and with it the whole transaction', async () => {
    await lake.mutate([{ create: event('a') }])
    await expect(lake.mutate([{ create: event('b') }, { create: event('a') }])).rejects.toMatchObject({
      code: 'mutationError',
      status: 409,
      message: 'The mutation(s) failed: Document by ID "a" already exists',
      details: { items: [{ index: 1, error: { type: 'documentAlreadyExistsError', id: 'a' } }] },
    })
    expect(lake.ids()).toEqual(['a'])
    expect(lake.heard).toHaveLength(1)
  })
})

describe('createOrReplace and createIfNotExists', () => {
  test('replacing keeps the creation time and nothing else', async () => {
    await lake.mutate([{ create: event('a', { old: true }) }])
    lake.setMinutes(5)
    const { results } = await lake.mutate([{ createOrReplace: event('a', { new: true }) }, { createOrReplace: event('b') }])
    expect(results.map(({ operation }) => operation)).toEqual(['update', 'create'])
    expect(lake.document('a')).toEqual({
      ...event('a'),
      new: true,
      _rev: expect.any(String),
      _createdAt: at(0),
      _updatedAt: at(5),
    })
  })

  test('an existing document stays untouched and nobody hears of it', async () => {
    await lake.mutate([{ create: event('a', { n: 1 }) }])
    const before = lake.document('a')
    const { results } = await lake.mutate([{ createIfNotExists: event('a', { n: 2, _createdAt: '2020-01-01T00:00:00Z' }) }])
    expect(results).toEqual([{ id: 'a', operation: 'none' }])
    expect(lake.document('a')).toBe(before)
    expect(lake.heard).toHaveLength(1)
  })

  test('the same new id at the same instant makes one document', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => lake.mutate([{ createIfNotExists: event('a', { n }) }])),
    )
    expect(answers.map(({ results }) => results[0]?.operation).sort()).toEqual(['create', ...Array(9).fill('none')])
    expect(lake.heard).toHaveLength(1)
  })
})

describe('delete', () => {
  test('removes the document; a missing one is no error', async () => {
    await lake.mutate([{ create: event('a') }])
    const { results } = await lake.mutate([{ delete: { id: 'a' } }, { delete: { id: 'a' } }])
    expect(results).toEqual([
      { id: 'a', operation: 'delete' },
      { id: 'a', operation: 'none' },
    ])
    expect(lake.ids()).toEqual([])
  })

  test('what is created and deleted in one transaction leaves no trace', async () => {
    await lake.mutate([{ create: event('a') }, { delete: { id: 'a' } }])
    expect([lake.ids(), lake.heard]).toEqual([[], []])
  })

  test('purging forgets what the document was', async () => {
    await lake.mutate([{ create: event('a', { secret: 'x' }) }])
    await lake.mutate([{ delete: { id: 'a', purge: true } }])
    expect(JSON.stringify(lake.storage.read((reader) => reader.transactionsSince(dataset, 0, 9)))).not.toContain('secret')
  })
})

describe('patch', () => {
  test('changes the document under a new revision', async () => {
    await lake.mutate([{ create: event('a', { n: 1, gone: 1 }) }])
    lake.setMinutes(1)
    const { transactionId } = await lake.mutate([{ patch: { id: 'a', inc: { n: 1 }, unset: ['gone'] } }])
    expect(lake.document('a')).toEqual({ ...event('a'), n: 2, _rev: transactionId, _createdAt: at(0), _updatedAt: at(1) })
  })

  test('later mutations of a transaction see what earlier ones did, under one revision', async () => {
    await lake.mutate(
      [
        { create: event('a') },
        { patch: { id: 'a', set: { n: 1 } } },
        { patch: { id: 'a', inc: { n: 1 } } },
        { create: event('b') },
      ],
      { transactionId: 't' },
    )
    expect([lake.document('a'), lake.document('b')]).toMatchObject([{ n: 2, _rev: 't' }, { _rev: 't' }])
    expect(lake.heard[0]?.changes).toHaveLength(2)
  })

  test('a revision that is not the present one is a conflict', async () => {
    const { transactionId } = await lake.mutate([{ create: event('a') }])
    const patch = (n: number) => lake.mutate([{ patch: { id: 'a', ifRevisionID: transactionId, set: { n } } }])
    const outcomes = await Promise.allSettled([patch(1), patch(2)])
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      {
        status: 'rejected',
        reason: {
          status: 409,
          details: {
            items: [
              {
                error: {
                  type: 'documentRevisionIDDoesNotMatchError',
                  id: 'a',
                  expectedRevisionID: transactionId,
                  currentRevisionID: lake.document('a')?._rev,
                },
              },
            ],
          },
        },
      },
    ])
    expect(lake.document('a')).toMatchObject({ n: 1 })
  })

  test('a document that is not there is 404', async () => {
    await expect(lake.mutate([{ patch: { id: 'a', set: { n: 1 } } }])).rejects.toMatchObject({
      status: 404,
      details: { items: [{ error: { type: 'documentNotFoundError', id: 'a' } }] },
    })
  })

  test.each(['_id', '_type', '_createdAt'])('%s can not be changed or removed', async (name) => {
    await lake.mutate([{ create: event('a') }])
    for (const operations of [{ set: { [name]: 'x' } }, { unset: [name] }]) {
      await expect(lake.mutate([{ patch: { id: 'a', ...operations } }])).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining(`Cannot modify immutable attribute "${name}"`),
      })
    }
  })

  test("revision and time of change are the lake's own", async () => {
    await lake.mutate([{ create: event('a') }])
    const { transactionId } = await lake.mutate([{ patch: { id: 'a', set: { _rev: 'x', _updatedAt: 'x' } } }])
    expect(lake.document('a')).toMatchObject({ _rev: transactionId, _updatedAt: at(0) })
  })
})
