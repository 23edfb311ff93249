import { beforeEach, describe, expect, test } from 'vitest'
import type { JsonObject } from '#lake/documents/types.ts'
import { at, createTestStore, type TestStore } from './test-store.ts'

let lake: TestStore

beforeEach(() => {
  lake = createTestStore()
})

const event = (id: string, fields: JsonObject = {}) => ({ _id: id, _type: 'event', ...fields })

describe('a transaction', () => {
  test('is refused when its id has been used', async () => {
    await lake.mutate([{ create: event('a') }], { transactionId: 'once' })
    await expect(lake.mutate([{ create: event('b') }], { transactionId: 'once' })).rejects.toMatchObject({
      status: 409,
      details: { items: [{ error: { type: 'transactionAlreadyExistsError' } }] },
    })
    expect(lake.ids()).toEqual(['a'])
  })

  test('that is only tried changes nothing and answers as if it had', async () => {
    const { results } = await lake.mutate([{ create: event('a', { n: 1 }) }], {
      dryRun: true,
      returnDocuments: true,
      transactionId: 't',
    })
    expect(results).toMatchObject([{ id: 'a', operation: 'create', document: { n: 1, _rev: 't' } }])
    expect([lake.ids(), lake.heard]).toEqual([[], []])
    await lake.mutate([{ create: event('a') }], { transactionId: 't' })
    await expect(lake.mutate([{ create: event('a') }], { dryRun: true })).rejects.toMatchObject({ status: 409 })
  })

  test('shows ids and documents only when asked to', async () => {
    const plain = await lake.mutate([{ create: event('a') }], { returnIds: false })
    expect(plain.results).toEqual([{ operation: 'create' }])
    const full = await lake.mutate([{ patch: { id: 'a', set: { n: 1 } } }, { delete: { id: 'a' } }], {
      returnIds: false,
      returnDocuments: true,
    })
    expect(full.results).toMatchObject([
      { id: 'a', operation: 'update' },
      { id: 'a', operation: 'delete', document: { n: 1 } },
    ])
  })

  test('gives keys to array items that have none, when asked to', async () => {
    await lake.mutate([{ create: event('a', { list: [{ x: 1 }, { _key: 'own' }, 'text', { inner: [{}] }] }) }], {
      autoGenerateArrayKeys: true,
    })
    const key = expect.stringMatching(/^key\d+$/)
    expect(lake.document('a')?.list).toEqual([
      { x: 1, _key: key },
      { _key: 'own' },
      'text',
      { inner: [{ _key: key }], _key: key },
    ])
    await lake.mutate([{ patch: { id: 'a', insert: { after: 'list[-1]', items: [{ y: 1 }] }, set: { other: [{}] } } }], {
      autoGenerateArrayKeys: true,
    })
    expect(lake.document('a')).toMatchObject({ list: expect.arrayContaining([{ y: 1, _key: key }]), other: [{ _key: key }] })
    await lake.mutate([{ create: event('b', { list: [{}] }) }])
    expect(lake.document('b')?.list).toEqual([{}])
  })

  test('never runs before the one that it follows, even when the clock is set back', async () => {
    lake.setMinutes(10)
    await lake.mutate([{ create: event('a') }])
    lake.setMinutes(3)
    await lake.mutate([{ create: event('b') }])
    expect(lake.heard.map(({ timestamp }) => timestamp)).toEqual([at(10), at(10)])
  })

  test('is acknowledged though a subscriber fails', async () => {
    const failures: unknown[] = []
    const failing = createTestStore({ onError: (error) => failures.push(error) })
    const stop = failing.store.subscribe(() => {
      throw new Error('deaf')
    })
    const later: string[] = []
    failing.store.subscribe(({ transactionId }) => later.push(transactionId))
    await failing.mutate([{ create: event('a') }], { transactionId: 't1' })
    stop()
    await failing.mutate([{ create: event('b') }], { transactionId: 't2' })
    expect([failures, later]).toEqual([[new Error('deaf')], ['t1', 't2']])
  })

  test('is heard of in commit order, with both states of each document', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => lake.mutate([{ createOrReplace: event('a', { n }) }])))
    expect(lake.heard.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
    for (const [index, { changes }] of lake.heard.entries()) {
      expect(changes[0]?.previous?._rev).toBe(lake.heard[index - 1]?.transactionId)
    }
  })
})
