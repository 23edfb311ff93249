import { beforeEach, describe, expect, test } from 'vitest'
import { createMemoryStorage } from '#lake/storage/memory.ts'
import { createTestLake, ORIGIN, type TestLake } from '../support/test-lake.ts'

let now = Date.parse('2026-03-01T08:00:00Z')
let lake: TestLake
const atTheMachine = { signInWithoutAccount: true }

beforeEach(() => {
  now = Date.parse('2026-03-01T08:00:00Z')
  lake = createTestLake(createMemoryStorage(), {}, { clock: () => now })
})

const login = (origin = `${ORIGIN}/studio`, info: object = atTheMachine) =>
  lake.request(`/v1/auth/login/local?origin=${encodeURIComponent(origin)}&projectId=local&withSid=true`, { info })
const sidOf = (response: Response) =>
  new URLSearchParams(new URL(response.headers.get('Location') ?? '').hash.slice(1)).get('sid') ?? ''
const fetchToken = (sid: string) => lake.request(`/v2021-06-07/auth/fetch?sid=${sid}`)
const me = (token: string) => lake.request('/v1/users/me', { headers: { Authorization: `Bearer ${token}` } })

async function signIn(): Promise<string> {
  return (await (await fetchToken(sidOf(await login()))).json()).token
}

describe('signing in at the machine', () => {
  test('sends the Studio back with a sign-in id in the fragment', async () => {
    const response = await login()
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toMatch(/^http:\/\/localhost:8080\/studio#sid=[A-Za-z0-9]{20,}$/)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test('makes an administrator', async () => {
    expect(await (await me(await signIn())).json()).toMatchObject({ role: 'administrator' })
  })

  test('is refused where the server does not vouch for the caller', async () => {
    expect((await login(undefined, {})).status).toBe(403)
    expect((await login(undefined, { signInWithoutAccount: false })).status).toBe(403)
  })

  test.each(['http://evil.example/studio', 'javascript:alert(1)', '', '//evil.example', `${ORIGIN}.evil.example`])(
    'does not send anyone to %j',
    async (origin) => {
      const response = await login(origin)
      expect(response.status).toBe(400)
      expect(response.headers.get('Location')).toBeNull()
    },
  )

  test('exchanges a sign-in id once', async () => {
    const sid = sidOf(await login())
    expect((await fetchToken(sid)).status).toBe(200)
    expect((await fetchToken(sid)).status).toBe(401)
  })

  test('exchanges a sign-in id once even when it is sent twice at the same instant', async () => {
    const sid = sidOf(await login())
    const statuses = (await Promise.all([fetchToken(sid), fetchToken(sid)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 401])
  })

  test('forgets a sign-in id after a minute', async () => {
    const sid = sidOf(await login())
    now += 60_001
    expect((await fetchToken(sid)).status).toBe(401)
  })

  test('lasts twelve hours', async () => {
    const token = await signIn()
    now += 12 * 60 * 60 * 1000 - 1
    expect((await me(token)).status).toBe(200)
    now += 2
    expect((await me(token)).status).toBe(401)
  })

  test('lasts no longer for a clock that is set back, which may be so by a minute', async () => {
    const token = await signIn()
    const sid = sidOf(await login())
    now -= 60_000
    expect((await me(token)).status).toBe(200)
    now -= 1
    expect((await me(token)).status).toBe(401)
    expect((await fetchToken(sid)).status).toBe(401)
    expect((await me(await signIn())).status).toBe(200)
  })

  test('ends on sign-out, for reads of public data too', async () => {
    const token = await signIn()
    const headers = { Authorization: `Bearer ${token}` }
    expect((await lake.request('/v1/auth/logout', { method: 'POST', headers })).status).toBe(200)
    expect((await me(token)).status).toBe(401)
    expect((await lake.request('/v1/data/query/production?query=1', { headers })).status).toBe(401)
  })

  test('keeps neither sign-in ids nor tokens as they are', async () => {
    const sid = sidOf(await login())
    const { token } = await (await fetchToken(sid)).json()
    const kept = lake.storage.read((reader) => JSON.stringify([reader.values('sessions'), reader.values('sign-ins')]))
    expect(kept).not.toContain(token)
    expect(kept).not.toContain(sid)
    expect(JSON.parse(kept)[0]).toHaveLength(1)
  })

  test('offers itself as a provider only where it works', async () => {
    const providers = async (info?: object) =>
      (await (await lake.request('/v1/auth/providers', info ? { info } : {})).json()).providers
    expect(await providers(atTheMachine)).toEqual([
      { name: 'local', title: expect.any(String), url: `${ORIGIN}/v1/auth/login/local` },
    ])
    expect(await providers()).toEqual([])
  })

  test('survives a restart of the lake', async () => {
    const token = await signIn()
    const again = createTestLake(lake.storage, {}, { clock: () => now })
    expect((await again.request('/v1/users/me', { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200)
  })
})
