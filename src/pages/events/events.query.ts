import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { defineQuery } from 'groq'
import type { Cms } from '#src/cms/cms.ts'
import { withState } from '#src/cms/event.ts'
import { matcher } from '#src/lib/search-text.ts'
import { eventCardFields, listed, newestFirst } from '../../cms/event.groq.ts'
import { searchIndexQuery } from './search-index.query.ts'

/** Cards shown at first, and more at each step (specification 9). */
const PAGE_SIZE = 6

const EVENTS_QUERY = defineQuery(`{
  "events": *[${listed}] | ${newestFirst}[$from...$to]{${eventCardFields}},
  "total": count(*[${listed}])
}`)

/** Cards by urlId, for what the search found; in the order of the list. */
const FOUND_EVENTS_QUERY = defineQuery(`*[${listed} && urlId.current in $keys] | ${newestFirst}{${eventCardFields}}`)

async function readAll(cms: Cms, from: number) {
  const now = cms.now()
  const params = { from, to: from + PAGE_SIZE, now: new Date(now).toISOString() }
  const { events, total } = await cms.fetch(EVENTS_QUERY, params)
  return { events: events.map((row) => withState(row, now)), total }
}

async function search(cms: Cms, client: QueryClient, query: string, from: number) {
  const index = await client.ensureQueryData(searchIndexQuery(cms))
  const isFound = matcher(query)
  const found = index.filter(({ text }) => isFound(text)).map(({ key }) => key)
  const keys = found.slice(from, from + PAGE_SIZE)
  const now = cms.now()
  const rows = keys.length === 0 ? [] : await cms.fetch(FOUND_EVENTS_QUERY, { keys, now: new Date(now).toISOString() })
  return { events: rows.map((row) => withState(row, now)), total: found.length }
}

/** What the visitor looks for, as `?q=` of an address has it: trimmed, at most 100 characters. */
export function searchText(parameters: URLSearchParams): string {
  return (parameters.get('q') ?? '').trim().slice(0, 100)
}

/** Events and webinars, newest first, in slices of six; with `query` those whose title, place or text hold all its words. */
export function eventsQuery(cms: Cms, query: string) {
  return infiniteQueryOptions({
    queryKey: ['events', query],
    queryFn: ({ pageParam, client }) => (query === '' ? readAll(cms, pageParam) : search(cms, client, query, pageParam)),
    initialPageParam: 0,
    getNextPageParam: (last, _, from) => (from + PAGE_SIZE < last.total ? from + PAGE_SIZE : undefined),
  })
}
