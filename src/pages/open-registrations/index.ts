import type { LoaderFunction } from 'react-router-dom'
import { type LoaderDeps, loadQuery } from '#src/cms/loading.ts'
import { openSessionsQuery } from '#src/content/sessions.query.ts'
import { OpenRegistrationsPage } from './open-registrations-page.tsx'

export const Component = OpenRegistrationsPage

export function createLoader(deps: LoaderDeps): LoaderFunction {
  return async () => {
    await loadQuery(deps, openSessionsQuery(deps.cms, ['event', 'webinar']))
    return null
  }
}
