import type { LoaderFunction } from 'react-router-dom'
import { eventQuery } from '#src/cms/event-detail.query.ts'
import { type LoaderDeps, loadQuery, notFound } from '#src/cms/loading.ts'
import { RegisterWebinarPage } from './register-webinar-page.tsx'

export const Component = RegisterWebinarPage

export function createLoader(deps: LoaderDeps): LoaderFunction {
  return async (args) => {
    const webinar = await loadQuery(deps, eventQuery(deps.cms, ['webinar'], args.params.urlId ?? ''))
    return webinar ? null : notFound(deps, args)
  }
}
