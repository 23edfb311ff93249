import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../support/server.ts'
import { OPEN_EVENT, PAST_EVENT, WEBINAR } from './fixtures.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer({ documents: [OPEN_EVENT, PAST_EVENT, WEBINAR], allowsSignInWithoutAccount: true })
})
afterEach(() => server.close())

const port = () => new URL(server.config.publicUrl).port

describe('the host name', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]', 's7.localhost'])('%s with our port is answered', async (name) => {
    expect((await server.request(`http://${name}:${port()}/events`)).status).toBe(200)
  })

  it.each(['rebound.example', 'localhost.example', '127.0.0.2', '10.0.0.1'])('%s is misdirected', async (name) => {
    expect((await server.request(`http://${name}:${port()}/events`)).status).toBe(421)
    expect((await server.request(`http://${name}:${port()}/v2025-02-19/data/query/production?query=1`)).status).toBe(421)
  })

  it('of another port is misdirected', async () => {
    expect((await server.request('http://localhost:1/events')).status).toBe(421)
  })

  it('does not matter to the health check', async () => {
    expect((await server.request(`http://10.0.0.1:${port()}/api/health`)).status).toBe(200)
  })
})

describe('signing in without an account', () => {
  const providers = async (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', name = '127.0.0.1') => {
    const response = await server.request(`http://${name}:${port()}/v1/auth/providers`, { headers, remoteAddress })
    return (await response.json()).providers.length
  }

  it('is offered at the machine itself', async () => {
    expect(await providers()).toBe(1)
    expect(await providers({}, '::1', 'localhost')).toBe(1)
  })

  it('is not offered to another machine or through a proxy', async () => {
    expect(await providers({}, '192.0.2.1')).toBe(0)
    for (const name of ['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP', 'X-Forwarded-Host'])
      expect(await providers({ [name]: '127.0.0.1' })).toBe(0)
  })

  it('is not offered where the settings forbid it', async () => {
    const closed = await createTestServer()
    const response = await closed.request('/v1/auth/providers')
    expect((await response.json()).providers).toEqual([])
    await closed.close()
  })
})

describe('headers', () => {
  it('keep what is no page from doing anything', async () => {
    const { headers } = await server.request('/v2025-02-19/data/query/production?query=1')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(headers.get('Content-Security-Policy')).toContain('sandbox')
  })

  it('compress what is worth it with brotli, gzip or not at all', async () => {
    for (let index = 0; index < 30; index++) await server.admin.create({ _type: 'note', text: 'the same text again and again' })
    const ask = (accept: string) =>
      server.request('/v2025-02-19/data/query/production?query=*', { headers: { 'Accept-Encoding': accept } })
    expect((await ask('gzip, deflate, br')).headers.get('Content-Encoding')).toBe('br')
    expect((await ask('gzip;q=1, br;q=0')).headers.get('Content-Encoding')).toBe('gzip')
    expect((await ask('identity')).headers.get('Content-Encoding')).toBeNull()
    expect((await ask('br')).headers.get('Vary')).toContain('Accept-Encoding')
  })
})

describe('GET /api/availability', () => {
  it.each([
    ['event/line-clinic', { open: true, completed: false }],
    ['event/past-forum', { open: false, completed: true }],
    ['webinar/scan-to-model', { open: true, completed: false }],
  ])('of %s is %j', async (address, expected) => {
    const response = await server.request(`/api/availability/${address}`)
    expect(await response.json()).toEqual(expected)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it.each(['event/nowhere', 'webinar/line-clinic', 'party/line-clinic', 'event'])('of %s is 404', async (address) => {
    expect((await server.request(`/api/availability/${address}`)).status).toBe(404)
  })
})

describe('GET /api/health', () => {
  it('is 503 while starting and stopping, and names each part', async () => {
    server.health.parts = { cms: () => ({ state: 'ok' }), outbox: () => Promise.reject(new Error('disk gone')) }
    expect(await (await server.request('/api/health')).json()).toEqual({
      status: 'ready',
      parts: { cms: { state: 'ok' }, outbox: { state: 'failing' } },
    })
    for (const phase of ['starting', 'stopping'] as const) {
      server.health.phase = phase
      expect((await server.request('/api/health')).status).toBe(503)
    }
  })
})

describe('POST /api/preferences', () => {
  const send = (body: unknown) => server.post('preferences', body)

  it('keeps language and consent for a year where scripts can read them', async () => {
    const response = await send({ language: 'de', consent: 'accept', policyRevision: '24 May 2024' })
    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie()).toEqual([
      'i18nextLng=de; Path=/; Max-Age=31536000; SameSite=Lax',
      'cookie_consent=accept; Path=/; Max-Age=31536000; SameSite=Lax',
      'cookie_consent_policy=24%20May%202024; Path=/; Max-Age=31536000; SameSite=Lax',
    ])
  })

  it('sends the cookies back over https alone where the site is reached so', async () => {
    const behindProxy = await createTestServer({ publicUrl: 'https://www.example.test' })
    const response = await behindProxy.post('preferences', { consent: 'reject' })
    expect(response.headers.getSetCookie()).toEqual(['cookie_consent=reject; Path=/; Max-Age=31536000; SameSite=Lax; Secure'])
    await behindProxy.close()
  })

  it('takes nothing but what it knows', async () => {
    expect((await send({ consent: 'maybe' })).status).toBe(422)
    expect((await send({ language: 'xx' })).status).toBe(422)
    expect((await server.post('preferences', {}, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403)
  })
})

describe('addresses that are not there', () => {
  it.each(['/api/nothing', '/assets/nothing.js', '/v2025-02-19/nothing'])('%s is 404 and no page', async (path) => {
    const response = await server.request(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('page')
  })

  it.each(['PUT', 'DELETE', 'PATCH'])('%s of a page is 405', async (method) => {
    expect((await server.request('/events', { method })).status).toBe(405)
  })
})
