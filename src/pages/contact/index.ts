import type { LoaderFunction } from 'react-router-dom'
import { type LoaderDeps, loadQuery } from '#src/cms/loading.ts'
import { brochuresQuery } from '#src/content/brochures.query.ts'
import { ContactPage } from './contact-page.tsx'

export const Component = ContactPage

export function createLoader(deps: LoaderDeps): LoaderFunction {
  return async () => {
    await loadQuery(deps, brochuresQuery(deps.cms))
    return null
  }
}
