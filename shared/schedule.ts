import { instantAt, wallClockAt } from './zoned-time.ts'

/** When an event or webinar is over, and whether it takes registrations (docs/decisions/0009). */

export interface Schedule {
  /** ISO 8601 instants. */
  startsAt: string | null
  endsAt: string | null
  /** IANA zone; an unknown one counts as UTC. */
  timeZone: string | null
  allDay: boolean | null
  completed: boolean | null
  registration: string | null
}

export type RegistrationState = 'open' | 'closed'

const DAY = 86_400_000

/** The instant at which the day of `instant` ends in `timeZone`, in epoch milliseconds; days of 23 and 25 hours included. */
export function endOfDay(instant: number, timeZone: string): number {
  try {
    return instantAt(Math.floor(wallClockAt(instant, timeZone) / DAY) * DAY + DAY, timeZone)
  } catch (error) {
    if (error instanceof RangeError && timeZone !== 'UTC') return endOfDay(instant, 'UTC')
    throw error
  }
}

/** The instant at which an event or webinar is over, in epoch milliseconds; null when it has no valid date. */
export function endOf(schedule: Schedule): number | null {
  const zone = schedule.timeZone || 'UTC'
  const start = Date.parse(schedule.startsAt ?? '')
  const end = Date.parse(schedule.endsAt ?? '')
  if (Number.isNaN(end)) return Number.isNaN(start) ? null : endOfDay(start, zone)
  return schedule.allDay ? endOfDay(end, zone) : end
}

/** Over because the editor says so or because its end has passed. */
export function isCompleted(schedule: Schedule, now: number): boolean {
  const end = endOf(schedule)
  return schedule.completed === true || (end !== null && now >= end)
}

/** `registration` decides; `automatic` and anything unknown is open until completed. */
export function registrationState(schedule: Schedule, now: number): RegistrationState {
  if (schedule.registration === 'open' || schedule.registration === 'closed') return schedule.registration
  return isCompleted(schedule, now) ? 'closed' : 'open'
}

/** Whether a document with these times is public at `now` (epoch milliseconds): from `publishAt` on, until `unpublishAt`. */
export function isPublishedAt(times: { publishAt: string | null; unpublishAt: string | null }, now: number): boolean {
  const from = Date.parse(times.publishAt ?? '')
  const until = Date.parse(times.unpublishAt ?? '')
  return !(from > now) && !(until <= now)
}
