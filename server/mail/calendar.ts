import ical, { ICalCalendarMethod } from 'ical-generator'
import { endOfDay } from '#shared/schedule.ts'
import { wallClockAt } from '#shared/zoned-time.ts'

/** An event or webinar as a calendar file needs it. */
export interface CalendarSubject {
  _id: string
  _createdAt: string
  _updatedAt: string
  title: string
  startsAt: string | null
  endsAt: string | null
  timeZone: string | null
  allDay: boolean | null
  location: string | null
}

const DAY = 86_400_000

/** The day of an instant in a zone, as the date at midnight UTC. */
const dayOf = (instant: number, timeZone: string) => Math.floor(wallClockAt(instant, timeZone) / DAY) * DAY

/**
 * An .ics file of one event (RFC 5545). The UID is the document's for ever, SEQUENCE grows with each change of it; times are in UTC,
 * which every calendar shows in its owner's zone; days without a time are DATE values whose end is not included.
 *
 * @param site host name that makes the UID the world's only one; `url` the event's page; `now` epoch milliseconds
 * @returns null for an event without a valid start
 */
export function calendarFile(
  subject: CalendarSubject,
  { site, url, now }: { site: string; url: string; now: number },
): string | null {
  const start = Date.parse(subject.startsAt ?? '')
  if (Number.isNaN(start)) return null
  const zone = subject.timeZone || 'UTC'
  const stated = Date.parse(subject.endsAt ?? '')
  const end = stated > start ? stated : subject.allDay ? start : endOfDay(start, zone)
  const calendar = ical({ prodId: { company: site, product: 'events' }, method: ICalCalendarMethod.PUBLISH })
  calendar.createEvent({
    id: `${subject._id}@${site}`,
    sequence: Math.max(0, Math.floor((Date.parse(subject._updatedAt) - Date.parse(subject._createdAt)) / 1000)),
    stamp: new Date(now),
    summary: subject.title,
    location: subject.location ?? null,
    // A URI takes no backslashes (RFC 5545 3.3.13), and the generator puts them in front of these.
    url: url.replace(/[,;\\]/g, encodeURIComponent),
    ...(subject.allDay
      ? { start: new Date(dayOf(start, zone)), end: new Date(dayOf(end, zone) + DAY), allDay: true, timezone: 'UTC' }
      : { start: new Date(start), end: new Date(end) }),
  })
  return calendar.toString()
}
