import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../support/server.ts'
import { BROCHURE, OTHER_UUID, POLICY, UUID } from './fixtures.ts'

const SETTINGS = { _id: 'siteSettings', _type: 'siteSettings', defaultBrochure: { _type: 'reference', _ref: BROCHURE._id } }
const DEMO = {
  name: 'Łukasz O’Brien',
  email: 'lukasz@example.com',
  phone: '+48 (22) 555-01-00',
  companyName: 'Example Works',
  country: 'Poland',
  designation: 'Head of production',
  message: 'Line one\r\nLine two',
}
const DOWNLOAD = { name: '李', email: 'li@example.com', phone: '020 5550 0100', brochure: 'profile' }
const PDF = new TextEncoder().encode('%PDF-1.4 a small brochure')

let server: TestServer
beforeEach(async () => {
  server = await createTestServer({ documents: [BROCHURE, POLICY, SETTINGS] })
})
afterEach(() => server.close())

const errorsOf = async (collection: string, body: unknown) => {
  const response = await server.post(collection, body)
  expect(response.status).toBe(422)
  return (await response.json()).errors
}

describe('POST /api/demo-requests', () => {
  it('stores the request; without the wish for a brochure no mail is due', async () => {
    expect((await server.post('demo-requests', { id: UUID, ...DEMO })).status).toBe(201)
    const stored = await server.admin.getDocument(`demo-requests.${UUID}`)
    expect(stored).toMatchObject({ ...DEMO, message: 'Line one\nLine two', countryCode: 'PL', sendBrochure: false })
    expect(stored?.mail).toBeUndefined()
  })

  it('notes the chosen brochure, or the default one, and that a mail is due', async () => {
    await server.post('demo-requests', { id: UUID, ...DEMO, sendBrochure: true, brochure: BROCHURE._id })
    await server.post('demo-requests', { id: OTHER_UUID, ...DEMO, sendBrochure: 'on' })
    for (const id of [UUID, OTHER_UUID]) {
      expect(await server.admin.getDocument(`demo-requests.${id}`)).toMatchObject({
        sendBrochure: true,
        brochure: { _ref: BROCHURE._id },
        mail: { state: expect.any(String) },
      })
    }
  })

  it('names each empty required field with its own message and takes an empty message', async () => {
    expect(await errorsOf('demo-requests', { id: UUID })).toEqual({
      name: ['forms.errors.provideName'],
      email: ['forms.errors.provideCompanyEmail'],
      phone: ['forms.errors.providePhone'],
      companyName: ['forms.errors.provideCompanyName'],
      country: ['forms.errors.provideCountry'],
      designation: ['forms.errors.provideDesignation'],
    })
    expect((await server.post('demo-requests', { id: UUID, ...DEMO, message: '' })).status).toBe(201)
  })

  it.each(['123456', '1234567890123456', '12345 ext 6', '++'])(
    'refuses the phone number %s with the one message of the field',
    async (phone) => {
      expect(await errorsOf('demo-requests', { id: UUID, ...DEMO, phone })).toEqual({ phone: ['forms.errors.providePhone'] })
    },
  )

  it('counts the characters of a message up to 5,000', async () => {
    expect(await errorsOf('demo-requests', { id: UUID, ...DEMO, message: 'ü'.repeat(5_001) })).toEqual({
      message: ['forms.errors.tooLong'],
    })
    expect((await server.post('demo-requests', { id: UUID, ...DEMO, message: '😀'.repeat(5_000) })).status).toBe(201)
  })
})

