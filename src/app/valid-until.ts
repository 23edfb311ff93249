import { defineQuery } from 'groq'
import { endOf } from '#shared/schedule.ts'
import type { Cms } from '#src/cms/cms.ts'

/** The next instants at which a time condition changes; those without `endsAt` end with a day, which GROQ can't tell. */
const BOUNDARIES_QUERY = defineQuery(`{
  "publish": *[_type in ["event", "webinar", "landingPage"] && dateTime(publishAt) > dateTime($now)] | order(dateTime(publishAt) asc)[0].publishAt,
  "unpublish": *[_type in ["event", "webinar", "landingPage"] && dateTime(unpublishAt) > dateTime($now)] | order(dateTime(unpublishAt) asc)[0].unpublishAt,
  "ends": *[_type in ["event", "webinar"] && allDay != true && dateTime(endsAt) > dateTime($now)] | order(dateTime(endsAt) asc)[0].endsAt,
  "days": *[_type in ["event", "webinar"] && (allDay == true || !defined(endsAt)) && dateTime(coalesce(endsAt, startsAt)) > dateTime($now) - 180000]
    | order(dateTime(coalesce(endsAt, startsAt)) asc)[0...100]{startsAt, endsAt, timeZone, allDay}
}`)

/**
 * Epoch milliseconds of the next instant at which a page may look different without any publish: an event ends, something appears or
 * disappears by its times, or the year of the copyright line changes (UTC).
 */
export async function nextBoundary(cms: Cms): Promise<number> {
  const now = cms.now()
  const { publish, unpublish, ends, days } = await cms.fetch(BOUNDARIES_QUERY, { now: new Date(now).toISOString() })
  const instants = [publish, unpublish, ends].map((text) => Date.parse(text ?? ''))
  for (const day of days) instants.push(endOf({ ...day, completed: null, registration: null }) ?? Number.NaN)
  const newYear = Date.UTC(new Date(now).getUTCFullYear() + 1, 0, 1)
  return Math.min(newYear, ...instants.filter((instant) => instant > now))
}
