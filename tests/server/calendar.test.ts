import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { type CalendarSubject, calendarFile } from '#server/mail/calendar.ts'

const SUBJECT: CalendarSubject = {
  _id: 'event-a',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  title: 'Robot fair',
  startsAt: '2026-07-01T08:00:00.000Z',
  endsAt: '2026-07-01T10:00:00.000Z',
  timeZone: 'Europe/Berlin',
  allDay: false,
  location: 'Pune, India',
}
const NOW = Date.UTC(2026, 0, 1)
const write = (fields: Partial<CalendarSubject> = {}, now = NOW) =>
  calendarFile({ ...SUBJECT, ...fields }, { site: 'example.com', url: 'https://example.com/events/a?x=1,2;3', now }) ?? ''

/** The one event of a file, as an independent parser reads it. */
function read(file: string): ICAL.Event {
  const component = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  if (!component) throw new Error('The file has no event')
  return new ICAL.Event(component)
}

describe('a calendar file', () => {
  // Instants by the zone database: summer time in Berlin ended on 25 October 2026 and began on 29 March at 01:00 UTC; India has none.
  it.each([
    ['Europe/Berlin', '2026-07-01T08:00:00Z', '2026-07-01T09:00:00Z'],
    ['Europe/Berlin', '2026-01-14T09:00:00Z', '2026-01-14T10:00:00Z'],
    ['Europe/Berlin', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z'],
    ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
    ['America/Los_Angeles', '2026-11-01T08:30:00Z', '2026-11-01T09:30:00Z'],
    ['Asia/Kolkata', '2026-07-01T18:30:00Z', '2026-07-01T19:30:00Z'],
  ])('holds the stored instants in %s from %s to %s', (timeZone, startsAt, endsAt) => {
    const event = read(write({ timeZone, startsAt, endsAt }))
    expect(event.startDate.toJSDate().getTime()).toBe(Date.parse(startsAt))
    expect(event.endDate.toJSDate().getTime()).toBe(Date.parse(endsAt))
  })

  // The end of a DATE range is not included (RFC 5545 3.6.1); midnight in India is 18:30 UTC the day before.
  it.each([
    ['three days', '2026-05-03T18:30:00Z', '2026-05-06T18:29:00Z', '2026-05-04', '2026-05-07'],
    ['one day', '2026-05-03T18:30:00Z', null, '2026-05-04', '2026-05-05'],
    ['the last day of a year', '2026-12-30T18:30:00Z', null, '2026-12-31', '2027-01-01'],
    ['the days around 29 February', '2028-02-27T18:30:00Z', '2028-03-01T18:29:00Z', '2028-02-28', '2028-03-02'],
  ])('holds %s without a time as days whose end is not included', (_, startsAt, endsAt, first, after) => {
    const file = write({ timeZone: 'Asia/Kolkata', allDay: true, startsAt, endsAt })
    expect(file).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/)
    const event = read(file)
    expect(event.startDate.toString()).toBe(first)
    expect(event.endDate.toString()).toBe(after)
  })

  it('ends with the first day in its own zone where no end is known', () => {
    const event = read(write({ timeZone: 'Asia/Kolkata', startsAt: '2026-05-04T04:30:00Z', endsAt: null }))
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-05-04T18:30:00.000Z')
  })

  it.each([
    'Drives, motion; safety \\ demo',
    `${'a'.repeat(65)}😀`,
    'ü'.repeat(40),
    '👨‍👩‍👧'.repeat(40),
    'Führung – 5 €',
    'BEGIN:VEVENT',
  ])('keeps the title %j in lines of at most 75 octets that end in CRLF', (title) => {
    const file = write({ title, location: `Hall 1\nGate 2; ${title}` })
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
    const event = read(file)
    expect(event.summary).toBe(title)
    expect(event.location).toBe(`Hall 1\nGate 2; ${title}`)
    expect(event.component.getFirstPropertyValue('url')).toBe('https://example.com/events/a?x=1%2C2%3B3')
    expect(new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')).toHaveLength(1)
  })

  it('is the same event for ever, with a higher SEQUENCE and a newer DTSTAMP after a change', () => {
    const [first, second] = [read(write()), read(write({ _updatedAt: '2026-01-02T00:00:00Z', title: 'Later' }, NOW + 86_400_000))]
    expect(second.uid).toBe(first.uid)
    expect(first.sequence).toBe(0)
    expect(second.sequence).toBeGreaterThan(first.sequence)
    const stamp = (event: ICAL.Event) => event.component.getFirstPropertyValue('dtstamp')?.toString() ?? ''
    expect(stamp(second) > stamp(first)).toBe(true)
  })

  it('is not written for an event without a start', () => {
    for (const startsAt of [null, 'soon']) expect(write({ startsAt })).toBe('')
  })
})