describe('POST /api/brochure-downloads', () => {
  beforeEach(async () => {
    const asset = await server.admin.assets.upload('file', Buffer.from(PDF), {
      filename: 'Profil – Übersicht.pdf',
      contentType: 'application/pdf',
    })
    await server.admin
      .patch(BROCHURE._id, { set: { file: { _type: 'file', asset: { _type: 'reference', _ref: asset._id } } } })
      .commit()
  })

  it('stores the request and answers with a link that starts the download', async () => {
    const response = await server.post('brochure-downloads', { id: UUID, ...DOWNLOAD })
    expect(response.status).toBe(201)
    const { download } = await response.json()
    const file = await server.request(download)
    expect(file.status).toBe(200)
    expect(file.headers.get('Content-Type')).toBe('application/pdf')
    expect(file.headers.get('Content-Disposition')).toBe(
      'attachment; filename="Profil _ _bersicht.pdf"; filename*=UTF-8\'\'Profil%20%E2%80%93%20%C3%9Cbersicht.pdf',
    )
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(PDF)
    expect(await server.admin.getDocument(`brochure-downloads.${UUID}`)).toMatchObject({
      name: '李',
      referenceId: 'Company profile',
      brochure: { _ref: BROCHURE._id },
    })
  })

  it('gives 403 for a link that was altered, is for another brochure or has expired', async () => {
    const { download } = await (await server.post('brochure-downloads', { id: UUID, ...DOWNLOAD })).json()
    expect((await server.request(download.replace(/.$/, (last: string) => (last === '0' ? '1' : '0')))).status).toBe(403)
    expect((await server.request(download.replace(BROCHURE._id, 'brochure-other'))).status).toBe(403)
    expect((await server.request(download.replace(/expires=\d+/, 'expires=99999999999999'))).status).toBe(403)
    server.clock.now += 15 * 60_000
    const expired = await server.request(download)
    expect(expired.status).toBe(403)
    expect(await expired.json()).toMatchObject({ page: '/brochures' })
  })

  it('answers a part that is not there with 416, and 503 while the CMS is away', async () => {
    const { download } = await (await server.post('brochure-downloads', { id: UUID, ...DOWNLOAD })).json()
    expect((await server.request(download, { headers: { Range: 'bytes=0-3' } })).status).toBe(206)
    expect((await server.request(download, { headers: { Range: 'bytes=9999999-' } })).status).toBe(416)
    server.cms.isDown = true
    expect((await server.request(download)).status).toBe(503)
    expect(server.errors.splice(0)).toHaveLength(1)
    server.cms.isDown = false
  })

  it('does not ask a visitor again for 30 days', async () => {
    const [cookie = ''] = (await server.post('brochure-downloads', { id: UUID, ...DOWNLOAD })).headers.getSetCookie()
    expect(cookie).toContain('Max-Age=2592000')
    const open = (Cookie: string) => server.request(`/api/brochures/${BROCHURE._id}`, { headers: { Cookie } })
    const location = (response: Response) => response.headers.get('Location') ?? ''
    const known = await open(cookie.split(';')[0] ?? '')
    expect((await server.request(location(known))).status).toBe(200)
    expect(location(await open(''))).toBe(`/brochures?brochure=${BROCHURE._id}`)
    expect(location(await open('brochure_access=99999999999999.00'))).toBe(`/brochures?brochure=${BROCHURE._id}`)
    server.clock.now += 30 * 24 * 60 * 60_000
    expect(location(await open(cookie.split(';')[0] ?? ''))).toBe(`/brochures?brochure=${BROCHURE._id}`)
  })

  it('leads to the form in the language of the page that one comes from, if that is one of ours', async () => {
    const { publicUrl } = server.config
    const open = async (Referer: string, address = `/api/brochures/${BROCHURE._id}`) =>
      server.request(address, { headers: { Referer } })
    expect((await open(`${publicUrl}/de/brochures`)).headers.get('Location')).toBe(`/de/brochures?brochure=${BROCHURE._id}`)
    for (const elsewhere of [`${publicUrl}/brochures`, 'https://other.example/de/brochures', 'nonsense'])
      expect((await open(elsewhere)).headers.get('Location')).toBe(`/brochures?brochure=${BROCHURE._id}`)
    const altered = await open(`${publicUrl}/ja/brochures`, `/api/brochures/${BROCHURE._id}/file?expires=1&signature=x`)
    expect(await altered.json()).toMatchObject({ page: '/ja/brochures' })
  })

  it('starts the download after a plain post too', async () => {
    const response = await server.request('/brochures', { method: 'POST', body: new URLSearchParams(DOWNLOAD) })
    expect(response.status).toBe(303)
    expect(response.headers.getSetCookie().join()).toContain('brochure_access=')
    expect((await server.request(response.headers.get('Location') ?? '')).status).toBe(200)
  })

  it('gives no cookie and no link for what it refuses', async () => {
    const refused = await server.post('brochure-downloads', { id: UUID, ...DOWNLOAD, email: 'a@b' })
    expect(await refused.json()).toEqual({ errors: { email: ['forms.errors.provideValidEmail'] } })
    expect(refused.headers.getSetCookie()).toEqual([])
    expect((await server.post('brochure-downloads', { id: UUID, ...DOWNLOAD, brochure: 'nowhere' })).status).toBe(404)
    const send = (fields: Record<string, string>) =>
      server.request('/brochures', { method: 'POST', body: new URLSearchParams(fields) })
    const gone = await send({ ...DOWNLOAD, brochure: 'nowhere' })
    expect(gone.status).toBe(503)
    expect(gone.headers.getSetCookie()).toEqual([])
    expect(await gone.json()).toMatchObject({ posted: { collection: 'brochure-downloads', values: { name: DOWNLOAD.name } } })
    const newsletter = await send({ form: 'newsletter-subscriptions', email: 'sam@example.com' })
    expect(newsletter.status).toBe(303)
    expect(newsletter.headers.getSetCookie()).toEqual([])
  })
})

