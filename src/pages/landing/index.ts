import type { LoaderFunction } from 'react-router-dom'
import { landingQuery } from '#src/blocks/landing.query.ts'
import { type LoaderDeps, loadQuery, notFound } from '#src/cms/loading.ts'
import { LandingPage } from './landing-page.tsx'

export const Component = LandingPage

export function createLoader(deps: LoaderDeps): LoaderFunction {
  return async (args) => {
    const page = await loadQuery(deps, landingQuery(deps.cms, args.params.id ?? ''))
    return page ? null : notFound(deps, args)
  }
}
