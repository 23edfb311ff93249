import { describe, expect, it } from 'vitest'
import { endOf, isCompleted, isPublishedAt, registrationState, type Schedule } from '#shared/schedule.ts'

const at = (instant: string) => Date.parse(instant)
const event = (fields: Partial<Schedule>): Schedule => ({
  startsAt: '2030-05-04T04:30:00Z',
  endsAt: null,
  timeZone: 'Asia/Kolkata',
  allDay: false,
  completed: null,
  registration: null,
  ...fields,
})

describe('the end', () => {
  it('is the stated one', () => {
    expect(endOf(event({ endsAt: '2030-05-04T06:00:00Z' }))).toBe(at('2030-05-04T06:00:00Z'))
  })

  it('is the end of the first day in the own zone where none is stated', () => {
    expect(endOf(event({}))).toBe(at('2030-05-04T18:30:00Z'))
    expect(endOf(event({ startsAt: '2030-05-05T02:00:00Z', timeZone: 'America/Los_Angeles' }))).toBe(at('2030-05-05T07:00:00Z'))
  })

  it('is the end of the last day when the event lasts whole days', () => {
    const days = { startsAt: '2030-05-03T18:30:00Z', endsAt: '2030-05-05T18:30:00Z', allDay: true }
    expect(endOf(event(days))).toBe(at('2030-05-06T18:30:00Z'))
  })

  it.each([
    ['2030-03-31T08:00:00Z', '2030-03-31T22:00:00Z'],
    ['2030-10-27T08:00:00Z', '2030-10-27T23:00:00Z'],
  ])('knows the days of 23 and 25 hours: %s', (startsAt, end) => {
    expect(endOf(event({ startsAt, timeZone: 'Europe/Berlin' }))).toBe(at(end))
  })

  it('is that of UTC in a zone that nobody knows, and none without a date', () => {
    expect(endOf(event({ timeZone: 'Mars/Olympus' }))).toBe(at('2030-05-05T00:00:00Z'))
    expect(endOf(event({ startsAt: null }))).toBeNull()
    expect(endOf(event({ startsAt: 'soon' }))).toBeNull()
  })
})

describe('completed', () => {
  const short = event({ endsAt: '2030-05-04T06:00:00Z' })

  it('is an event from its end on, not before', () => {
    expect(isCompleted(short, at('2030-05-04T05:59:59.999Z'))).toBe(false)
    expect(isCompleted(short, at('2030-05-04T06:00:00Z'))).toBe(true)
  })

  it('is an event that the editor marks, and no longer when the mark goes', () => {
    expect(isCompleted({ ...short, completed: true }, at('2030-01-01T00:00:00Z'))).toBe(true)
    expect(isCompleted({ ...short, completed: false }, at('2030-01-01T00:00:00Z'))).toBe(false)
  })

  it('is never an event without a date of its own accord', () => {
    expect(isCompleted(event({ startsAt: null }), at('2090-01-01T00:00:00Z'))).toBe(false)
  })
})

describe('registration', () => {
  const before = at('2030-05-01T00:00:00Z')
  const after = at('2030-06-01T00:00:00Z')

  it.each([null, 'automatic', 'sometimes'])('is open until completed when the field says %s', (registration) => {
    expect(registrationState(event({ registration }), before)).toBe('open')
    expect(registrationState(event({ registration }), after)).toBe('closed')
    expect(registrationState(event({ registration, completed: true }), before)).toBe('closed')
  })

  it.each(['open', 'closed'] as const)('is %s whenever the editor says so', (registration) => {
    expect([before, after].map((now) => registrationState(event({ registration, completed: true }), now))).toEqual([
      registration,
      registration,
    ])
  })
})

describe('publication', () => {
  const times = { publishAt: '2030-05-01T10:00:00Z', unpublishAt: '2030-05-02T10:00:00+02:00' }

  it('begins and ends at the minute that is set', () => {
    const public_ = ['2030-05-01T09:59:59Z', '2030-05-01T10:00:00Z', '2030-05-02T07:59:59Z', '2030-05-02T08:00:00Z']
    expect(public_.map((now) => isPublishedAt(times, at(now)))).toEqual([false, true, true, false])
  })

  it('is not limited where nothing is set', () => {
    expect(isPublishedAt({ publishAt: null, unpublishAt: '' }, 0)).toBe(true)
  })
})
