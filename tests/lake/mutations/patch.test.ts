import { describe, expect, test } from 'vitest'
import type { JsonObject, PatchOperations } from '#lake/documents/types.ts'
import { applyPatch } from '#lake/mutations/patch.ts'

type Case = [what: string, document: JsonObject, operations: PatchOperations, result: JsonObject]

function check(cases: Case[]): void {
  test.each(cases)('%s', (_, document, operations, result) => {
    const before = structuredClone(document)
    expect(applyPatch(document, operations)).toEqual(result)
    expect(document).toEqual(before)
  })
}

describe('set', () => {
  check([
    ['replaces a field', { a: 1 }, { set: { a: 2 } }, { a: 2 }],
    ['makes missing parents', {}, { set: { 'address.city.name': 'Pune' } }, { address: { city: { name: 'Pune' } } }],
    ['makes an object where null is in the way', { a: null }, { set: { 'a.b': 1 } }, { a: { b: 1 } }],
    ['makes an object where text is in the way', { a: 'text' }, { set: { 'a.b': 1 } }, { a: { b: 1 } }],
    ['reaches an array item by index', { a: [1, 2] }, { set: { 'a[1]': 9 } }, { a: [1, 9] }],
    ['counts negative indices from the end', { a: [1, 2] }, { set: { 'a[-1]': 9 } }, { a: [1, 9] }],
    ['ignores an index out of bounds', { a: [1] }, { set: { 'a[1]': 2, 'a[-2]': 3 } }, { a: [1] }],
    [
      'reaches keyed items',
      { a: [{ _key: 'x' }, { _key: 'y' }] },
      { set: { 'a[_key=="y"].b': 1 } },
      { a: [{ _key: 'x' }, { _key: 'y', b: 1 }] },
    ],
    [
      'makes parents within a keyed item',
      { a: [{ _key: 'x' }] },
      { set: { 'a[_key=="x"].b.c': 1 } },
      { a: [{ _key: 'x', b: { c: 1 } }] },
    ],
    ['ignores a key that is not there', { a: [{ _key: 'x' }] }, { set: { 'a[_key=="z"].b': 1 } }, { a: [{ _key: 'x' }] }],
    ['reaches every item', { a: [{}, {}] }, { set: { 'a[*].b': 1 } }, { a: [{ b: 1 }, { b: 1 }] }],
    ['reaches every field', { a: { x: 1, y: 2 } }, { set: { 'a.*': 0 } }, { a: { x: 0, y: 0 } }],
    ['reaches a slice, its end left out', { a: [1, 2, 3, 4] }, { set: { 'a[1:3]': 0 } }, { a: [1, 0, 0, 4] }],
    ['reaches open and negative slices', { a: [1, 2, 3, 4] }, { set: { 'a[:1]': 0, 'a[-1:]': 9 } }, { a: [0, 2, 3, 9] }],
    ['reaches a union of indices', { a: [1, 2, 3] }, { set: { 'a[0,2]': 0 } }, { a: [0, 2, 0] }],
    ['reaches a union of fields', { a: { x: 1 } }, { set: { 'a[x,y]': 0 } }, { a: { x: 0, y: 0 } }],
    ['reaches a union of paths', { a: { b: 1 }, c: 2 }, { set: { '[a.b,c]': 0 } }, { a: { b: 0 }, c: 0 }],
    ['compares numbers', { a: [{ n: 1 }, { n: 5 }] }, { set: { 'a[n > 3].b': 1 } }, { a: [{ n: 1 }, { n: 5, b: 1 }] }],
    ['compares items themselves', { a: [1, 5, 9] }, { set: { 'a[@ >= 5]': 0 } }, { a: [1, 0, 0] }],
    [
      'compares two fields',
      {
        a: [
          { n: 1, m: 2 },
          { n: 3, m: 2 },
        ],
      },
      { set: { 'a[n > m].b': 1 } },
      {
        a: [
          { n: 1, m: 2 },
          { n: 3, m: 2, b: 1 },
        ],
      },
    ],
    [
      'compares deep fields',
      { a: [{ n: { m: true } }, {}] },
      { set: { 'a[n.m == true].b': 1 } },
      { a: [{ n: { m: true }, b: 1 }, {}] },
    ],
    ['never compares text with numbers', { a: ['5', 6] }, { set: { 'a[@ > 4]': 0 } }, { a: ['5', 0] }],
    ['finds items that have a field', { a: [{ n: 1 }, {}] }, { set: { 'a[n?].b': 1 } }, { a: [{ n: 1, b: 1 }, {}] }],
    [
      'reaches existing fields at any depth',
      { v: 1, a: [{ v: 2 }, {}], b: { v: { v: 3 } } },
      { set: { '..v': 0 } },
      { v: 0, a: [{ v: 0 }, {}], b: { v: 0 } },
    ],
    [
      'reaches keyed items at any depth',
      { a: { b: [{ _key: 'k' }] } },
      { set: { '..[_key=="k"].c': 1 } },
      { a: { b: [{ _key: 'k', c: 1 }] } },
    ],
    ['takes quoted field names', {}, { set: { "a['b-c.d']": 1 } }, { a: { 'b-c.d': 1 } }],
    [
      'takes quotes within a text',
      { a: [{ t: 'say "hi"' }] },
      { set: { 'a[t == "say \\"hi\\""].x': 1 } },
      { a: [{ t: 'say "hi"', x: 1 }] },
    ],
    ['keeps a field named __proto__ a field', {}, { set: { '__proto__.x': 1 } }, JSON.parse('{"__proto__":{"x":1}}')],
  ])
})

