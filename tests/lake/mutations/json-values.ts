import fc from 'fast-check'
import type { Json, JsonObject } from '#lake/documents/types.ts'

const name = fc.constantFrom('a', 'b', 'c', 'title', 'list')
const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constantFrom('one two', 'one three two', '🚀 go', '🚀🚀'))

/** Documents' content as patches meet it: few names, keyed and plain arrays, texts beyond ASCII. */
export const { content } = fc.letrec<{ value: Json; content: JsonObject; item: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('item'), { maxLength: 4 }),
    tie('content'),
  ),
  item: fc.oneof(
    tie('value'),
    fc.tuple(fc.constantFrom('k1', 'k2', 'k3'), tie('content')).map(([key, object]) => ({ ...object, _key: key })),
  ),
  content: fc.dictionary(name, tie('value'), { maxKeys: 4 }),
}))
