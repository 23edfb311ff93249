import { eventFields, listed, soonestFirst } from '../../cms/event.groq.ts'

/** A few more than are shown, from a day back: when a day is over in an event's own zone is told after the query. */
export const upcomingEventsFields = /* groq */ `
  heading,
  "count": coalesce(count, 3),
  "events": *[${listed} && completed != true && dateTime(coalesce(endsAt, startsAt)) > dateTime($now) - 172800]
    | ${soonestFirst}[0...24]{${eventFields}}`
