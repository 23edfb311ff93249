import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../support/server.ts'
import { OPEN_EVENT, OTHER_UUID, PAST_EVENT, PERSON, POLICY, registration, UUID, WEBINAR } from './fixtures.ts'

let server: TestServer
const NOW = Date.UTC(2026, 5, 1, 12)

beforeEach(async () => {
  server = await createTestServer({ now: NOW, documents: [OPEN_EVENT, PAST_EVENT, WEBINAR, POLICY] })
})
afterEach(() => server.close())

const all = () => server.admin.fetch<unknown[]>('*[_type in ["eventRegistration", "webinarRequest"]]')

describe('POST /api/event-registrations', () => {
  it('stores the eight values, the subject and the consent under the id of the form', async () => {
    const response = await server.post(
      'event-registrations',
      registration({ language: 'de', page: '/de/registerevent/line-clinic' }),
    )
    expect(response.status).toBe(201)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const stored = await server.admin.getDocument(`event-registrations.${UUID}`)
    expect(stored).toMatchObject({
      ...PERSON,
      _type: 'eventRegistration',
      country: 'India',
      countryCode: 'IN',
      referenceId: 'Line balancing clinic',
      source: 'event',
      urlId: 'line-clinic',
      subject: { _type: 'reference', _ref: 'event-line-clinic', _weak: true },
      createdOn: new Date(NOW).toISOString(),
      language: 'de',
      page: '/de/registerevent/line-clinic',
      consent: { language: 'de', policyRevision: '24 May 2024', time: new Date(NOW).toISOString() },
      status: 'received',
      mail: { state: expect.any(String) },
    })
    expect(stored?.flags).toBeUndefined()
  })

  it('answers 200 to the same again and keeps one document', async () => {
    await server.post('event-registrations', registration())
    server.clock.now += 5_000
    const again = await server.post('event-registrations', registration({ country: 'India', firstName: ' Zoe\u0308 ' }))
    expect(again.status).toBe(200)
    expect(await all()).toHaveLength(1)
  })

  it('answers 409 to other values under the same id and keeps the first', async () => {
    await server.post('event-registrations', registration())
    expect((await server.post('event-registrations', registration({ city: 'Nashik' }))).status).toBe(409)
    expect(await server.admin.getDocument(`event-registrations.${UUID}`)).toMatchObject({ city: 'Pune' })
  })

  it('makes one document and one mail of the same id posted fifty times at the same instant with two bodies', async () => {
    const bodies = Array.from({ length: 50 }, (_, index) => registration(index % 2 ? {} : { city: 'Nashik' }))
    const statuses = (await Promise.all(bodies.map((body) => server.post('event-registrations', body)))).map(
      (each) => each.status,
    )
    const created = statuses.indexOf(201)
    const expected = bodies.map(({ city }, index) => (index === created ? 201 : city === bodies[created]?.city ? 200 : 409))
    expect(statuses).toEqual(expected)
    expect(await all()).toMatchObject([{ city: bodies[created]?.city }])
    await server.mail.run()
    expect(server.sent).toHaveLength(1)
  })

  it('marks the registration that corrected values replace', async () => {
    await server.post('event-registrations', registration())
    const corrected = await server.post('event-registrations', registration({ id: OTHER_UUID, city: 'Nashik', replaces: UUID }))
    expect(corrected.status).toBe(201)
    expect(await server.admin.getDocument(`event-registrations.${UUID}`)).toMatchObject({
      status: 'replaced',
      replacedBy: `event-registrations.${OTHER_UUID}`,
    })
  })

  it.each([
    ['event', 'nowhere', 404],
    ['event', 'scan-to-model', 404],
    ['webinar', 'line-clinic', 404],
    ['event', 'past-forum', 410],
    ['webinar', 'scan-to-model', 201],
  ])('answers %s %s with %i', async (source, urlId, status) => {
    expect((await server.post('event-registrations', registration({ source, urlId }))).status).toBe(status)
    expect(await all()).toHaveLength(status === 201 ? 1 : 0)
  })

  it('stores a webinar registration in the same collection with its title', async () => {
    await server.post('event-registrations', registration({ source: 'webinar', urlId: 'scan-to-model' }))
    expect(await server.admin.getDocument(`event-registrations.${UUID}`)).toMatchObject({
      source: 'webinar',
      referenceId: 'From scan to model',
    })
  })

  it('refuses a registration that is sent after the end and confirms one that was stored before it', async () => {
    await server.post('event-registrations', registration())
    server.clock.now = Date.parse(OPEN_EVENT.endsAt)
    expect((await server.post('event-registrations', registration())).status).toBe(200)
    expect((await server.post('event-registrations', registration({ id: OTHER_UUID }))).status).toBe(410)
  })

  it('takes registrations for an ended event that the editor keeps open, and none for a closed one', async () => {
    await server.admin.patch('event-past', { set: { registration: 'open', completed: true } }).commit()
    await server.admin.patch('event-line-clinic', { set: { registration: 'closed' } }).commit()
    expect((await server.post('event-registrations', registration({ urlId: 'past-forum' }))).status).toBe(201)
    expect((await server.post('event-registrations', registration({ id: OTHER_UUID }))).status).toBe(410)
  })

  it('does not know an event before it is published or after it was taken down', async () => {
    await server.admin
      .patch('event-line-clinic', { set: { publishAt: '2026-06-01T12:01:00.000Z', unpublishAt: '2026-06-03T00:00:00.000Z' } })
      .commit()
    expect((await server.post('event-registrations', registration())).status).toBe(404)
    server.clock.now += 60_000
    expect((await server.post('event-registrations', registration())).status).toBe(201)
    server.clock.now = Date.UTC(2026, 5, 3)
    expect((await server.post('event-registrations', registration({ id: OTHER_UUID }))).status).toBe(404)
  })

  it('lets nobody but the server set ids, types, times and states', async () => {
    const body = `{"__proto__":{"status":"confirmed"},"constructor":1,${JSON.stringify(
      registration({
        _id: 'siteSettings',
        _type: 'event',
        createdOn: '2000-01-01',
        status: 'confirmed',
        referenceId: 'x',
        mail: { state: 'outcomeUnknown' },
      }),
    ).slice(1)}`
    expect((await server.post('event-registrations', body)).status).toBe(201)
    const stored = await server.admin.getDocument(`event-registrations.${UUID}`)
    expect(stored).toMatchObject({
      _type: 'eventRegistration',
      status: 'received',
      referenceId: 'Line balancing clinic',
      mail: { state: expect.stringMatching(/pending|sending|sent/) },
    })
    expect(Object.keys(stored ?? {})).not.toContain('constructor')
    expect(await server.admin.getDocument('siteSettings')).toBeUndefined()
  })

  it('hides every registration from anonymous readers', async () => {
    await server.post('event-registrations', registration())
    for (const perspective of ['raw', 'published', 'drafts'] as const) {
      const found = await server.anonymous
        .withConfig({ perspective })
        .fetch<unknown[]>('*[_id in path("event-registrations.*")]')
        .catch(() => [])
      expect(found).toEqual([])
    }
  })
})

