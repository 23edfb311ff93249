import type { LoaderFunction } from 'react-router-dom'
import { landingQuery } from '#src/blocks/landing.query.ts'
import { type LoaderDeps, loadQuery } from '#src/cms/loading.ts'
import { HomePage } from './home-page.tsx'

export const Component = HomePage

/** The home page stands also while no editor has built one. */
export function createLoader(deps: LoaderDeps): LoaderFunction {
  return async () => {
    await loadQuery(deps, landingQuery(deps.cms, ''))
    return null
  }
}
