import ICAL from 'ical.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { followReleases } from '#server/mail/follow-releases.ts'
import { MailError, type Message } from '#server/mail/message.ts'
import { createTestServer, type TestServer, type TestServerOptions } from '../support/server.ts'
import { BROCHURE, OPEN_EVENT, OTHER_UUID, registration, UUID, WEBINAR } from './fixtures.ts'

const SETTINGS = { _id: 'siteSettings', _type: 'siteSettings', name: 'Plantwright' }
const ACCESS = {
  _id: `webinar-access.${WEBINAR._id}`,
  _type: 'webinarAccess',
  joinUrl: 'https://meet.example.com/join?a=1&b=2',
  recordingUrl: 'https://video.example.com/watch',
}
const ID = `event-registrations.${UUID}`
const MINUTE = 60_000

let server: TestServer
const begin = async (options: TestServerOptions = {}) => {
  server = await createTestServer({ documents: [OPEN_EVENT, WEBINAR, ACCESS, BROCHURE, SETTINGS], ...options })
}
afterEach(() => server.close())

const mailOf = async (id = ID) => (await server.admin.getDocument(id))?.mail
const textOf = (message: Message | undefined) => JSON.stringify(message?.paragraphs)

describe('the mail of a registration', () => {
  beforeEach(() => begin())

  it('goes to the visitor once, with the calendar file, and is noted as sent', async () => {
    await server.post('event-registrations', registration())
    await server.mail.run()
    await server.mail.run()
    expect(server.sent).toHaveLength(1)
    expect(server.sent[0]).toMatchObject({
      to: 'zoe+expo@example.com',
      subject: 'Your registration: Line balancing clinic',
      language: 'en',
    })
    expect(server.sent[0]?.messageId).toBe(`${ID}@127.0.0.1`)
    expect(await mailOf()).toMatchObject({ state: 'sent', attempts: 1 })
  })

  it('holds nothing that the visitor typed', async () => {
    await server.post(
      'event-registrations',
      registration({ firstName: 'EVIL-FIRST', city: '<b>EVIL', companyName: 'EVIL\r\nBcc: x@example.com' }),
    )
    await server.mail.run()
    expect(JSON.stringify(server.sent)).not.toContain('EVIL')
  })

  it('speaks the language of the page', async () => {
    await server.post('event-registrations', registration({ language: 'de' }))
    await server.mail.run()
    expect(server.sent[0]?.subject).toBe('Ihre Anmeldung: Line balancing clinic')
    expect(textOf(server.sent[0])).toContain('/de/events/line-clinic')
  })

  it('says when in the words of the page: the own zone by its name, or what the editor wrote', async () => {
    const toWebinar = { source: 'webinar', urlId: 'scan-to-model', language: 'ja' }
    await server.post('event-registrations', registration(toWebinar))
    await server.mail.run()
    expect(textOf(server.sent[0])).toContain('日時：2026年7月5日 15:30～16:30（インド標準時）')
    await server.admin.patch(WEBINAR._id, { set: { bannerDate: 'Early in July', time: 'After lunch' } }).commit()
    await server.post('event-registrations', registration({ ...toWebinar, id: OTHER_UUID, language: 'de' }))
    await server.mail.run()
    expect(textOf(server.sent[1])).toContain('Wann: Early in July, After lunch')
  })

  it('is not sent for what filled the trap until an editor releases it, and is sent for what was too quick', async () => {
    await server.post('event-registrations', registration({ zq_note: 'x' }))
    await server.post('event-registrations', registration({ id: OTHER_UUID, fillTime: 5 }))
    await server.mail.run()
    expect(server.sent.map(({ messageId }) => messageId)).toEqual([`event-registrations.${OTHER_UUID}@127.0.0.1`])
    await server.admin.patch(ID, { set: { status: 'received' } }).commit()
    await server.mail.run()
    expect(server.sent).toHaveLength(2)
  })

  it('goes at once when an editor releases it, and no other change sends one', async () => {
    const released: string[] = []
    const releases = followReleases(
      server.admin,
      (id) => released.push(id),
      (error) => server.errors.push(error),
    )
    await server.post('event-registrations', registration({ id: OTHER_UUID }))
    await server.post('event-registrations', registration({ zq_note: 'x' }))
    await expect
      .poll(async () => {
        await server.admin.patch(ID, { set: { status: 'received' } }).commit()
        await server.admin.patch(ID, { set: { status: 'held' } }).commit()
        return released
      })
      .toContain(ID)
    releases.stop()
    expect(new Set(released)).toEqual(new Set([ID]))
  })

  it('gives the join link to registrants of that webinar and the recording link to those who ask for it, and to nobody else', async () => {
    await server.post('event-registrations', registration())
    await server.post('event-registrations', registration({ id: OTHER_UUID, source: 'webinar', urlId: 'scan-to-model' }))
    server.clock.now = Date.parse(WEBINAR.endsAt)
    await server.post('webinar-requests', registration({ source: 'webinar', urlId: 'scan-to-model' }))
    await server.mail.run()
    const [event, webinar, recording] = server.sent.map(textOf)
    expect(event).not.toMatch(/meet\.example|video\.example/)
    expect(webinar).toContain('meet.example.com')
    expect(webinar).not.toContain('video.example.com')
    expect(recording).toContain('video.example.com')
    expect(recording).not.toContain('meet.example.com')
  })

  it('parses as a calendar with the stored instants, the same UID and a higher SEQUENCE after a change', async () => {
    const eventOf = async (id: string) => {
      await server.post('event-registrations', registration({ id }))
      await server.mail.run()
      const [, , components] = ICAL.parse(server.sent.at(-1)?.calendar ?? '')
      return new ICAL.Event(new ICAL.Component(components[0]))
    }
    const first = await eventOf(UUID)
    expect(first.startDate.toJSDate().toISOString()).toBe(OPEN_EVENT.startsAt)
    expect(first.endDate.toJSDate().toISOString()).toBe(OPEN_EVENT.endsAt)
    server.clock.now += 10 * MINUTE
    await server.admin
      .patch(OPEN_EVENT._id, { set: { startsAt: '2026-10-25T00:30:00.000Z', endsAt: '2026-10-25T02:30:00.000Z' } })
      .commit()
    const second = await eventOf(OTHER_UUID)
    expect(second.uid).toBe(first.uid)
    expect(second.sequence).toBeGreaterThan(first.sequence)
    expect(second.startDate.toJSDate().toISOString()).toBe('2026-10-25T00:30:00.000Z')
  })
})