describe('setIfMissing', () => {
  check([
    ['sets what is missing, parents included', {}, { setIfMissing: { 'a.b': 1 } }, { a: { b: 1 } }],
    [
      'leaves what is there, false and empty too',
      { a: 0, b: '', c: false, d: [] },
      { setIfMissing: { a: 1, b: 1, c: 1, d: 1 } },
      { a: 0, b: '', c: false, d: [] },
    ],
    ['replaces null', { a: null }, { setIfMissing: { a: [] } }, { a: [] }],
    ['leaves items of arrays alone', { a: [null] }, { setIfMissing: { 'a[0]': 1 } }, { a: [null] }],
    [
      'comes before set, named first',
      {},
      { setIfMissing: { a: { _type: 'x' } }, set: { 'a.b': 1 } },
      { a: { _type: 'x', b: 1 } },
    ],
    ['comes before set, named last', {}, { set: { 'a.b': 1 }, setIfMissing: { a: { _type: 'x' } } }, { a: { _type: 'x', b: 1 } }],
    ['prepares an array for insert', {}, { setIfMissing: { a: [] }, insert: { after: 'a[-1]', items: [1] } }, { a: [1] }],
  ])
})

describe('unset', () => {
  check([
    ['removes a field', { a: 1, b: 2 }, { unset: ['a'] }, { b: 2 }],
    ['ignores what is missing', { a: 1 }, { unset: ['b', 'a.b', 'a[0]', '_empty_action_guard_pseudo_field_'] }, { a: 1 }],
    ['removes several items of one array at once', { a: [1, 2, 3, 4] }, { unset: ['a[0,2]'] }, { a: [2, 4] }],
    ['applies its paths one after another', { a: [1, 2, 3] }, { unset: ['a[0]', 'a[0]'] }, { a: [3] }],
    ['removes keyed items', { a: [{ _key: 'x' }, { _key: 'y' }] }, { unset: ['a[_key=="x"]'] }, { a: [{ _key: 'y' }] }],
    ['removes every item', { a: [1, 2] }, { unset: ['a[*]'] }, { a: [] }],
    ['removes nested matches', { a: [{ a: [1] }], b: { a: 1 } }, { unset: ['..a'] }, { b: {} }],
    ['removes by value', { a: [1, 2, 1] }, { unset: ['a[@==1]'] }, { a: [2] }],
  ])
})

describe('inc and dec', () => {
  check([
    ['inc alone adds', { a: 1 }, { inc: { a: 2 } }, { a: 3 }],
    ['dec alone subtracts', { a: 1 }, { dec: { a: 0.5 } }, { a: 0.5 }],
    ['both at once', { a: 1, b: 1 }, { inc: { a: 1 }, dec: { b: 1 } }, { a: 2, b: 0 }],
    ['reach many places', { a: [{ n: 1 }, { n: 2 }, {}] }, { inc: { 'a[*].n': 1 } }, { a: [{ n: 2 }, { n: 3 }, {}] }],
    ['leave alone what is missing or no number', { a: 'x', b: null }, { inc: { a: 1, b: 1, c: 1 } }, { a: 'x', b: null }],
  ])

  test('a sum that no number can hold is an error', () => {
    expect(() => applyPatch({ a: 1e308 }, { inc: { a: 1e308 } })).toThrow(RangeError)
  })
})

