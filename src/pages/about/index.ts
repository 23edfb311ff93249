import type { LoaderFunction } from 'react-router-dom'
import { type LoaderDeps, loadQuery } from '#src/cms/loading.ts'
import { aboutQuery } from './about.query.ts'
import { AboutPage } from './about-page.tsx'

export const Component = AboutPage

export function createLoader(deps: LoaderDeps): LoaderFunction {
  return async () => {
    await loadQuery(deps, aboutQuery(deps.cms))
    return null
  }
}
