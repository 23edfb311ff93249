import { expect } from 'vitest'
import { postMutations } from './post-mutations.ts'
import { type Case, type CaseGroup, refusal } from './world.ts'

/** One patch: fields before, operations, fields after. Semantics: https://www.sanity.io/docs/http-reference/mutation */
const patches: [title: string, before: object, patch: object, after: object][] = [
  ['set replaces a field', { a: 1 }, { set: { a: 2 } }, { a: 2 }],
  ['set adds a field', {}, { set: { a: [1] } }, { a: [1] }],
  ['set of a deep path makes the parents', {}, { set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
  ['set keeps the siblings of a deep path', { a: { x: 1 } }, { set: { 'a.b': 2 } }, { a: { x: 1, b: 2 } }],
  ['set by index', { a: [1, 2] }, { set: { 'a[1]': 5 } }, { a: [1, 5] }],
  ['set by index from the end', { a: [1, 2] }, { set: { 'a[-1]': 5 } }, { a: [1, 5] }],
  [
    'set by key',
    {
      a: [
        { _key: 'x', v: 1 },
        { _key: 'y', v: 2 },
      ],
    },
    { set: { 'a[_key=="y"].v': 9 } },
    {
      a: [
        { _key: 'x', v: 1 },
        { _key: 'y', v: 9 },
      ],
    },
  ],
  [
    'set by a key that is not there changes nothing',
    { a: [{ _key: 'x', v: 1 }] },
    { set: { 'a[_key=="z"].v': 9 } },
    { a: [{ _key: 'x', v: 1 }] },
  ],
  [
    'set by a condition',
    {
      a: [
        { _key: 'x', v: 1 },
        { _key: 'y', v: 5 },
      ],
    },
    { set: { 'a[v > 2].v': 0 } },
    {
      a: [
        { _key: 'x', v: 1 },
        { _key: 'y', v: 0 },
      ],
    },
  ],
  ['set of a range', { a: [1, 2, 3, 4] }, { set: { 'a[1:3]': 0 } }, { a: [1, 0, 0, 4] }],
  ['set recursively', { a: { v: 1, b: { v: 2 } } }, { set: { 'a..v': 0 } }, { a: { v: 0, b: { v: 0 } } }],
  ['set to null', { a: 1 }, { set: { a: null } }, { a: null }],
  ['setIfMissing adds', {}, { setIfMissing: { a: 1 } }, { a: 1 }],
  ['setIfMissing leaves what is there', { a: 0 }, { setIfMissing: { a: 1 } }, { a: 0 }],
  ['setIfMissing of a deep path', { a: {} }, { setIfMissing: { 'a.b': 1 } }, { a: { b: 1 } }],
  ['setIfMissing comes before set', {}, { set: { 'a.b': 1 }, setIfMissing: { a: { _type: 'x' } } }, { a: { _type: 'x', b: 1 } }],
  ['unset removes', { a: 1, b: 2 }, { unset: ['a'] }, { b: 2 }],
  ['unset of what is not there', { b: 2 }, { unset: ['a', 'x.y'] }, { b: 2 }],
  ['unset of a deep path', { a: { b: 1, c: 2 } }, { unset: ['a.b'] }, { a: { c: 2 } }],
  ['unset by index', { a: [1, 2, 3] }, { unset: ['a[1]'] }, { a: [1, 3] }],
  ['unset by key', { a: [{ _key: 'x' }, { _key: 'y' }] }, { unset: ['a[_key=="x"]'] }, { a: [{ _key: 'y' }] }],
  ['unset of several items', { a: [1, 2, 3, 4] }, { unset: ['a[0,2]'] }, { a: [2, 4] }],
  ['inc', { n: 1 }, { inc: { n: 2 } }, { n: 3 }],
  ['inc alone by a fraction', { n: 1 }, { inc: { n: 0.5 } }, { n: 1.5 }],
  ['dec', { n: 1 }, { dec: { n: 2 } }, { n: -1 }],
  ['inc of a deep path', { a: [{ _key: 'x', n: 1 }] }, { inc: { 'a[_key=="x"].n': 1 } }, { a: [{ _key: 'x', n: 2 }] }],
  ['insert after the last', { a: [1] }, { insert: { after: 'a[-1]', items: [2, 3] } }, { a: [1, 2, 3] }],
  ['insert before the first', { a: [1] }, { insert: { before: 'a[0]', items: [0] } }, { a: [0, 1] }],
  [
    'insert before a key',
    { a: [{ _key: 'x' }, { _key: 'y' }] },
    { insert: { before: 'a[_key=="y"]', items: [{ _key: 'n' }] } },
    { a: [{ _key: 'x' }, { _key: 'n' }, { _key: 'y' }] },
  ],
  [
    'insert after a key',
    { a: [{ _key: 'x' }, { _key: 'y' }] },
    { insert: { after: 'a[_key=="x"]', items: [{ _key: 'n' }] } },
    { a: [{ _key: 'x' }, { _key: 'n' }, { _key: 'y' }] },
  ],
  [
    'insert after a key that is not there changes nothing',
    { a: [{ _key: 'x' }] },
    { insert: { after: 'a[_key=="z"]', items: [{ _key: 'n' }] } },
    { a: [{ _key: 'x' }] },
  ],
  ['insert in place of an item', { a: [1, 2, 3] }, { insert: { replace: 'a[1]', items: [8, 9] } }, { a: [1, 8, 9, 3] }],
  ['insert in place of a range', { a: [1, 2, 3, 4] }, { insert: { replace: 'a[1:3]', items: [9] } }, { a: [1, 9, 4] }],
  ['diffMatchPatch', { t: 'Hello world' }, { diffMatchPatch: { t: '@@ -1,5 +1,5 @@\n-Hello\n+Howdy\n' } }, { t: 'Howdy world' }],
  ['several operations in their order', { n: 1, a: [] }, { set: { n: 5 }, inc: { n: 1 }, unset: ['a'] }, { n: 6 }],
]

const patchCases = patches.map(
  ([title, before, patch, after], index): Case => ({
    title: `applies a patch: ${title}`,
    async run(world) {
      const client = world.client('administrator')
      const _id = world.id(`patch-${index}`)
      await client.create({ _id, _type: 'thing', ...before })
      await client.mutate([{ patch: { id: _id, ...patch } } as never])
      const { _rev, _createdAt, _updatedAt, ...fields } = (await client.getDocument(_id)) ?? {}
      expect(fields).toEqual({ _id, _type: 'thing', ...after })
    },
  }),
)

const malformed: [what: string, body: unknown][] = [
  ['a body that is no JSON', '{'],
  ['a body that is no object', '[]'],
  ['mutations that are no list', { mutations: {} }],
  ['a mutation that is no object', { mutations: [1] }],
  ['an operation that does not exist', { mutations: [{ destroy: { id: 'x' } }] }],
  ['a document without a type', { mutations: [{ create: { _id: 'x' } }] }],
  ['a patch without a target', { mutations: [{ patch: { set: { a: 1 } } }] }],
  ['a set that is no object', { mutations: [{ patch: { id: 'x', set: 1 } }] }],
]

const malformedCases = malformed.map(
  ([what, body]): Case => ({
    title: `refuses ${what} with 400`,
    async run(world) {
      expect((await postMutations(world, body)).status).toBe(400)
    },
  }),
)

const badIds = ['a b', 'a/b', '-a', 'a..b', '.a', 'a.-b', 'ä', 'x'.repeat(129)]

const badIdCases = badIds.map(
  (_id): Case => ({
    title: `refuses the document id ${JSON.stringify(_id.slice(0, 20))}`,
    async run(world) {
      const { status } = await refusal(world.client('administrator').create({ _id, _type: 'thing' }))
      expect(status).toBe(400)
    },
  }),
)

/** Patches and what mutations must look like. */
export const patchMutationCases: CaseGroup = { title: 'patches', cases: [...patchCases, ...malformedCases, ...badIdCases] }
