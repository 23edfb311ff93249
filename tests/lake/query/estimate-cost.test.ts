import { expect, test } from 'vitest'
import { createDatasetView } from '#lake/query/dataset-view.ts'
import { estimateCost } from '#lake/query/estimate-cost.ts'
import { createQueryParser } from '#lake/query/parse-query.ts'
import { countTopReads, type TopRows } from '#lake/query/top-rows.ts'
import { createMemoryStorage } from '#lake/storage/memory.ts'
import { seed, stored } from '../support/seed.ts'

const counts: Record<string, number> = { event: 50, person: 1_000 }
const parse = createQueryParser()
const costOf = (query: string) =>
  estimateCost(parse(query, {}), (types) => (types ?? Object.keys(counts)).reduce((sum, type) => sum + (counts[type] ?? 0), 0))

test('a sub-query that looks at nothing around it is paid once, one that does for every row', () => {
  const once = costOf('*[_type == "event"]{"n": count(*[_type == "person" && defined(name)])}')
  const forEach = costOf('*[_type == "event"]{"n": count(*[_type == "person" && name == ^.name])}')
  expect(once).toBeLessThan(1_200)
  expect(forEach).toBeGreaterThan(50 * 1_000)
})

test('counting what an index counts costs next to nothing', () => {
  expect(costOf('count(*[_type == "person"])')).toBeLessThan(5)
  expect(costOf('{"events": count(*[_type in ["event"]]), "all": count(*)}')).toBeLessThan(5)
})

test('a filter by a list that a query finds is paid by rows and items', () => {
  expect(costOf('*[_type == "person" && name in *[_type == "event"].name]')).toBeGreaterThan(1_000 * 40)
})

test('the first rows in an order of the index are paid alone, unless all are read for them', () => {
  const cost = (query: string, first: number | null) =>
    estimateCost(
      parse(query, {}),
      (types) => (types?.includes('person') ? 1_000 : 5_000),
      () => first,
    )
  expect(cost('*[_type == "person"] | order(name)[0...6]{name}', 7)).toBeLessThan(50)
  expect(cost('*[_type == "person"] | order(name)[0...6]{name}', null)).toBeGreaterThanOrEqual(1_000)
  expect(cost('*[_type == "person" && defined(name)] | order(name)[0...6]', 7)).toBeGreaterThanOrEqual(1_000)
  expect(cost('*[_type == "person"] | order(name)[0...0]', 7)).toBeGreaterThanOrEqual(1_000)
  expect(cost('*[_type == "person"] | order(name, geo::distance(a, b))[0...6]', 7)).toBeGreaterThanOrEqual(1_000)
  expect(cost('*[_type == "person"] | order(_id)[0...6]', null)).toBeLessThan(50)
})

test('a scan is paid by all documents', () => {
  expect(costOf('*[defined(name)][0]')).toBeGreaterThanOrEqual(1_050)
})

test('what is read for the first rows is told ahead: rows with the same place together, those that a caller does not see too', async () => {
  const storage = createMemoryStorage()
  const ids = ['a', 'b', 'private.c', 'private.d', 'e', 'f']
  await seed(
    storage,
    ids.map((_id, n) => stored({ _id, _type: 'x', n: Math.min(n, 4), same: true })),
  )
  const reads = (field: string, limit: number, access: 'all' | 'root', most = 10) =>
    storage.read((reader) => {
      const view = createDatasetView(reader, { dataset: 'production', perspective: 'raw', access })
      const inOrder = (top: TopRows) => reader.documentsOrdered('production', 'x', top.field, top.direction)
      return countTopReads(inOrder, view, 'x', { field, direction: 'asc', limit }, most)
    })
  expect([reads('n', 2, 'all'), reads('n', 3, 'root'), reads('n', 5, 'all')]).toEqual([2, 6, 6])
  expect([reads('same', 1, 'all'), reads('same', 1, 'all', 5)]).toEqual([6, null])
  expect(reads('n', 3, 'root', 4)).toBeNull()
})
