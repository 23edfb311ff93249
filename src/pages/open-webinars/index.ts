import type { LoaderFunction } from 'react-router-dom'
import { type LoaderDeps, loadQuery } from '#src/cms/loading.ts'
import { openSessionsQuery } from '#src/content/sessions.query.ts'
import { OpenWebinarsPage } from './open-webinars-page.tsx'

export const Component = OpenWebinarsPage

export function createLoader(deps: LoaderDeps): LoaderFunction {
  return async () => {
    await loadQuery(deps, openSessionsQuery(deps.cms, ['webinar']))
    return null
  }
}
