import { eventPath } from '#shared/paths.ts'
import type { ShownEvent } from '#src/cms/event.ts'

/** schema.org/Event of an event or webinar, or null without a date, which the type requires. */
export function eventData(event: ShownEvent, name: string, description: string, publicUrl: string): object | null {
  if (!event.startsAt) return null
  const url = publicUrl + eventPath(event.urlId || event._id)
  const online = event.kind === 'webinar'
  const day = (instant: string | null) => (instant && event.allDay ? dayInZone(instant, event.timeZone) : instant)
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    description: description || undefined,
    url,
    startDate: day(event.startsAt),
    endDate: day(event.endsAt) ?? undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: online
      ? { '@type': 'VirtualLocation', url }
      : { '@type': 'Place', name: event.location || name, address: event.location ?? '' },
  }
}

/** A day without a time, `2024-11-22`, as the calendar in the event's zone shows it. */
function dayInZone(instant: string, timeZone: string | null): string {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: timeZone || 'UTC', dateStyle: 'short' }).format(new Date(instant))
  } catch {
    // RangeError: an unknown zone or an unreadable instant.
    return instant.slice(0, 10)
  }
}
