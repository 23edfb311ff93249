import { queryOptions } from '@tanstack/react-query'
import { defineQuery } from 'groq'
import type { Cms } from '#src/cms/cms.ts'
import { withState } from '#src/cms/event.ts'
import { eventCardFields, listed, newestFirst, soonestFirst } from '../cms/event.groq.ts'

/** Candidates from two days back: when a day is over in an event's own zone is told after the query. */
const OPEN_SESSIONS_QUERY = defineQuery(`*[${listed} && _type in $types && completed != true && registration != "closed"
  && (!defined(startsAt) || dateTime(coalesce(endsAt, startsAt)) > dateTime($now) - 172800)]
  | ${soonestFirst}[0...500]{${eventCardFields}}`)

const RECORDINGS_QUERY =
  defineQuery(`*[${listed} && _type == "webinar" && (completed == true || dateTime(coalesce(endsAt, startsAt)) <= dateTime($now))]
  | ${newestFirst}[0...500]{${eventCardFields}}`)

/** Events or webinars that take registrations and are not completed, soonest first. */
export function openSessionsQuery(cms: Cms, types: readonly ('event' | 'webinar')[]) {
  return queryOptions({
    queryKey: ['open-sessions', types],
    queryFn: async () => {
      const now = cms.now()
      const rows = await cms.fetch(OPEN_SESSIONS_QUERY, { types, now: new Date(now).toISOString() })
      return rows.map((row) => withState(row, now)).filter(({ open, completed }) => open && !completed)
    },
  })
}

/** Webinars that are over, newest first. */
export function recordingsQuery(cms: Cms) {
  return queryOptions({
    queryKey: ['recordings'],
    queryFn: async () => {
      const now = cms.now()
      const rows = await cms.fetch(RECORDINGS_QUERY, { now: new Date(now).toISOString() })
      return rows.map((row) => withState(row, now)).filter(({ completed }) => completed)
    },
  })
}
