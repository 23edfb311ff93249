import { expect, test } from 'vitest'
import { estimateCost } from '#lake/query/estimate-cost.ts'
import { createQueryParser } from '#lake/query/parse-query.ts'

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

test('a scan is paid by all documents', () => {
  expect(costOf('*[defined(name)][0]')).toBeGreaterThanOrEqual(1_050)
})
