import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sentLocation } from '#server/submissions/plain-post.ts'
import { createTestServer, type TestServer } from '../support/server.ts'
import { OPEN_EVENT, PAST_EVENT, PERSON, POLICY, WEBINAR } from './fixtures.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer({ documents: [OPEN_EVENT, PAST_EVENT, WEBINAR, POLICY] })
})
afterEach(() => server.close())

const send = (path: string, values: Record<string, string>, remoteAddress?: string) =>
  server.request(path, { method: 'POST', body: new URLSearchParams(values), ...(remoteAddress ? { remoteAddress } : {}) })
const stored = (type = 'eventRegistration') => server.admin.fetch<Record<string, unknown>[]>('*[_type == $type]', { type })

describe('a form posted without JavaScript', () => {
  it('is stored and leads to the page with the success view', async () => {
    const response = await send('/registerevent/line-clinic', PERSON)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/registerevent/line-clinic?sent=event-registrations')
    expect(await stored()).toMatchObject([{ firstName: 'Zoë', urlId: 'line-clinic', source: 'event' }])
    expect((await stored())[0]?.flags).toBeUndefined()
  })

  it.each([
    ['/webinarregistration/scan-to-model', 'webinar'],
    ['/de/registerevent/line-clinic', 'event'],
  ])('at %s is a registration for its %s', async (path, source) => {
    expect((await send(path, PERSON)).status).toBe(303)
    expect(await stored()).toMatchObject([{ source }])
  })

  it('is the same try when it comes again within ten minutes, and a new one later or from elsewhere', async () => {
    await send('/registerevent/line-clinic', PERSON, '203.0.113.1')
    server.clock.now += 9 * 60_000
    await Promise.all([1, 2, 3].map(() => send('/registerevent/line-clinic', PERSON, '203.0.113.1')))
    expect(await stored()).toHaveLength(1)
    await send('/registerevent/line-clinic', PERSON, '203.0.113.2')
    expect(await stored()).toHaveLength(2)
    server.clock.now += 60_000
    await send('/registerevent/line-clinic', PERSON, '203.0.113.1')
    expect(await stored()).toHaveLength(3)
  })

  it('shows the page again with the values and what is wrong', async () => {
    const response = await send('/registerevent/line-clinic', { ...PERSON, phoneNumber: '123', zq_note: '', csrf: 'x' })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      page: '/registerevent/line-clinic',
      posted: {
        collection: 'event-registrations',
        status: 422,
        values: { ...PERSON, phoneNumber: '123' },
        errors: { phoneNumber: ['forms.errors.phoneTenDigits'] },
      },
    })
  })

  it('says that an event has ended or a recording is not there yet', async () => {
    expect((await send('/registerevent/past-forum', PERSON)).status).toBe(410)
    expect((await send('/webinar/scan-to-model', PERSON)).status).toBe(409)
    expect(await stored()).toEqual([])
  })

  it.each(['/events', '/registerevent', '/registerevent/a/b', '/%E0%A4%A', '/constructor/x'])(
    'at %s, where no form stands, is 405',
    async (path) => {
      expect((await send(path, PERSON)).status).toBe(405)
    },
  )

  it('keeps what was typed when there were too many posts', async () => {
    const limited = await createTestServer({ documents: [OPEN_EVENT, POLICY], rateLimit: 1 })
    const post = () =>
      limited.request('/registerevent/line-clinic', { method: 'POST', body: new URLSearchParams({ ...PERSON, city: '' }) })
    expect((await post()).status).toBe(422)
    const refused = await post()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('60')
    expect(await refused.json()).toMatchObject({ posted: { values: { firstName: PERSON.firstName } } })
    await limited.close()
  })

  it.each(['//elsewhere.example/', '///elsewhere.example', '/.//elsewhere.example'])(
    'at %s leads to no other host',
    async (path) => {
      const address = new URL(`http://127.0.0.1:8080${path}`)
      expect(new URL(sentLocation(address, 'newsletter-subscriptions'), address).host).toBe('127.0.0.1:8080')
    },
  )

  it('from a foreign page is refused', async () => {
    const response = await server.request('/registerevent/line-clinic', {
      method: 'POST',
      body: new URLSearchParams(PERSON),
      headers: { Origin: 'https://elsewhere.example' },
    })
    expect(response.status).toBe(403)
  })
})
