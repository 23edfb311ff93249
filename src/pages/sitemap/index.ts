import type { LoaderFunction } from 'react-router-dom'
import { type LoaderDeps, loadQuery } from '#src/cms/loading.ts'
import { sitemapQuery } from './sitemap.query.ts'
import { SitemapPage } from './sitemap-page.tsx'

export const Component = SitemapPage

export function createLoader(deps: LoaderDeps): LoaderFunction {
  return async () => {
    await loadQuery(deps, sitemapQuery(deps.cms))
    return null
  }
}
