import { parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import { isNode } from '#lake/query/nodes.ts'
import { hasRunawayPattern, isQuickToParse } from '#lake/query/query-weight.ts'

function tree(query: string, params = {}) {
  const parsed: unknown = parse(query, { params })
  if (!isNode(parsed)) throw new Error('no tree')
  return parsed
}

describe('a query that could hold everything up', () => {
  test.each([
    ['a chain of filters', `*${'[a == 1]'.repeat(3000)}`],
    ['a chain of operators', `1${' && 1'.repeat(3000)}`],
    ['a chain of projections', `*${'{a}'.repeat(3000)}`],
    ['a function that calls itself out', 'fn a::a($x) = $x{b}; 1'],
  ])('is known by %s', (_, query) => {
    expect(isQuickToParse(query)).toBe(false)
  })

  test.each([
    [
      'a page of the site',
      `*[_type == "event" && urlId.current == $urlId][0]{${'title, "image": bannerImg.asset->{url}, '.repeat(60)}}`,
    ],
    ['a long list of ids', `*[_id in [${'"0f1e2d3c-0000-0000-0000-000000000000", '.repeat(500)}"x"]]`],
  ])('is not %s', (_, query) => {
    expect(isQuickToParse(query)).toBe(true)
  })

  test.each([
    '"aaaa" match "*a*a*a*b"',
    'title match $pattern',
    'title match other',
    '*[_id in path(x)]',
    '_id in path("**.**.**")',
    '*[a match ["x", "*a*a*b"]]',
  ])('is known by its pattern: %s', (query) => {
    expect(hasRunawayPattern(tree(query, { pattern: '*a*a*a*' }))).toBe(true)
  })

  test.each([
    'title match "bet*"',
    'title match "*bet* *tes*"',
    'title match $pattern',
    '_id in path("drafts.**")',
    '*[a match ["x*", "y"]]',
  ])('is not one with the pattern of %s', (query) => {
    expect(hasRunawayPattern(tree(query, { pattern: 'x*' }))).toBe(false)
  })
})