describe('insert', () => {
  const array = { a: [1, 2, 3] }
  check([
    ['before an index', array, { insert: { before: 'a[1]', items: [9, 8] } }, { a: [1, 9, 8, 2, 3] }],
    ['after an index', array, { insert: { after: 'a[1]', items: [9] } }, { a: [1, 2, 9, 3] }],
    ['at the end', array, { insert: { after: 'a[-1]', items: [9] } }, { a: [1, 2, 3, 9] }],
    ['at the start', array, { insert: { before: 'a[0]', items: [9] } }, { a: [9, 1, 2, 3] }],
    ['in place of an index', array, { insert: { replace: 'a[1]', items: [8, 9] } }, { a: [1, 8, 9, 3] }],
    ['in place of a slice', array, { insert: { replace: 'a[1:]', items: [9] } }, { a: [1, 9] }],
    [
      'in place of an empty slice, which removes nothing',
      array,
      { insert: { replace: 'a[1:1]', items: [9] } },
      { a: [1, 9, 2, 3] },
    ],
    ['in place of scattered items, where the first one was', array, { insert: { replace: 'a[0,2]', items: [9] } }, { a: [9, 2] }],
    ['after a slice', array, { insert: { after: 'a[0:2]', items: [9] } }, { a: [1, 2, 9, 3] }],
    [
      'after a keyed item',
      { a: [{ _key: 'x' }, { _key: 'y' }] },
      { insert: { after: 'a[_key=="x"]', items: [9] } },
      { a: [{ _key: 'x' }, 9, { _key: 'y' }] },
    ],
    [
      'into several arrays',
      { a: [{ b: [1] }, { b: [2] }] },
      { insert: { before: 'a[*].b[0]', items: [9] } },
      { a: [{ b: [9, 1] }, { b: [9, 2] }] },
    ],
    [
      'into arrays at any depth',
      { a: { b: [{ _key: 'k' }] } },
      { insert: { after: '..[_key=="k"]', items: [9] } },
      { a: { b: [{ _key: 'k' }, 9] } },
    ],
    [
      'into an empty array by its first or last index',
      { a: [], b: [] },
      { insert: { after: 'a[-1]', items: [1] } },
      { a: [1], b: [] },
    ],
    ['prepended to an empty array', { a: [] }, { insert: { before: 'a[0]', items: [1] } }, { a: [1] }],
    ['before an index that does not exist: nothing', { a: [1] }, { insert: { before: 'a[1]', items: [9] } }, { a: [1] }],
    [
      'after a key that does not exist: nothing',
      { a: [{ _key: 'x' }] },
      { insert: { after: 'a[_key=="nope"]', items: [9] } },
      { a: [{ _key: 'x' }] },
    ],
    ['into an absent array: nothing', {}, { insert: { after: 'a[-1]', items: [9] } }, {}],
    ['next to a field: nothing', { a: 1 }, { insert: { after: 'a', items: [9] } }, { a: 1 }],
  ])

  test('hundreds of thousands of items go in at once', () => {
    const items = Array.from({ length: 300_000 }, (_, n) => n)
    const { a } = applyPatch({ a: items }, { insert: { replace: 'a[*]', items } })
    expect(a).toHaveLength(300_000)
  })
})

describe('diffMatchPatch', () => {
  check([
    [
      'changes a text',
      { a: 'The quick fox' },
      { diffMatchPatch: { a: '@@ -1,9 +1,9 @@\n The \n-quick\n+brown\n' } },
      { a: 'The brown fox' },
    ],
    [
      'counts characters beyond the basic plane',
      { a: '🚀 go' },
      { diffMatchPatch: { a: '@@ -1,7 +1,8 @@\n 🚀 go\n+!\n' } },
      { a: '🚀 go!' },
    ],
    [
      'leaves alone what is missing or no text',
      { a: 1 },
      { diffMatchPatch: { a: '@@ -0,0 +1 @@\n+x\n', b: '@@ -0,0 +1 @@\n+x\n' } },
      { a: 1 },
    ],
    [
      'reaches keyed items',
      { a: [{ _key: 'k', t: 'one' }] },
      { diffMatchPatch: { 'a[_key=="k"].t': '@@ -1,3 +1,4 @@\n one\n+s\n' } },
      { a: [{ _key: 'k', t: 'ones' }] },
    ],
  ])

  test('a patch that can not be read is an error', () => {
    expect(() => applyPatch({ a: 'x' }, { diffMatchPatch: { a: '@@ nonsense' } })).toThrow()
  })
})

describe('paths that can not be read', () => {
  test.each([
    '',
    '.',
    'a.',
    'a..',
    'a[',
    'a[0',
    'a[]',
    'a[1:2:0]',
    'a.0',
    'a b',
    'a[1.5]',
    'a-b',
    '[',
    'a[x ==]',
    'a'.repeat(3000),
    '[a,b]'.repeat(20),
  ])('"%s"', (path) => {
    expect(() => applyPatch({ a: [1] }, { set: { [path]: 1 } })).toThrow(/^Invalid path/)
  })
})
