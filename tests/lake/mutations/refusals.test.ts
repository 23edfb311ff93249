import { beforeEach, describe, expect, test } from 'vitest'
import type { JsonObject } from '#lake/documents/types.ts'
import { administrator, createTestStore, dataset, editor, type TestStore, viewer } from './test-store.ts'

let lake: TestStore

beforeEach(() => {
  lake = createTestStore()
})

const event = (id: string, fields: JsonObject = {}) => ({ _id: id, _type: 'event', ...fields })

describe('who may write', () => {
  const denied = (permission: string) => ({
    code: 'mutationError',
    status: 403,
    message: `The mutation(s) failed: Insufficient permissions; permission "${permission}" required`,
    details: {
      items: [
        {
          index: 0,
          error: {
            type: 'insufficientPermissionsError',
            permission,
            description: `Insufficient permissions; permission "${permission}" required`,
          },
        },
      ],
    },
  })
  const cases: [mutation: JsonObject, permission: string][] = [
    [{ create: event('a') }, 'create'],
    [{ create: event('there') }, 'create'],
    [{ createIfNotExists: event('there') }, 'create'],
    [{ createOrReplace: event('there') }, 'update'],
    [{ delete: { id: 'there' } }, 'update'],
    [{ delete: { id: 'missing' } }, 'update'],
    [{ patch: { id: 'there', set: { n: 1 } } }, 'update'],
    [{ patch: { id: 'missing', set: { n: 1 } } }, 'update'],
    [{ patch: { query: '*', set: { n: 1 } } }, 'update'],
  ]

  test.each(cases)('%j is refused to anonymous callers and viewers', async (mutation, permission) => {
    await lake.mutate([{ create: event('there') }])
    for (const identity of [null, viewer]) {
      await expect(lake.store.mutate(dataset, identity, { mutations: [mutation] })).rejects.toMatchObject(denied(permission))
      await expect(lake.store.mutate(dataset, identity, { mutations: [mutation] }, { dryRun: true })).rejects.toMatchObject(
        denied(permission),
      )
    }
  })

  test("the lake's own namespace is for administrators", async () => {
    const mutations = [{ create: { _id: '_.groups.x', _type: 'system.group' } }]
    await expect(lake.store.mutate(dataset, editor, { mutations })).rejects.toMatchObject({ status: 403 })
    await lake.store.mutate(dataset, administrator, { mutations })
    expect(lake.heard[0]?.author).toBe('p-administrator')
  })
})

describe('what is not a mutation', () => {
  const bodies: [body: unknown][] = [
    [null],
    ['text'],
    [{}],
    [{ mutations: {} }],
    [{ mutations: [], transactionId: '' }],
    [{ mutations: [], transactionId: 7 }],
    [{ mutations: [], transactionId: 'a b' }],
    [{ mutations: [1] }],
    [{ mutations: [{}] }],
    [{ mutations: [{ create: event('a'), delete: { id: 'b' } }] }],
    [{ mutations: [{ destroy: { id: 'a' } }] }],
    [{ mutations: [{ create: [] }] }],
    [{ mutations: [{ create: { _id: 'a' } }] }],
    [{ mutations: [{ create: { _id: 'a', _type: '' } }] }],
    [{ mutations: [{ create: { _id: 7, _type: 'x' } }] }],
    [{ mutations: [{ create: event('a', { _createdAt: 'yesterday' }) }] }],
    [{ mutations: [{ createOrReplace: { _type: 'x' } }] }],
    [{ mutations: [{ delete: {} }] }],
    [{ mutations: [{ delete: { id: 'a', query: '*' } }] }],
    [{ mutations: [{ patch: { id: 'a', query: '*' } }] }],
    [{ mutations: [{ patch: { id: 'a', set: [] } }] }],
    [{ mutations: [{ patch: { id: 'a', set: { 'a[': 1 } } }] }],
    [{ mutations: [{ patch: { id: 'a', unset: 'b' } }] }],
    [{ mutations: [{ patch: { id: 'a', inc: { n: '1' } } }] }],
    [{ mutations: [{ patch: { id: 'a', insert: { items: [] } } }] }],
    [{ mutations: [{ patch: { id: 'a', insert: { before: 'a[0]', after: 'a[0]', items: [] } } }] }],
    [{ mutations: [{ patch: { id: 'a', insert: { before: 'a[0]' } } }] }],
    [{ mutations: [{ patch: { id: 'a', diffMatchPatch: { title: 1 } } }] }],
    [{ mutations: [{ patch: { id: 'a', diffMatchPatch: { title: '@@ nonsense' } } }] }],
    [{ mutations: [{ patch: { id: 'a', ifRevisionID: 1 } }] }],
    [{ mutations: [{ patch: { id: 'a', destroy: 1 } }] }],
    [
      {
        mutations: [
          { create: event('b', { deep: Array.from({ length: 200 }).reduce<unknown>((inner) => [inner], 1) as never }) },
        ],
      },
    ],
  ]

  test.each(bodies)('%j is 400 and changes nothing', async (body) => {
    await lake.mutate([{ create: event('a', { title: 'x' }) }])
    await expect(lake.store.mutate(dataset, editor, body)).rejects.toMatchObject({ name: 'LakeError', status: 400 })
    expect(lake.heard).toHaveLength(1)
  })

  const ids = ['-a', 'a.-b', '.a', 'a..b', 'a/b', 'ä', 'a b', 'x'.repeat(129)]
  test.each(ids)('a document can not be called "%s"', async (id) => {
    await expect(lake.mutate([{ create: event(id) }])).rejects.toMatchObject({ status: 400 })
  })

  test.each(['a', '_a', 'a-b_c.D.9', 'x'.repeat(128)])('a document can be called "%s"', async (id) => {
    await lake.mutate([{ create: event(id) }])
    expect(lake.ids()).toEqual([id])
  })
})

test('a document of more than 32 MB is refused', async () => {
  await expect(lake.mutate([{ create: event('a', { text: 'x'.repeat(32 * 1024 * 1024) }) }])).rejects.toMatchObject({
    status: 413,
  })
})
