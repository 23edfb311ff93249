import type { LoaderFunction } from 'react-router-dom'
import { eventQuery } from '#src/cms/event-detail.query.ts'
import { type LoaderDeps, loadQuery, notFound } from '#src/cms/loading.ts'
import { RegisterEventPage } from './register-event-page.tsx'

export const Component = RegisterEventPage

export function createLoader(deps: LoaderDeps): LoaderFunction {
  return async (args) => {
    const event = await loadQuery(deps, eventQuery(deps.cms, ['event'], args.params.urlId ?? ''))
    return event ? null : notFound(deps, args)
  }
}
