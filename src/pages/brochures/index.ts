import type { LoaderFunction } from 'react-router-dom'
import { type LoaderDeps, loadQuery } from '#src/cms/loading.ts'
import { brochuresQuery } from '#src/content/brochures.query.ts'
import { BrochuresPage } from './brochures-page.tsx'

export const Component = BrochuresPage

export function createLoader(deps: LoaderDeps): LoaderFunction {
  return async () => {
    await loadQuery(deps, brochuresQuery(deps.cms))
    return null
  }
}
