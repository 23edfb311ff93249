import { normalizeSpaces } from './normalize-spaces.ts'

export interface EventTimes {
  startsAt: string | null
  endsAt: string | null
  timeZone: string | null
  allDay: boolean | null
}

export interface EventDates {
  /** `22-24 November 2024` with the dash of the language. */
  long: string
  /** The same with a short month. */
  short: string
  /** `10:00-16:00 India Standard Time`, or null for days without a time. */
  time: string | null
}

/** English is written day first (docs/specification.md S6.7); other languages follow their own custom. */
const dateLocale = (language: string) => (language === 'en' ? 'en-GB' : language)

function format(language: string, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(dateLocale(language), { ...options, timeZone: zone })
  } catch {
    // RangeError: the runtime doesn't know the zone that an editor typed.
    return new Intl.DateTimeFormat(dateLocale(language), { ...options, timeZone: 'UTC' })
  }
}

const DATE = { day: 'numeric', year: 'numeric', calendar: 'gregory' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

function zoneName(language: string, zone: string, start: Date): string {
  const parts = format(language, zone, { timeZoneName: 'long' }).formatToParts(start)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/**
 * The range of an event in the visitor's language and the event's own zone, in a long and a short form; null without a valid start.
 * A time that runs over several days names both days with their hours.
 */
export function eventDates(event: EventTimes, language: string): EventDates | null {
  const start = new Date(event.startsAt ?? '')
  if (Number.isNaN(start.getTime())) return null
  const stated = new Date(event.endsAt ?? '')
  const end = stated.getTime() > start.getTime() ? stated : start
  const zone = event.timeZone || 'UTC'
  // ICU sets the dash of some ranges apart by thin spaces; between two numbers the specification has none.
  const range = (options: Intl.DateTimeFormatOptions) =>
    language === 'ja'
      ? japaneseDays(format(language, zone, options), start, end)
      : normalizeSpaces(format(language, zone, options).formatRange(start, end)).replace(/^(\d+) – (\d+ )/, '$1–$2')
  const long = range({ ...DATE, month: 'long' })
  const short = range({ ...DATE, month: 'short' })
  if (event.allDay) return { long, short, time: null }
  const sameDay = isSameDay(start, end, language, zone)
  const clock = format(language, zone, sameDay ? CLOCK : { ...CLOCK, day: 'numeric', month: 'long' })
  const hours = language === 'ja' ? japaneseHours(clock, start, end) : normalizeSpaces(clock.formatRange(start, end))
  return { long, short, time: normalizeSpaces(withZone(hours, zoneName(language, zone, start), language)) }
}

/** German and Japanese set the zone apart from the hours, English and Hindi let it follow. */
function withZone(hours: string, zone: string, language: string): string {
  if (language === 'ja') return `${hours}（${zone}）`
  return language === 'de' ? `${hours} (${zone})` : `${hours} ${zone}`
}

/** `2026年12月8日～10日`: ICU writes a Japanese range as 2026/12/08～2026/12/10, beside single days as 2026年12月8日. */
function japaneseDays(day: Intl.DateTimeFormat, start: Date, end: Date): string {
  const units = (date: Date) => day.format(date).match(/\d+\D+/g) ?? []
  const [first, last] = [units(start), units(end)]
  const differing = last.findIndex((unit, index) => unit !== first[index])
  return differing < 0 ? first.join('') : `${first.join('')}～${last.slice(differing).join('')}`
}

/** `15:30～16:30`, for the same reason; one time where there is no end. */
function japaneseHours(clock: Intl.DateTimeFormat, start: Date, end: Date): string {
  const [first, last] = [clock.format(start), clock.format(end)]
  return first === last ? first : `${first}～${last}`
}

function isSameDay(start: Date, end: Date, language: string, zone: string): boolean {
  const day = format(language, zone, { ...DATE, month: 'numeric' })
  return day.format(start) === day.format(end)
}