describe('what is wrong with a registration', () => {
  const errorsOf = async (more: Record<string, unknown>) => {
    const response = await server.post('event-registrations', registration(more))
    expect(response.status).toBe(422)
    expect(await all()).toEqual([])
    return (await response.json()).errors
  }

  it.each(Object.keys(PERSON))('names the empty field %s, also when it holds only blanks', async (name) => {
    for (const value of ['', ' \t ', '\u200b\u2800 ', undefined, null, 7, ['x'], { a: 1 }]) {
      expect(await errorsOf({ [name]: value })).toEqual({ [name]: ['forms.errors.required'] })
    }
  })

  it.each([
    'abc',
    'a@b',
    '@example.com',
    'a@b..com',
    'a b@example.com',
    'a@example.com\nBcc: x@y.zz x',
    'a\u2028@example.com',
    'a\u200b@example.com',
  ])('refuses the address %j', async (companyEmail) => {
    expect(await errorsOf({ companyEmail })).toEqual({ companyEmail: ['forms.errors.emailInvalid'] })
  })

  it.each(['123456789', '12345678901', '98765 43210', 'abcdefghij', '１２３４５６７８９０'])(
    'refuses the phone number %s',
    async (phoneNumber) => {
      expect(await errorsOf({ phoneNumber })).toEqual({ phoneNumber: ['forms.errors.phoneTenDigits'] })
    },
  )

  it('counts characters, not bytes, up to 200', async () => {
    expect(await errorsOf({ city: '😀'.repeat(201) })).toEqual({ city: ['forms.errors.tooLong'] })
    expect((await server.post('event-registrations', registration({ city: '😀'.repeat(200) }))).status).toBe(201)
  })

  it('names an unknown country, source and form id beside wrong fields', async () => {
    expect(await errorsOf({ country: 'Atlantis', source: 'party', id: 'x', city: '' })).toEqual({
      id: ['forms.errors.unknown'],
      source: ['forms.errors.unknown'],
      country: ['forms.errors.required'],
      city: ['forms.errors.required'],
    })
  })
})

describe('POST /api/webinar-requests', () => {
  it('answers 409 before the end of the webinar and stores the request after it', async () => {
    const body = registration({ source: 'webinar', urlId: 'scan-to-model' })
    expect((await server.post('webinar-requests', body)).status).toBe(409)
    server.clock.now = Date.parse(WEBINAR.endsAt)
    expect((await server.post('webinar-requests', body)).status).toBe(201)
    expect(await server.admin.getDocument(`webinar-requests.${UUID}`)).toMatchObject({
      _type: 'webinarRequest',
      source: 'webinar request',
      referenceId: 'From scan to model',
    })
  })
})
