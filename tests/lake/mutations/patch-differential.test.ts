import { Mutation } from '@sanity/mutator'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PatchOperations } from '#lake/documents/types.ts'
import { applyPatch } from '#lake/mutations/patch.ts'
import { content } from './json-values.ts'

const field = fc.constantFrom('a', 'b', 'c', 'title', 'list')
const keyed = fc.constantFrom('[_key=="k1"]', '[_key=="k2"]')
const step = fc.tuple(fc.option(keyed, { nil: '' }), field).map(([key, name]) => `${key}.${name}`)
/** Paths that the Studio sends: fields, and items by their keys. */
const path = fc
  .tuple(field, fc.array(step, { maxLength: 3 }), fc.option(keyed, { nil: '' }))
  .map(([head, steps, end]) => [head, ...steps, end].join(''))
const value = content.chain((object) => fc.constantFrom(object, 'text', 7, null, [1]))
const operations: fc.Arbitrary<PatchOperations> = fc.oneof(
  fc.record({ set: fc.dictionary(path, value, { minKeys: 1, maxKeys: 1 }) }),
  fc.record({ unset: fc.array(path, { minLength: 1, maxLength: 2 }) }),
  fc.record({ inc: fc.dictionary(path, fc.integer(), { minKeys: 1, maxKeys: 2 }) }),
  fc.record({ dec: fc.dictionary(path, fc.integer(), { minKeys: 1, maxKeys: 2 }) }),
)

test('patches do to the stored document what the Studio did to its own copy', () => {
  fc.assert(
    fc.property(content, operations, (fields, patch) => {
      const document = { ...fields, _id: 'x', _type: 't' }
      fc.pre(isOrdinary(document, patch))
      const studio = new Mutation({ mutations: [{ patch: { id: 'x', ...structuredClone(patch) } }] }).apply(
        structuredClone(document),
      )
      expect(applyPatch(document, patch)).toEqual(studio)
    }),
    { numRuns: 1000 },
  )
})

/**
 * Whether `set` asks for fields of what isn't an array, and for keyed items of what is. The two engines differ about the rest: the
 * Studio's makes an empty object where a keyed item's array is missing and sets nothing in it.
 */
function isOrdinary(document: object, patch: PatchOperations): boolean {
  return Object.keys(patch.set ?? {}).every((text) => {
    let at: unknown = document
    for (const segment of text.match(/\[.*?\]|[a-z]+/g) ?? []) {
      if (segment.startsWith('[') !== Array.isArray(at)) return false
      if (Array.isArray(at)) at = at.find((item) => item?._key === segment.slice('[_key=="'.length, -'"]'.length)) ?? {}
      else at = typeof at === 'object' && at !== null ? Reflect.get(at, segment) : undefined
    }
    return true
  })
}
