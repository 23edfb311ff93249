import { describe, expect, it } from 'vitest'
import { type EventTimes, eventDates } from '#shared/event-dates.ts'
import { normalizeSpaces } from '#shared/normalize-spaces.ts'

const expo: EventTimes = {
  startsAt: '2024-11-21T18:30:00Z',
  endsAt: '2024-11-23T18:30:00Z',
  timeZone: 'Asia/Kolkata',
  allDay: true,
}
const talk: EventTimes = {
  startsAt: '2030-05-04T14:00:00Z',
  endsAt: '2030-05-04T15:30:00Z',
  timeZone: 'America/New_York',
  allDay: false,
}
/** Any dash passes; blanks around one are the language's own affair. */
const plain = (text: string | undefined) => text?.replace(/ ?[‐-―−] ?/g, '-')
const dates = (event: EventTimes, language = 'en') => eventDates(event, language)

describe('the dates of an event', () => {
  it('are written day first in English, long and short', () => {
    expect(plain(dates(expo)?.long)).toBe('22-24 November 2024')
    expect(plain(dates(expo)?.short)).toBe('22-24 Nov 2024')
    expect(plain(dates({ ...expo, endsAt: '2024-12-01T18:30:00Z' })?.long)).toBe('22 November-2 December 2024')
    expect(plain(dates({ ...expo, endsAt: '2025-01-01T18:30:00Z' })?.long)).toBe('22 November 2024-2 January 2025')
  })

  it('follow the custom of other languages', () => {
    expect(plain(dates(expo, 'de')?.long)).toMatch(/^22\.-24\. November 2024$/)
    expect(dates({ ...expo, endsAt: null }, 'ja')?.long).toBe('2024年11月22日')
    expect(dates(expo, 'ja')).toMatchObject({ long: '2024年11月22日～24日', short: '2024年11月22日～24日' })
    expect(dates({ ...expo, endsAt: '2024-12-01T18:30:00Z' }, 'ja')?.long).toBe('2024年11月22日～12月2日')
    expect(dates({ ...expo, endsAt: '2025-11-21T18:30:00Z' }, 'ja')?.long).toBe('2024年11月22日～2025年11月22日')
    expect(dates(expo, 'hi')?.long).toMatch(/नवंबर 2024/)
  })

  it('are those of the own zone, which is named', () => {
    expect(dates(talk)?.long).toBe('4 May 2030')
    expect(plain(dates(talk)?.time ?? undefined)).toBe('10:00-11:30 Eastern Daylight Time')
    expect(dates({ ...talk, startsAt: '2030-05-05T02:00:00Z', endsAt: null })?.long).toBe('4 May 2030')
  })

  it('set hours and zone as each language does', () => {
    const pune = { ...talk, timeZone: 'Asia/Kolkata' }
    expect(plain(dates(pune, 'de')?.time ?? undefined)).toBe('19:30-21:00 Uhr (Indische Normalzeit)')
    expect(dates(pune, 'ja')?.time).toBe('19:30～21:00（インド標準時）')
    expect(dates({ ...pune, endsAt: '2030-05-05T15:30:00Z' }, 'ja')?.time).toBe('5月4日 19:30～5月5日 21:00（インド標準時）')
    expect(dates({ ...pune, endsAt: null }, 'ja')?.time).toBe('19:30（インド標準時）')
  })

  it('have neither hours nor a zone when the event lasts whole days', () => expect(dates(expo)?.time).toBeNull())

  it('name both days when the hours run over midnight', () => {
    const time = plain(dates({ ...talk, endsAt: '2030-05-05T15:30:00Z' })?.time ?? undefined)
    expect(time).toMatch(/4 May.*10:00.*5 May.*11:30 Eastern Daylight Time/)
  })

  it('are none without a start, one day when the end is before it, and UTC in a zone that nobody knows', () => {
    expect(dates({ ...talk, startsAt: null })).toBeNull()
    expect(dates({ ...talk, startsAt: 'soon' })).toBeNull()
    expect(dates({ ...talk, endsAt: '2029-01-01T00:00:00Z' })?.long).toBe('4 May 2030')
    expect(dates({ ...talk, timeZone: 'Mars/Olympus' })?.time).toMatch(/Coordinated Universal Time$/)
  })

  it.each(['en', 'de', 'hi', 'ja'])('hold no blank that only some runtimes write, in %s', (language) => {
    for (const text of [dates(talk, language), dates(expo, language)].flatMap((one) => [one?.long, one?.short, one?.time ?? '']))
      expect(text).not.toMatch(/[^\S ]|[\u200b-\u200f\u2060]/)
  })
})

it('makes every blank of Intl an ordinary one', () => {
  expect(normalizeSpaces('9\u202fAM\u2009–\u200910\u00a0AM\u200e')).toBe('9 AM – 10 AM')
})
