import { type DehydratedState, defaultShouldDehydrateQuery, dehydrate, type QueryClient } from '@tanstack/react-query'
import type { HydrationState } from 'react-router-dom'
import type { PublicConfig } from '#shared/config.ts'
import type { PostedForm } from './renderer.ts'

/** Element that carries the state of a rendered page to the browser. */
export const STATE_ID = 'state'

/** All that the browser needs to take over a page as it was rendered. The same page always has the same state, so that it keeps its ETag. */
export interface PageState {
  config: PublicConfig
  /** Year of the copyright line. */
  year: number
  /** A form post without JavaScript that failed. */
  posted: PostedForm | null
  router: HydrationState
  queries: TimelessQueries
}

/** A dehydrated cache whose readings of the clock are left out. */
export interface TimelessQueries extends Omit<DehydratedState, 'queries'> {
  queries: Omit<DehydratedState['queries'][number], 'dehydratedAt'>[]
}

/**
 * The cache of a query client without its clock readings, of which no two renderings have the same, and without what a page only works with
 * (`meta.browserOnly`).
 */
export function timelessQueries(queryClient: QueryClient): TimelessQueries {
  const { mutations, queries } = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && query.meta?.browserOnly !== true,
  })
  return {
    mutations,
    queries: queries.map(({ dehydratedAt: _, ...query }) => ({ ...query, state: { ...query.state, dataUpdatedAt: 0 } })),
  }
}

/** Gives queries the time at which they arrived (epoch milliseconds), so that they count as fresh. */
export function arrivedAt(queries: TimelessQueries, now: number): DehydratedState {
  return {
    ...queries,
    queries: queries.queries.map((query) => ({ ...query, dehydratedAt: now, state: { ...query.state, dataUpdatedAt: now } })),
  }
}

/** JSON for a `<script type="application/json">`: no `<`, so that no text can end the element (HTML, script data states). */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
