import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMemoryStorage } from '#lake/storage/memory.ts'
import { createTestLake, ORIGIN, type TestLake, TOKENS } from '../support/test-lake.ts'

const unauthorized = { statusCode: 401, error: 'Unauthorized', message: 'Session not found', errorCode: 'SIO-401-ANF' }
const insufficient = { items: [{ error: { type: 'insufficientPermissionsError' } }] }
const callers = ['anonymous', 'viewer', 'editor', 'administrator', 'forged', 'expired', 'revoked'] as const
type Caller = (typeof callers)[number]

let now = Date.parse('2026-03-01T08:00:00Z')
let lake: TestLake
const tokens = new Map<Caller, string>(Object.entries(TOKENS) as [Caller, string][])

async function session(): Promise<string> {
  const path = `/v1/auth/login/local?origin=${encodeURIComponent(ORIGIN)}&projectId=local&withSid=true`
  const location = (await lake.request(path, { info: { signInWithoutAccount: true } })).headers.get('Location') ?? ''
  return (await (await lake.request(`/v1/auth/fetch?${new URL(location).hash.slice(1)}`)).json()).token
}

const ask = (caller: Caller, method: string, path: string, body?: object) => {
  const token = tokens.get(caller)
  const headers = { 'Content-Type': 'application/json', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) }
  return lake.request(`/v2025-02-19${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
}

beforeAll(async () => {
  lake = createTestLake(createMemoryStorage(), {}, { clock: () => now })
  await ask('administrator', 'POST', '/data/mutate/production', { mutations: [{ create: { _id: 'e', _type: 'event' } }] })
  tokens.set('forged', 'nobody-was-ever-given-this-token-00001')
  tokens.set('expired', await session())
  now += 12 * 60 * 60 * 1000 + 1
  tokens.set('revoked', await session())
  await ask('revoked', 'POST', '/auth/logout')
})
afterAll(() => lake.close())

const patch = { mutations: [{ patch: { id: 'e', set: { title: 'x' } } }] }
const replaceDraft = {
  actions: [
    { actionType: 'sanity.action.document.replaceDraft', publishedId: 'e', attributes: { _id: 'drafts.e', _type: 'event' } },
  ],
}

/** Statuses in the order anonymous, viewer, editor, administrator; a token that isn't good is 401 at each. */
const table: [method: string, path: string, body: object | undefined, statuses: readonly [number, number, number, number]][] = [
  ['GET', '/data/query/production?query=1', undefined, [200, 200, 200, 200]],
  ['POST', '/data/query/production', { query: '1' }, [200, 200, 200, 200]],
  ['GET', '/data/query/secret?query=1', undefined, [401, 200, 200, 200]],
  ['POST', '/data/query/secret', { query: '1' }, [401, 200, 200, 200]],
  ['GET', '/data/doc/production/e', undefined, [200, 200, 200, 200]],
  ['GET', '/data/doc/secret/e', undefined, [401, 200, 200, 200]],
  ['GET', '/data/export/production', undefined, [200, 200, 200, 200]],
  ['GET', '/data/export/secret', undefined, [401, 200, 200, 200]],
  ['GET', '/data/listen/production?query=*', undefined, [200, 200, 200, 200]],
  ['GET', '/data/listen/secret?query=*', undefined, [401, 200, 200, 200]],
  ['GET', '/data/live/events/production', undefined, [200, 200, 200, 200]],
  ['GET', '/data/live/events/secret', undefined, [401, 200, 200, 200]],
  ['POST', '/data/mutate/production', patch, [403, 403, 200, 200]],
  ['POST', '/data/actions/production', replaceDraft, [403, 403, 200, 200]],
  ['GET', '/data/history/production/transactions/e', undefined, [401, 200, 200, 200]],
  ['GET', '/data/history/production/documents/e?lastRevision=true', undefined, [401, 200, 200, 200]],
  ['GET', '/data/history/production/events/documents/e', undefined, [401, 200, 200, 200]],
  ['GET', '/users/me', undefined, [401, 200, 200, 200]],
  ['GET', '/users/p-editor', undefined, [401, 200, 200, 200]],
  ['GET', '/users/me/keyvalue/a', undefined, [401, 200, 200, 200]],
  ['PUT', '/users/me/keyvalue', [{ key: 'a', value: 'b' }], [401, 200, 200, 200]],
  ['GET', '/auth/id', undefined, [401, 200, 200, 200]],
  ['GET', '/projects/local', undefined, [401, 200, 200, 200]],
  ['GET', '/projects/local/datasets', undefined, [401, 200, 200, 200]],
  ['GET', '/projects/local/datasets/production/acl', undefined, [401, 200, 200, 200]],
  ['GET', '/projects/local/grants', undefined, [401, 200, 200, 200]],
  ['GET', '/datasets', undefined, [401, 200, 200, 200]],
  ['GET', '/ping', undefined, [200, 200, 200, 200]],
]

describe.each(table)('%s %s', (method, path, body, statuses) => {
  test.each(callers)('by a caller who is %s', async (caller) => {
    const response = await ask(caller, method, path, body)
    const expected = statuses[callers.indexOf(caller)] ?? 401
    expect(response.status).toBe(expected)
    if (expected === 200) return void (await response.body?.cancel())
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
    const answer = await response.json()
    if (expected === 401) expect(answer).toEqual(unauthorized)
    else expect(answer.error).toMatchObject({ type: path.includes('actions') ? 'actionError' : 'mutationError', ...insufficient })
  })
})
