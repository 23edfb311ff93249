import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ClientError } from '@sanity/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDelivery } from '#server/outbox/delivery.ts'
import { openFileOutbox } from '#server/outbox/file-outbox.ts'
import { createTestServer, type TestServer } from '../support/server.ts'
import { BROCHURE, OPEN_EVENT, OTHER_UUID, PAST_EVENT, POLICY, registration, UUID } from './fixtures.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer({ documents: [OPEN_EVENT, PAST_EVENT, BROCHURE, POLICY] })
  await server.refreshCopy()
  server.cms.isDown = true
})
afterEach(async () => {
  server.errors.length = 0 // the CMS that is away is told to the operator
  server.cms.isDown = false
  await server.close()
})

const stored = () =>
  server.admin.fetch<{ _id: string; createdOn: string }[]>('*[_type == "eventRegistration"] | order(_createdAt asc, _id asc)')
function first<T>([item]: readonly T[]): T {
  if (item === undefined) throw new Error('Nothing waits')
  return item
}
const uuid = (index: number) => UUID.replace(/^.{4}/, String(1000 + index))

describe('while the CMS is away', () => {
  it('a registration waits on disk, is acknowledged with 202 and delivered once with the time of its acceptance', async () => {
    const acceptedAt = new Date(server.clock.now).toISOString()
    expect((await server.post('event-registrations', registration())).status).toBe(202)
    expect((await server.post('event-registrations', registration())).status).toBe(202)
    expect((await server.post('event-registrations', registration({ city: 'Nashik' }))).status).toBe(409)
    expect(await readdir(server.outboxFolder)).toHaveLength(2) // the entry and the folder of the refused
    server.clock.now += 3_600_000
    server.cms.isDown = false
    await server.delivery.drain()
    expect(await stored()).toMatchObject([{ _id: `event-registrations.${UUID}`, createdOn: acceptedAt }])
    expect(server.outbox.waiting()).toEqual([])
    expect((await server.post('event-registrations', registration())).status).toBe(200)
  })

  it('a server that is told to stop empties its own outbox first, and leaves that of another server alone', async () => {
    const other = await createTestServer({ documents: [OPEN_EVENT, POLICY] })
    await other.refreshCopy()
    other.cms.isDown = true
    await server.post('event-registrations', registration())
    await other.post('event-registrations', registration({ id: OTHER_UUID }))
    server.cms.isDown = false
    await server.delivery.stop(10_000)
    expect(await stored()).toMatchObject([{ _id: `event-registrations.${UUID}` }])
    expect(server.outbox.waiting()).toEqual([])
    expect(other.outbox.waiting().map(({ entry }) => entry.record._id)).toEqual([`event-registrations.${OTHER_UUID}`])
    other.errors.length = 0
    other.cms.isDown = false
    await other.close()
  })

  it('what was published last decides whether an event exists and is open', async () => {
    expect((await server.post('event-registrations', registration({ urlId: 'nowhere' }))).status).toBe(404)
    expect((await server.post('event-registrations', registration({ urlId: 'past-forum' }))).status).toBe(503)
    expect(server.outbox.waiting()).toEqual([])
  })

  it('the order of acceptance is the order of delivery', async () => {
    for (let index = 0; index < 12; index++) await server.post('event-registrations', registration({ id: uuid(index) }))
    server.cms.isDown = false
    await server.delivery.drain()
    const history = await server.admin.fetch<string[]>('*[_type == "eventRegistration"] | order(_createdAt asc)._id')
    expect(history).toEqual(Array.from({ length: 12 }, (_, index) => `event-registrations.${uuid(index)}`))
  })

  it('fifty tries of one form with two bodies keep one body, and the others are told so', async () => {
    const bodies = Array.from({ length: 50 }, (_, index) => registration(index % 2 ? {} : { city: 'Nashik' }))
    const statuses = (await Promise.all(bodies.map((body) => server.post('event-registrations', body)))).map(
      (each) => each.status,
    )
    const kept = first(server.outbox.waiting()).entry.record.city
    expect(server.outbox.waiting()).toHaveLength(1)
    expect(statuses).toEqual(bodies.map(({ city }) => (city === kept ? 202 : 409)))
  })

  it('exactly one of twenty forms with the same address is told that it is new', async () => {
    const subscribe = async (index: number) => {
      const response = await server.post('newsletter-subscriptions', { id: uuid(index), email: 'sam@example.com' })
      expect(response.status).toBe(202)
      return (await response.json()).outcome
    }
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => subscribe(index)))
    expect(outcomes.filter((outcome) => outcome === 'subscribed')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'already')).toHaveLength(19)
    expect(server.outbox.waiting()).toHaveLength(1)
  })

  it('an address that waits is no second time new once the CMS is back', async () => {
    const subscribe = async (id: string) =>
      (await (await server.post('newsletter-subscriptions', { id, email: 'sam@example.com' })).json()).outcome
    expect(await subscribe(UUID)).toBe('subscribed')
    server.cms.isDown = false
    expect(await subscribe(OTHER_UUID)).toBe('already')
    expect(await subscribe(UUID)).toBe('subscribed')
    await server.delivery.drain()
    expect(await subscribe(UUID)).toBe('subscribed')
    expect(await server.admin.fetch('*[_type == "newsletterSubscription"].submission')).toEqual([UUID])
  })

  it('what a machine sent keeps nobody with the same address out', async () => {
    const email = 'sam@example.com'
    await server.post('newsletter-subscriptions', { id: UUID, email, zq_note: 'x' })
    const response = await server.post('newsletter-subscriptions', { id: OTHER_UUID, email })
    expect(await response.json()).toMatchObject({ outcome: 'subscribed' })
    server.cms.isDown = false
    await server.delivery.drain()
    expect(await server.admin.fetch('*[_type == "newsletterSubscription"]{status, submission}')).toEqual([
      { status: 'received', submission: OTHER_UUID },
    ])
  })

  it('a registration that waits stays accepted after the event has closed', async () => {
    expect((await server.post('event-registrations', registration())).status).toBe(202)
    server.clock.now = Date.UTC(2026, 6, 3)
    expect((await server.post('event-registrations', registration())).status).toBe(202)
    expect((await server.post('event-registrations', registration({ id: OTHER_UUID }))).status).toBe(503)
  })

  it('what can not be written is not acknowledged, leaves nothing behind, and is taken once there is room', async () => {
    const blocked = path.join(server.outboxFolder, '000000000001.json')
    await mkdir(path.join(blocked, 'in the way'), { recursive: true })
    expect((await server.post('event-registrations', registration())).status).toBe(503)
    expect(await readdir(server.outboxFolder)).toEqual(['000000000001.json', 'refused'])
    expect(server.outbox.waiting()).toEqual([])
    expect((await server.post('event-registrations', registration())).status).toBe(202)
  })

  it('what a crash left half-written is cleared away', async () => {
    await writeFile(path.join(server.outboxFolder, '000000000007.json.part'), '{"rec')
    expect((await openFileOutbox(server.outboxFolder)).waiting()).toEqual([])
    expect(await readdir(server.outboxFolder)).toEqual(['refused'])
  })

  it('a later process finds what an earlier one left', async () => {
    await server.post('event-registrations', registration())
    await server.post('newsletter-subscriptions', { id: OTHER_UUID, email: 'sam@example.com' })
    const again = await openFileOutbox(server.outboxFolder)
    expect(again.waiting().map(({ entry }) => entry.record._type)).toEqual(['eventRegistration', 'newsletterSubscription'])
    expect(again.find(`event-registrations.${UUID}`)).not.toBeNull()
    await again.put({ record: { ...first(again.waiting()).entry.record, _id: 'x' }, answers: {}, names: [] })
    expect(again.waiting()).toHaveLength(3)
  })

  it.each(['', '{"rec', 'null', '{}', '{"record":{}}'])('a later process takes no damaged entry for one: %j', async (remains) => {
    const file = path.join(server.outboxFolder, '000000000001.json')
    await writeFile(file, remains)
    await expect(openFileOutbox(server.outboxFolder)).rejects.toThrow(`The waiting submission ${file} is damaged: `)
    expect(await readFile(file, 'utf8')).toBe(remains)
  })

  it('a file in the place of the outbox is named', async () => {
    const place = path.join(server.outboxFolder, 'file')
    await writeFile(place, 'mine')
    await expect(openFileOutbox(place)).rejects.toThrow(`The folder ${place} can't be opened (`)
  })

  it('an entry that was delivered before the crash but not yet forgotten makes no second document', async () => {
    await server.post('event-registrations', registration())
    server.cms.isDown = false
    await server.admin.create({ ...first(server.outbox.waiting()).entry.record })
    await server.delivery.drain()
    expect(await stored()).toHaveLength(1)
    expect(server.outbox.refused()).toEqual([])
  })

  it('what the CMS refuses for good is kept with the reason', async () => {
    await server.post('event-registrations', registration())
    server.cms.isDown = false
    await server.admin.create({ _id: `event-registrations.${UUID}`, _type: 'eventRegistration', city: 'Elsewhere' })
    await server.delivery.drain()
    expect(server.outbox.waiting()).toEqual([])
    const [file = ''] = server.outbox.refused()
    const kept = JSON.parse(await readFile(path.join(server.outboxFolder, 'refused', file), 'utf8'))
    expect(kept).toMatchObject({ record: { companyName: 'Example Works' }, reason: expect.stringContaining('other values') })
  })

  it('what can not be put with the refused ones waits on, and delivery with it', async () => {
    await server.post('event-registrations', registration())
    const blocked = path.join(server.outboxFolder, 'refused', '000000000001.json')
    await mkdir(path.join(blocked, 'in the way'), { recursive: true })
    const refusal = new ClientError({ statusCode: 400, headers: {}, body: {}, url: '', method: 'POST' })
    const delivery = createDelivery({
      outbox: server.outbox,
      deliver: () => Promise.reject(refusal),
      onError: (error) => server.errors.push(error),
    })
    await delivery.drain()
    expect(server.outbox.waiting()).toHaveLength(1)
    await rm(blocked, { recursive: true })
    await delivery.drain()
    expect(server.outbox.waiting()).toEqual([])
    expect(server.outbox.refused()).toEqual(['000000000001.json'])
    await delivery.stop(0)
  })

  it('a plain post is acknowledged too, and its repeat is the same try', async () => {
    const { id: _, source: __, urlId: ___, ...values } = registration()
    const send = () =>
      server.request('/registerevent/line-clinic', {
        method: 'POST',
        body: new URLSearchParams(values as Record<string, string>),
      })
    expect((await send()).status).toBe(303)
    expect((await send()).status).toBe(303)
    expect(server.outbox.waiting()).toHaveLength(1)
  })
})

describe('without a published copy', () => {
  it('a submission that can not be checked is not accepted', async () => {
    const fresh = await createTestServer({ documents: [OPEN_EVENT] })
    fresh.cms.isDown = true
    expect((await fresh.post('event-registrations', registration())).status).toBe(503)
    fresh.errors.length = 0
    await fresh.close()
  })
})
