import { describe, expect, it } from 'vitest'
import { shiftContent } from '#shared/content-shift.ts'
import { isCompleted, registrationState, type Schedule } from '#shared/schedule.ts'
import { wallClockAt } from '#shared/zoned-time.ts'
import { byId, type ContentDocument, documents, manifest, ofType, textOf } from './dataset.ts'

const DAY = 86_400_000
const anchor = Date.parse(`${manifest.anchor}T00:00:00Z`)
const sampleEvents = ofType('event').filter(({ _id }) => !manifest.fixed.includes(_id))
const webinars = ofType('webinar')
const accessOf = (webinar: ContentDocument) => byId(`webinar-access.${webinar._id}`)
const schedule = (document: ContentDocument): Schedule => ({ endsAt: null, allDay: null, ...document }) as unknown as Schedule
const listItems = (value: unknown) =>
  (value as { listItem?: string; children: { text: string }[] }[]).filter(({ listItem }) => listItem === 'bullet')

describe('the known expo', () => {
  const expo = byId('event-factory-automation-expo')

  it('is the event of the specification', () => {
    expect(expo).toMatchObject({
      urlId: { current: 'factory-automation-expo-2024' },
      url: 'registerevent',
      date: '22-24 November 2024',
      location: 'Pune, India',
      completed: true,
      registration: 'open',
      allDay: true,
      timeZone: 'Asia/Kolkata',
    })
    expect(expo.Date).toMatch(/^22-24 .{3,9}2024$/)
    expect(String(expo.title)).toMatch(/factory automation expo/i)
  })

  it('lasts from 22 to 24 November 2024 in Pune', () => {
    const dayOf = (instant: unknown) =>
      new Date(wallClockAt(Date.parse(String(instant)), 'Asia/Kolkata')).toISOString().slice(0, 10)
    expect([dayOf(expo.startsAt), dayOf(expo.endsAt)]).toEqual(['2024-11-22', '2024-11-24'])
  })

  it('lists its focus areas as bullets', () => {
    expect(listItems(expo.description).length).toBeGreaterThanOrEqual(4)
    expect(textOf(expo.description)).toContain('focus areas')
  })

  it('stays where it is on every day of import', () => {
    expect(shiftContent(documents, new Date('2031-05-05'), manifest)).toContain(expo)
  })
})

describe('sample events and webinars', () => {
  it('show derived dates only, so that they can move', () => {
    const overridden = [...sampleEvents, ...webinars].filter((one) => one.date || one.Date || one.bannerDate || one.time)
    expect(overridden).toEqual([])
  })

  it('begin at a plausible local time and end after they began', () => {
    for (const one of [...sampleEvents, ...webinars]) {
      const local = new Date(wallClockAt(Date.parse(String(one.startsAt)), String(one.timeZone)))
      if (one.allDay) expect([local.getUTCHours(), local.getUTCMinutes()], one._id).toEqual([0, 0])
      else expect(local.getUTCHours(), one._id).toSatisfy((hour: number) => hour >= 8 && hour <= 18)
      if (one.endsAt) expect(Date.parse(String(one.endsAt)), one._id).toBeGreaterThan(Date.parse(String(one.startsAt)))
    }
  })

  it('are spread over zones, cities, all-day and timed', () => {
    const zones = new Set([...sampleEvents, ...webinars].map(({ timeZone }) => timeZone))
    expect([...zones]).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Berlin', 'Asia/Tokyo', 'America/New_York']))
    expect(new Set(sampleEvents.map(({ location }) => location)).size).toBeGreaterThanOrEqual(10)
    expect(new Set(sampleEvents.map(({ allDay }) => allDay))).toEqual(new Set([true, false]))
  })

  it('have texts that show whatever rich text can hold', () => {
    const all = JSON.stringify([sampleEvents, webinars])
    const parts = [
      '"listItem":"bullet"',
      '"listItem":"number"',
      '"level":2',
      '"style":"blockquote"',
      '"strong"',
      '"underline"',
      '"code"',
      '"_type":"link"',
      '"_type":"internalLink"',
      '"_type":"figure"',
      '"_type":"table"',
      '"_type":"callout"',
      '"_type":"video"',
    ]
    for (const part of parts) expect(all).toContain(part)
    for (const one of [...sampleEvents, ...webinars]) expect(textOf(one.description).length, one._id).toBeGreaterThan(150)
  })

  it('have unlike addresses and titles', () => {
    const all = [...ofType('event'), ...webinars]
    expect(new Set(all.map(({ urlId }) => (urlId as { current: string }).current)).size).toBe(all.length)
    expect(new Set(all.map(({ title, webinarTitle }) => title ?? webinarTitle)).size).toBe(all.length)
  })

  it('keep the links of a webinar in its private companion alone', () => {
    for (const webinar of webinars) {
      expect(accessOf(webinar)).toMatchObject({
        webinar: { _ref: webinar._id, _weak: true },
        joinUrl: expect.stringMatching(/^https:/),
      })
      expect(JSON.stringify(webinar)).not.toContain(String(accessOf(webinar).joinUrl))
    }
  })

  it('offer upcoming and past ones on whichever day of two years they are imported', () => {
    for (let day = 0; day < 730; day++) {
      const now = anchor + day * DAY + DAY - 1
      const shifted = shiftContent(documents, new Date(now), manifest).filter(({ _id }) => !manifest.fixed.includes(_id))
      const counts = (type: string, test: (document: ContentDocument) => boolean) =>
        shifted.filter((document) => document._type === type && test(document)).length
      const open = (document: ContentDocument) =>
        registrationState(schedule(document), now) === 'open' && !isCompleted(schedule(document), now)
      const over = (document: ContentDocument) => isCompleted(schedule(document), now)
      expect(counts('event', open)).toBeGreaterThanOrEqual(5)
      expect(counts('webinar', open)).toBeGreaterThanOrEqual(3)
      expect(counts('event', over)).toBeGreaterThanOrEqual(5)
      expect(counts('webinar', (one) => over(one) && Boolean(accessOf(one).recordingUrl))).toBeGreaterThanOrEqual(3)
    }
  })
})