describe('POST /api/newsletter-subscriptions', () => {
  const subscribe = async (email: string, id = UUID) => {
    const response = await server.post('newsletter-subscriptions', { id, email })
    return (await response.json()).outcome
  }
  const subscribers = () =>
    server.admin.fetch<{ _id: string; email: string; state: string }[]>('*[_type == "newsletterSubscription"]')

  it('subscribes an address once, however it is written', async () => {
    expect(await subscribe(' Sam@Example.com ')).toBe('subscribed')
    expect(await subscribe('sam@example.com', OTHER_UUID)).toBe('already')
    const [only, ...more] = await subscribers()
    expect(more).toEqual([])
    expect(only).toMatchObject({ email: 'Sam@Example.com', state: 'subscribed' })
    expect(only?._id).toMatch(/^newsletter-subscriptions\.[0-9a-f]{64}$/)
  })

  it('says the same again to the same form', async () => {
    expect(await subscribe('sam@example.com')).toBe('subscribed')
    expect(await subscribe('sam@example.com')).toBe('subscribed')
  })

  it('tells exactly one of twenty that subscribe at once that it is new', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => UUID.replace(/^0f/, (10 + index).toString()))
    const outcomes = await Promise.all(ids.map((id, index) => subscribe(index % 2 ? 'sam@example.com' : 'SAM@example.com', id)))
    expect(outcomes.filter((outcome) => outcome === 'subscribed')).toHaveLength(1)
    expect(await subscribers()).toHaveLength(1)
  })

  it('subscribes an address again that had unsubscribed', async () => {
    await subscribe('sam@example.com')
    const [only] = await subscribers()
    await server.admin.patch(only?._id ?? '', { set: { state: 'unsubscribed' } }).commit()
    expect(await subscribe('sam@example.com', OTHER_UUID)).toBe('subscribed')
    expect(await subscribers()).toMatchObject([{ state: 'subscribed' }])
  })

  it('subscribes an address that a machine sent before and that was held back', async () => {
    await server.post('newsletter-subscriptions', { id: UUID, email: 'sam@example.com', zq_note: 'x' })
    expect(await subscribe('sam@example.com', OTHER_UUID)).toBe('subscribed')
    expect(await subscribers()).toMatchObject([{ state: 'subscribed', status: 'received', submission: OTHER_UUID }])
    expect((await subscribers())[0]).not.toHaveProperty('flags')
    await server.mail.run()
    expect(server.sent).toHaveLength(1)
    expect((await server.post('newsletter-subscriptions', { id: UUID, email: 'sam@example.com', zq_note: 'x' })).status).toBe(200)
    expect(await subscribers()).toMatchObject([{ status: 'received' }])
  })

  it.each(['', 'abc', 'a@b'])('refuses %j with its message', async (email) => {
    expect(await errorsOf('newsletter-subscriptions', { id: UUID, email })).toEqual({ email: ['forms.errors.newsletterEmail'] })
  })

  it('can be posted plainly from any page', async () => {
    const send = () =>
      server.request('/events?q=x', {
        method: 'POST',
        body: new URLSearchParams({ form: 'newsletter-subscriptions', email: 'sam@example.com' }),
      })
    expect((await send()).headers.get('Location')).toBe('/events?q=x&sent=newsletter-subscriptions%3Asubscribed')
    server.clock.now += 11 * 60_000
    expect((await send()).headers.get('Location')).toBe('/events?q=x&sent=newsletter-subscriptions%3Aalready')
  })
})
