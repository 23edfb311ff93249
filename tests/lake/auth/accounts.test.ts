import { beforeEach, describe, expect, test } from 'vitest'
import { createScryptPasswords } from '#lake/auth/scrypt-passwords.node.ts'
import { createMemoryStorage } from '#lake/storage/memory.ts'
import { type Caller, createTestLake, ORIGIN, type TestLake } from '../support/test-lake.ts'

let now: number
let lake: TestLake

/** Quick to compute; that of the product is tested by itself. */
const passwords = {
  hash: async (password: string) => `hashed ${password.length} ${password.split('').reverse().join('')}`,
  verify: async (password: string, hash: string) => hash === `hashed ${password.length} ${password.split('').reverse().join('')}`,
}

beforeEach(() => {
  now = Date.parse('2026-03-01T08:00:00Z')
  lake = createTestLake(createMemoryStorage(), {}, { clock: () => now, passwords })
})

const json = { 'Content-Type': 'application/json' }
const add = (body: object, as: Caller = 'administrator') =>
  lake.request('/v1/accounts', { as, method: 'POST', headers: json, body: JSON.stringify(body) })
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
  lake.request(path, { method: 'POST', body: new URLSearchParams(fields), headers, info: { remoteAddress } })
const signIn = (password: string, email = 'ada@example.test', remoteAddress?: string) =>
  post('/v1/auth/login/password', { email, password, origin: `${ORIGIN}/studio` }, {}, remoteAddress)

async function invitation(role = 'editor'): Promise<string> {
  const { invitationUrl } = await (await add({ email: ' Ada@Example.test ', name: 'Ada', role })).json()
  return new URL(invitationUrl).searchParams.get('code') ?? ''
}

async function accountWithPassword(role = 'editor'): Promise<void> {
  expect((await post('/v1/auth/invitation', { code: await invitation(role), password: 'a long password' })).status).toBe(200)
}

async function tokenOf(response: Response): Promise<string> {
  const sid = new URLSearchParams(new URL(response.headers.get('Location') ?? '').hash.slice(1)).get('sid')
  return (await (await lake.request(`/v1/auth/fetch?sid=${sid}`)).json()).token
}

const me = (token: string) => lake.request('/v1/users/me', { headers: { Authorization: `Bearer ${token}` } })

describe('an account', () => {
  test('is made by an administrator, with a link to set a password', async () => {
    const response = await add({ email: 'ada@example.test', role: 'viewer' })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({
      account: {
        id: expect.stringMatching(/^e-/),
        email: 'ada@example.test',
        name: 'ada@example.test',
        role: 'viewer',
        hasPassword: false,
      },
      invitationUrl: expect.stringMatching(/^http:\/\/localhost:8080\/v1\/auth\/invitation\?code=[A-Za-z0-9]{40,}$/),
    })
  })

  test.each(['editor', 'viewer'] as const)('can not be made, listed or removed by an %s', async (as) => {
    expect((await add({ email: 'a@b.test', role: 'editor' }, as)).status).toBe(403)
    expect((await lake.request('/v1/accounts', { as })).status).toBe(403)
    expect((await lake.request('/v1/accounts/e-1', { as, method: 'DELETE' })).status).toBe(403)
  })

  test.each([{ email: 'nobody', role: 'editor' }, { email: 'a@b.test', role: 'owner' }, { role: 'editor' }])(
    'is not made of %j',
    async (body) => {
      expect((await add(body)).status).toBe(400)
    },
  )

  test('signs in with its password and has its role', async () => {
    await accountWithPassword()
    const response = await signIn('a long password', 'ADA@example.test')
    expect(response.status).toBe(303)
    expect(await (await me(await tokenOf(response))).json()).toMatchObject({
      name: 'Ada',
      email: 'ada@example.test',
      role: 'editor',
    })
  })

  test('is told the same for a wrong password and for an unknown address', async () => {
    await accountWithPassword()
    const [wrong, unknown] = [await signIn('wrong'), await signIn('a long password', 'eve@example.test')]
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(await wrong.text()).toBe(await unknown.text())
  })

  test('can not sign in before it has a password', async () => {
    await invitation()
    expect((await signIn('')).status).toBe(401)
  })

  test('is locked out for ever longer while somebody guesses', async () => {
    await accountWithPassword()
    for (let count = 0; count < 5; count++) expect((await signIn('wrong', undefined, `192.0.2.${count}`)).status).toBe(401)
    expect((await signIn('a long password', undefined, '192.0.2.99')).status).toBe(429)
    now += 15_001
    expect((await signIn('wrong', undefined, '192.0.2.98')).status).toBe(401)
    now += 15_001
    expect((await signIn('a long password', undefined, '192.0.2.97')).status).toBe(429)
    now += 15_001
    expect((await signIn('a long password', undefined, '192.0.2.96')).status).toBe(303)
  })

  test('waits no longer when the clock is set back', async () => {
    await accountWithPassword()
    for (let count = 0; count < 5; count++) await signIn('wrong', undefined, `192.0.2.${count}`)
    now -= 24 * 60 * 60 * 1000
    expect((await signIn('a long password', undefined, '192.0.2.99')).status).toBe(429)
    now += 15_001
    expect((await signIn('a long password', undefined, '192.0.2.98')).status).toBe(303)
  })

  test('is safe from an address that guesses many accounts', async () => {
    for (let count = 0; count < 5; count++) await signIn('wrong', `user${count}@example.test`)
    expect((await signIn('wrong', 'another@example.test')).status).toBe(429)
  })

  test('loses its sessions with its role, its password and itself', async () => {
    await accountWithPassword('administrator')
    const first = await tokenOf(await signIn('a long password'))
    const code = await invitation('viewer')
    expect((await me(first)).status).toBe(401)
    const second = await tokenOf(await signIn('a long password'))
    await post('/v1/auth/invitation', { code, password: 'another long one' })
    expect((await me(second)).status).toBe(401)
    const third = await tokenOf(await signIn('another long one'))
    const [{ id }] = await (await lake.request('/v1/accounts', { as: 'administrator' })).json()
    expect((await lake.request(`/v1/accounts/${id}`, { as: 'administrator', method: 'DELETE' })).status).toBe(200)
    expect((await me(third)).status).toBe(401)
    expect((await signIn('another long one')).status).toBe(401)
    expect((await lake.request(`/v1/accounts/${id}`, { as: 'administrator', method: 'DELETE' })).status).toBe(404)
  })

  test('is known by name to the others', async () => {
    await accountWithPassword()
    const [{ id }] = await (await lake.request('/v1/accounts', { as: 'administrator' })).json()
    expect(await (await lake.request(`/v1/users/${id}`, { as: 'viewer' })).json()).toMatchObject({ displayName: 'Ada' })
  })
})

