import { isTimeZone } from '../validation/time-zones.ts'

export interface Moment {
  startsAt?: string | undefined
  timeZone?: string | undefined
  allDay?: boolean | undefined
}

/** Start of an event in its own time zone, day first: "22 November 2024, 10:00 GMT+5:30"; all-day events show the date only. */
export function formatStart({ startsAt, timeZone, allDay }: Moment): string {
  const instant = Date.parse(startsAt ?? '')
  if (Number.isNaN(instant)) return 'No date yet'
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : 'UTC'
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone } as const
  const time = { hour: '2-digit', minute: '2-digit', hour12: false, timeZoneName: 'short' } as const
  return new Intl.DateTimeFormat('en-GB', allDay ? day : { ...day, ...time }).format(instant).replace(' at ', ', ')
}

/** An instant as the Inbox shows it, in UTC so that two editors read the same text: "27 Nov 2026, 23:15 UTC". */
export function formatInstant(instant: string | undefined): string {
  const time = Date.parse(instant ?? '')
  if (Number.isNaN(time)) return 'No date'
  const parts = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const
  return `${new Intl.DateTimeFormat('en-GB', parts).format(time)} UTC`
}
