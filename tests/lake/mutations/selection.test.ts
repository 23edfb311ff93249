import { expect, test } from 'vitest'
import { LakeError } from '#lake/documents/lake-error.ts'
import type { SelectIds } from '#lake/mutations/api.ts'
import { createMemoryStorage } from '#lake/storage/memory.ts'
import { createTestStore, dataset, editor } from './test-store.ts'

const storage = () => createMemoryStorage()

/** Selects every document of a type, named by the query; `before` runs between reading and answering. */
function selectByType(memory: ReturnType<typeof storage>, before: () => Promise<unknown> = async () => undefined): SelectIds {
  return async (name, _, query) => {
    const ids = memory.read((reader) => Array.from(reader.documentsByType(name, [query]), (document) => document._id))
    await before()
    return ids
  }
}

test('patches and deletes go to every document that a query selects, one result each', async () => {
  const memory = storage()
  const lake = createTestStore({ storage: memory, selectIds: selectByType(memory) })
  await lake.mutate([
    { create: { _id: 'a', _type: 'x' } },
    { create: { _id: 'b', _type: 'x' } },
    { create: { _id: 'c', _type: 'y' } },
  ])
  const { results } = await lake.mutate([
    { patch: { query: 'x', set: { n: 1 } } },
    { delete: { query: 'y' } },
    { delete: { query: 'none' } },
  ])
  expect(results).toEqual([
    { id: 'a', operation: 'update' },
    { id: 'b', operation: 'update' },
    { id: 'c', operation: 'delete' },
  ])
  expect(lake.heard[1]?.mutations).toEqual([
    { patch: { id: 'a', set: { n: 1 } } },
    { patch: { id: 'b', set: { n: 1 } } },
    { delete: { id: 'c' } },
  ])
})

test('query and parameters reach the evaluator together with who asks', async () => {
  const asked: unknown[] = []
  const lake = createTestStore({
    selectIds: async (...question) => {
      asked.push(question)
      return []
    },
  })
  await lake.mutate([{ delete: { query: '*[_type == $type]', params: { type: 'x' } } }])
  expect(asked).toEqual([[dataset, editor, '*[_type == $type]', { type: 'x' }]])
})

test('a query that is refused refuses the transaction', async () => {
  const refusal = new LakeError('queryParseError', 'expected expression')
  const lake = createTestStore({ selectIds: () => Promise.reject(refusal) })
  await expect(lake.mutate([{ create: { _id: 'a', _type: 'x' } }, { delete: { query: '*[' } }])).rejects.toBe(refusal)
  expect(lake.ids()).toEqual([])
})

test('what changes while a query is answered is selected anew', async () => {
  const memory = storage()
  let disturbances = 0
  const lake = createTestStore({
    storage: memory,
    selectIds: selectByType(memory, async () => {
      if (disturbances++ < 2) await lake.mutate([{ create: { _id: `late${disturbances}`, _type: 'x' } }])
    }),
  })
  await lake.mutate([{ create: { _id: 'a', _type: 'x' } }])
  const { results } = await lake.mutate([{ patch: { query: 'x', set: { n: 1 } } }])
  expect(results.map(({ id }) => id)).toEqual(['a', 'late1', 'late2'])
})

test('under writers that never stop a selection gets through, and so do they', async () => {
  const memory = storage()
  const writers: Promise<unknown>[] = []
  const lake = createTestStore({
    storage: memory,
    selectIds: selectByType(memory, async () => {
      const n = writers.length
      writers.push(lake.mutate([{ create: { _id: `w${n}`, _type: 'x' } }]))
      await new Promise<void>((resolve) => setImmediate(resolve))
    }),
  })
  await lake.mutate([{ create: { _id: 'a', _type: 'x' } }])
  const { results } = await lake.mutate([{ patch: { query: 'x', set: { n: 1 } } }])
  expect(results.map(({ id }) => id)).toEqual(['a', 'w0', 'w1', 'w2'])
  await Promise.all(writers)
  expect(lake.ids()).toHaveLength(writers.length + 1)
})

test('a selected document that an earlier mutation deletes is passed over', async () => {
  const memory = storage()
  const lake = createTestStore({ storage: memory, selectIds: selectByType(memory) })
  await lake.mutate([{ create: { _id: 'a', _type: 'x' } }, { create: { _id: 'b', _type: 'x' } }])
  const { results } = await lake.mutate([{ delete: { id: 'a' } }, { patch: { query: 'x', set: { n: 1 } } }])
  expect(results).toEqual([
    { id: 'a', operation: 'delete' },
    { id: 'b', operation: 'update' },
  ])
})