describe('a link to set a password', () => {
  test('works once', async () => {
    const code = await invitation()
    expect((await post('/v1/auth/invitation', { code, password: 'a long password' })).status).toBe(200)
    expect((await post('/v1/auth/invitation', { code, password: 'a long password' })).status).toBe(410)
  })

  test('works for a week, and only the newest does', async () => {
    const old = await invitation()
    const code = await invitation()
    expect((await post('/v1/auth/invitation', { code: old, password: 'a long password' })).status).toBe(410)
    now += 7 * 24 * 60 * 60 * 1000 + 1
    expect((await post('/v1/auth/invitation', { code, password: 'a long password' })).status).toBe(410)
  })

  test('wants twelve characters and stays good until it gets them', async () => {
    const code = await invitation()
    const refused = await post('/v1/auth/invitation', { code, password: 'short' })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('between 12 and 200 characters')
    expect((await post('/v1/auth/invitation', { code, password: 'a long password' })).status).toBe(200)
  })
})

describe('the sign-in page', () => {
  test('is shown to who is not at the machine, and leads back to the Studio', async () => {
    const response = await lake.request(`/v1/auth/login/local?origin=${encodeURIComponent(`${ORIGIN}/studio"><script>`)}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const html = await response.text()
    expect(html).toContain('autocomplete="current-password"')
    expect(html).not.toContain('<script')
  })

  test('takes no form from another site', async () => {
    await accountWithPassword()
    const fields = { email: 'ada@example.test', password: 'a long password', origin: `${ORIGIN}/studio` }
    expect((await post('/v1/auth/login/password', fields, { Origin: 'http://evil.example' })).status).toBe(403)
    expect((await post('/v1/auth/login/password', fields, { Origin: ORIGIN })).status).toBe(303)
  })

  test('leads to no other site', async () => {
    await accountWithPassword()
    const fields = { email: 'ada@example.test', password: 'a long password', origin: 'http://evil.example' }
    expect((await post('/v1/auth/login/password', fields)).status).toBe(400)
  })
})

describe('a lake without passwords', () => {
  test('has no accounts', async () => {
    lake = createTestLake()
    expect((await lake.request('/v1/accounts', { as: 'administrator' })).status).toBe(404)
    expect((await signIn('x')).status).toBe(404)
    expect((await post('/v1/auth/invitation', { code: 'x', password: 'a long password' })).status).toBe(404)
  })
})

describe('scrypt', () => {
  test('knows a password again, in every way it can be typed, and no other', async () => {
    const scrypt = createScryptPasswords()
    const hash = await scrypt.hash('pässword for ever')
    expect(hash).not.toContain('pässword')
    expect(await scrypt.verify('pa\u0308ssword for ever', hash)).toBe(true)
    expect(await scrypt.verify('password for ever', hash)).toBe(false)
    expect(await scrypt.hash('pässword for ever')).not.toBe(hash)
  })
})