describe('other mails', () => {
  beforeEach(() => begin())

  it('bring the brochure that was asked for', async () => {
    const demo = { name: 'A', email: 'a@example.com', phone: '5550100', companyName: 'B', country: 'IN', designation: 'C' }
    await server.post('demo-requests', { id: UUID, ...demo })
    await server.post('demo-requests', { id: OTHER_UUID, ...demo, sendBrochure: true, brochure: BROCHURE._id })
    await server.mail.run()
    expect(server.sent).toHaveLength(1)
    expect(textOf(server.sent[0])).toMatch(/\/api\/brochures\/brochure-profile\/file\?expires=\d+&signature=/)
  })

  it('welcome a subscriber with a link that unsubscribes in one click', async () => {
    await server.post('newsletter-subscriptions', { id: UUID, email: 'sam@example.com' })
    await server.mail.run()
    const address = server.sent[0]?.unsubscribeUrl ?? ''
    const ask = await server.request(address)
    expect(await ask.text()).toContain('<form method="post">')
    const state = () => server.admin.fetch('*[_type == "newsletterSubscription"][0].state')
    expect(await state()).toBe('subscribed')
    expect((await server.request(address.replace(/.$/, 'x'), { method: 'POST' })).status).toBe(403)
    expect(await state()).toBe('subscribed')
    const headers = { Origin: 'https://mail.example', 'Content-Type': 'application/x-www-form-urlencoded' }
    const click = await server.request(address, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })
    expect(click.status).toBe(200)
    expect(await state()).toBe('unsubscribed')
    expect((await server.request(address, { method: 'POST' })).status).toBe(200)
  })

  it('can be unsubscribed from later when the CMS is away, and the page says so', async () => {
    await server.post('newsletter-subscriptions', { id: UUID, email: 'sam@example.com' })
    await server.mail.run()
    const address = server.sent[0]?.unsubscribeUrl ?? ''
    server.cms.isDown = true
    const answer = await server.request(address, { method: 'POST' })
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('<form method="post">')
    expect(server.errors.splice(0)).toHaveLength(1)
    server.cms.isDown = false
    expect((await server.request(address, { method: 'POST' })).status).toBe(200)
  })
})

