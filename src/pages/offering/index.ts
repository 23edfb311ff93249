import type { LoaderFunction } from 'react-router-dom'
import { lastSegment } from '#shared/paths.ts'
import { type LoaderDeps, loadQuery, notFound } from '#src/cms/loading.ts'
import { offeringQuery } from './offering.query.ts'
import { OfferingPage } from './offering-page.tsx'

export const Component = OfferingPage

export function createLoader(deps: LoaderDeps): LoaderFunction {
  return async (args) => {
    const slug = lastSegment(new URL(args.request.url).pathname)
    const offering = await loadQuery(deps, offeringQuery(deps.cms, slug))
    return offering ? null : notFound(deps, args)
  }
}
