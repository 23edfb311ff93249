/** Between instants and what the wall clock of an IANA time zone shows; a wall-clock reading is held in ms as though the zone were UTC. */

const DAY = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}

/**
 * Takes an instant (ms since 1970, UTC) and returns what a wall clock in `timeZone` shows then.
 * Throws RangeError for an unknown zone or an invalid instant.
 */
export function wallClockAt(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((instant % 1000) + 1000) % 1000)
}

/**
 * Takes a wall-clock reading and returns the instant (ms since 1970, UTC) at which a clock in `timeZone` shows it.
 * A reading that a clock change skips moves forward by the length of the gap; one that occurs twice is the first
 * (the "compatible" rule of RFC 5545 3.3.5 and of Temporal).
 */
export function instantAt(wallClock: number, timeZone: string): number {
  const offsetAt = (instant: number) => wallClockAt(instant, timeZone) - instant
  const before = wallClock - offsetAt(wallClock - DAY)
  const after = wallClock - offsetAt(wallClock + DAY)
  const matches = [before, after].filter((instant) => wallClockAt(instant, timeZone) === wallClock)
  return matches.length > 0 ? Math.min(...matches) : before
}
