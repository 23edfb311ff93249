import { describe, expect, it } from 'vitest'
import { shiftContent } from '#shared/content-shift.ts'
import { wallClockAt } from '#shared/zoned-time.ts'

const manifest = { anchor: '2026-03-02', fixed: ['real'] }
const event = (startsAt: string, timeZone: string, more = {}) => ({ _id: 'sample', _type: 'event', startsAt, timeZone, ...more })
const shifted = (document: { _id: string; [field: string]: unknown }, day: string) =>
  shiftContent([document], new Date(day), manifest)[0]

describe('moving the sample dates', () => {
  it('keeps 10:00 at 10:00 when the move crosses the start of summer time', () => {
    // 10 March 10:00 CET is 09:00Z; four weeks later, 7 April 10:00 CEST is 08:00Z.
    expect(shifted(event('2026-03-10T09:00:00Z', 'Europe/Berlin'), '2026-03-30T00:00:00Z')).toMatchObject({
      startsAt: '2026-04-07T08:00:00.000Z',
    })
  })

  it('keeps 10:00 at 10:00 in New York, which changes its clocks two weeks before Berlin', () => {
    // 3 March 10:00 EST is 15:00Z; 10 March 10:00 EDT is 14:00Z.
    expect(shifted(event('2026-03-03T15:00:00Z', 'America/New_York'), '2026-03-09T00:00:00Z')).toMatchObject({
      startsAt: '2026-03-10T14:00:00.000Z',
    })
  })

  it('moves zones without summer time by exact weeks', () => {
    expect(shifted(event('2026-03-10T04:30:00Z', 'Asia/Kolkata'), '2026-09-28T00:00:00Z')).toMatchObject({
      startsAt: '2026-10-06T04:30:00.000Z',
    })
  })

  it('moves a time that the clock change skips forward by the gap', () => {
    // 22 March 02:30 CET; 29 March has no 02:30, the clock goes from 02:00 to 03:00: 03:30 CEST is 01:30Z.
    expect(shifted(event('2026-03-22T01:30:00Z', 'Europe/Berlin'), '2026-03-09T00:00:00Z')).toMatchObject({
      startsAt: '2026-03-29T01:30:00.000Z',
    })
  })

  it('takes the first of two equal times at the end of summer time', () => {
    // 18 October 02:30 CEST; on 25 October 02:30 occurs at 00:30Z and at 01:30Z.
    expect(shifted(event('2026-10-18T00:30:00Z', 'Europe/Berlin'), '2026-03-09T00:00:00Z')).toMatchObject({
      startsAt: '2026-10-25T00:30:00.000Z',
    })
  })

  it('changes nothing in the anchor week and moves one week on its eighth day', () => {
    const document = event('2026-03-10T09:00:00Z', 'UTC')
    expect(shifted(document, '2026-03-08T23:59:59Z')).toEqual(document)
    expect(shifted(document, '2026-03-09T00:00:00Z')).toMatchObject({ startsAt: '2026-03-17T09:00:00.000Z' })
  })

  it('moves back when the clock stands before the anchor', () => {
    expect(shifted(event('2026-03-10T09:00:00Z', 'UTC'), '2026-03-01T12:00:00Z')).toMatchObject({
      startsAt: '2026-03-03T09:00:00.000Z',
    })
  })

  it('moves end and publication times alike and leaves every other field alone', () => {
    const document = event('2026-03-10T09:00:00Z', 'UTC', {
      endsAt: '2026-03-10T10:00:00Z',
      publishAt: '2026-03-01T00:00:00Z',
      unpublishAt: '2026-04-01T00:00:00Z',
      title: 'Workshop',
      createdOn: '2026-03-01T00:00:00Z',
    })
    expect(shifted(document, '2026-03-16T00:00:00Z')).toEqual({
      ...document,
      startsAt: '2026-03-24T09:00:00.000Z',
      endsAt: '2026-03-24T10:00:00.000Z',
      publishAt: '2026-03-15T00:00:00.000Z',
      unpublishAt: '2026-04-15T00:00:00.000Z',
    })
  })

  it('leaves fixed documents and documents without dates as they are, in the same order', () => {
    const documents = [
      { ...event('2024-11-21T18:30:00Z', 'Asia/Kolkata'), _id: 'real' },
      { _id: 'other', _type: 'offering' },
    ]
    expect(shiftContent(documents, new Date('2027-01-01'), manifest)).toEqual(documents)
  })

  it('does not change what it is given', () => {
    const documents = [Object.freeze(event('2026-03-10T09:00:00Z', 'UTC'))]
    shiftContent(documents, new Date('2027-01-01'), manifest)
    expect(documents[0]?.startsAt).toBe('2026-03-10T09:00:00Z')
  })

  it('names the document and the field when a date is none', () => {
    expect(() => shifted(event('soon', 'UTC'), '2027-01-01')).toThrow('Failed to move sample: startsAt is not a date and time')
    expect(() => shifted(event('2026-03-10T09:00:00Z', 'Mars/Olympus'), '2027-01-01')).toThrow(RangeError)
    expect(() => shiftContent([], new Date('2027-01-01'), { anchor: 'Monday', fixed: [] })).toThrow('anchor')
    expect(() => shiftContent([], new Date(Number.NaN), manifest)).toThrow('valid day')
  })

  it('shows the same weekday and time of day in the zone for every week of two years', () => {
    const document = event('2026-03-10T09:00:00Z', 'Europe/Berlin')
    const start = Date.parse('2026-03-02T00:00:00Z')
    for (let week = 0; week < 104; week++) {
      const [moved] = shiftContent([document], new Date(start + week * 7 * 86_400_000), manifest)
      const shown = wallClockAt(Date.parse(String(moved?.startsAt)), 'Europe/Berlin')
      expect(shown).toBe(Date.UTC(2026, 2, 10 + 7 * week, 10))
    }
  })
})
