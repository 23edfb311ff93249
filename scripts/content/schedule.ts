import { instantAt } from '#shared/zoned-time.ts'

/** The Monday from which the sources count their weeks; it becomes `anchor` in `content/manifest.json`. */
export const ANCHOR = '2026-11-23'

const DAY = 86_400_000
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const RELATIVE = /^([+-]\d+) ([A-Z][a-z]{2}) (\d{2}):(\d{2})$/
const ABSOLUTE = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/

/**
 * Takes a local time of a source, `+2 Tue 10:00` (Tuesday of the second week after the anchor's) or `2024-11-22 00:00`, and
 * returns the instant in ISO 8601, UTC.
 */
export function scheduled(text: string, timeZone: string): string {
  const relative = RELATIVE.exec(text)
  const weekday = WEEKDAYS.indexOf(relative?.[2] ?? '')
  if (relative && weekday >= 0) {
    const [, week, , hours, minutes] = relative
    const day = Date.parse(`${ANCHOR}T00:00:00Z`) + (Number(week) * 7 + weekday) * DAY
    return new Date(instantAt(day + (Number(hours) * 60 + Number(minutes)) * 60_000, timeZone)).toISOString()
  }
  if (ABSOLUTE.test(text)) return new Date(instantAt(Date.parse(`${text.replace(' ', 'T')}:00Z`), timeZone)).toISOString()
  throw new Error(`Failed to read a time: expected "+2 Tue 10:00" or "2024-11-22 00:00", got "${text}"`)
}
