import type { LoaderFunction } from 'react-router-dom'
import { lastSegment } from '#shared/paths.ts'
import { type LoaderDeps, loadQuery, notFound } from '#src/cms/loading.ts'
import { legalQuery } from './legal.query.ts'
import { LegalPage } from './legal-page.tsx'

export const Component = LegalPage

export function createLoader(deps: LoaderDeps): LoaderFunction {
  return async (args) => {
    const page = await loadQuery(deps, legalQuery(deps.cms, lastSegment(new URL(args.request.url).pathname)))
    return page ? null : notFound(deps, args)
  }
}
