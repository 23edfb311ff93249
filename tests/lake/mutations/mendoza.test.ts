import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json, JsonObject } from '#lake/documents/types.ts'
import { mendozaPatch } from '#lake/mutations/mendoza.ts'
import { content } from './json-values.ts'

/** The decoder of the Studio, resolved as the Studio resolves it. */
const load = createRequire(createRequire(import.meta.url).resolve('sanity/package.json'))
const { applyPatch }: { applyPatch(document: Json, patch: Json[]): Json } = load('mendoza')

const document = content.map((fields): JsonObject => ({ _id: 'a', _type: 'x', ...fields }))

describe('Mendoza patches', () => {
  test('the Studio gets from any document to any other and back', () => {
    fc.assert(
      fc.property(document, document, (from, to) => {
        expect(applyPatch(from, mendozaPatch(from, to))).toEqual(to)
        expect(applyPatch(to, mendozaPatch(to, from))).toEqual(from)
      }),
      { numRuns: 500 },
    )
  })

  test('creating gives the whole document, deleting gives null', () => {
    expect(mendozaPatch(null, { _id: 'a' })).toEqual([0, { _id: 'a' }])
    expect(mendozaPatch({ _id: 'a' }, null)).toEqual([0, null])
  })

  test('what stays the same is not repeated', () => {
    const item = (key: string, body: string) => ({ _key: key, body })
    const from = { a: 'kept', body: [item('x', 'left alone'), item('y', 'The quick fox'), item('z', 'left alone')], n: 1 }
    const to = { ...from, body: [item('x', 'left alone'), item('y', 'The brown fox'), item('z', 'left alone')], n: 2 }
    const patch = mendozaPatch(from, to)
    expect(JSON.stringify(patch)).not.toMatch(/kept|left alone|quick|fox/)
    expect(patch).toContain('brown')
    expect(applyPatch(from, patch)).toEqual(to)
  })

  test('a character of four bytes is never cut', () => {
    const from = { t: 'a 🚀 b' }
    const to = { t: 'a 🚁 b' }
    expect(mendozaPatch(from, to)).toEqual([11, 0, 23, 0, 2, 22, '🚁', 23, 6, 8, 15])
    expect(applyPatch(from, mendozaPatch(from, to))).toEqual(to)
  })
})