describe('a mail that can not be sent', () => {
  const failing = (...failures: (MailError | null)[]) => {
    const sent: string[] = []
    const sendMail = async ({ messageId }: Message) => {
      sent.push(messageId)
      const failure = failures.shift()
      if (failure) throw failure
    }
    return { sent, sendMail }
  }

  it('is tried again after a pause that grows, until it goes', async () => {
    const { sent, sendMail } = failing(new MailError('retry', 'Greylisted'), new MailError('retry', 'Greylisted'))
    await begin({ sendMail })
    await server.post('event-registrations', registration())
    await server.mail.run()
    expect(await mailOf()).toMatchObject({ state: 'pending', reason: 'Greylisted', attempts: 1 })
    await server.mail.run()
    expect(sent).toHaveLength(1)
    server.clock.now += MINUTE
    await server.mail.run()
    server.clock.now += MINUTE
    await server.mail.run()
    expect(sent).toHaveLength(2)
    server.clock.now += MINUTE
    await server.mail.run()
    expect(await mailOf()).toMatchObject({ state: 'sent', attempts: 3 })
    expect(new Set(sent).size).toBe(1)
  })

  it('is marked failed with the reason when the mail server refuses it for good', async () => {
    const { sendMail } = failing(new MailError('refused', 'No such mailbox'))
    await begin({ sendMail })
    await server.post('event-registrations', registration())
    await server.mail.run()
    expect(await mailOf()).toMatchObject({ state: 'failed', reason: 'No such mailbox' })
  })

  it('is sent once more after a crash, and after a second one its outcome is unknown', async () => {
    const { sent, sendMail } = failing(new MailError('unknown', 'Connection lost'), new MailError('unknown', 'Connection lost'))
    await begin({ sendMail })
    await server.post('event-registrations', registration())
    await server.mail.run()
    expect(await mailOf()).toMatchObject({ state: 'sending' })
    server.clock.now += 5 * MINUTE
    await server.mail.run()
    expect(sent).toHaveLength(2)
    expect(await mailOf()).toMatchObject({ state: 'outcomeUnknown' })
    server.clock.now += 60 * MINUTE
    await server.mail.run()
    expect(sent).toHaveLength(2)
  })

  it('waits no longer when the clock is set back', async () => {
    const { sent, sendMail } = failing(new MailError('retry', 'Greylisted'))
    await begin({ sendMail })
    await server.post('event-registrations', registration())
    await server.mail.run()
    server.clock.now -= 365 * 24 * 60 * MINUTE
    await server.mail.run()
    expect(sent).toHaveLength(2)
    expect(await mailOf()).toMatchObject({ state: 'sent' })
  })

  it('is left to whoever claimed it first', async () => {
    const { sent, sendMail } = failing()
    await begin({ sendMail })
    await server.admin.create({
      _id: ID,
      _type: 'eventRegistration',
      status: 'received',
      mail: { state: 'sending', attempts: 1, changedOn: new Date(server.clock.now).toISOString() },
    })
    await server.mail.run()
    expect(sent).toEqual([])
  })
})
