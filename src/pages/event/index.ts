import type { LoaderFunction } from 'react-router-dom'
import { eventQuery } from '#src/cms/event-detail.query.ts'
import { type LoaderDeps, loadQuery, notFound } from '#src/cms/loading.ts'
import { EventPage } from './event-page.tsx'
import { EVENT_TYPES } from './event-types.ts'

export const Component = EventPage

export function createLoader(deps: LoaderDeps): LoaderFunction {
  return async (args) => {
    const event = await loadQuery(deps, eventQuery(deps.cms, EVENT_TYPES, args.params.eventId ?? ''))
    return event ? null : notFound(deps, args)
  }
}
