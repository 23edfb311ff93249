import { infiniteQueryOptions } from '@tanstack/react-query'
import { defineQuery } from 'groq'
import type { Cms } from '#src/cms/cms.ts'
import { withState } from '#src/cms/event.ts'
import { eventCardFields, listed, newestFirst } from '../../cms/event.groq.ts'

/** Cards shown at first, and more at each step (specification 9). */
export const PAGE_SIZE = 6

export const EVENTS_QUERY = defineQuery(`{
  "events": *[${listed}] | ${newestFirst}[$from...$to]{${eventCardFields}},
  "total": count(*[${listed}])
}`)

/** The list of events and webinars, newest first, in slices of six. */
export function eventsQuery(cms: Cms) {
  return infiniteQueryOptions({
    queryKey: ['events'],
    queryFn: async ({ pageParam }) => {
      const now = cms.now()
      const params = { from: pageParam, to: pageParam + PAGE_SIZE, now: new Date(now).toISOString() }
      const { events, total } = await cms.fetch(EVENTS_QUERY, params)
      return { events: events.map((row) => withState(row, now)), total }
    },
    initialPageParam: 0,
    getNextPageParam: (last, _, from) => (from + PAGE_SIZE < last.total ? from + PAGE_SIZE : undefined),
  })
}
