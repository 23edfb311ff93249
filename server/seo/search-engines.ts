import type { SanityClient } from '@sanity/client'
import { type Addressed, documentPath, paths } from '#shared/paths.ts'
import { isPublishedAt } from '#shared/schedule.ts'
import { type SitemapPage, sitemapIndex, sitemaps } from './sitemap-xml.ts'

export interface SearchEngines {
  robots(): Response
  /** `/sitemap.xml`, or a part of it: `/sitemap-<n>.xml`; null for a part that is not there. Rejects when the CMS can't be reached. */
  sitemap(pathname: string): Promise<Response | null>
}

interface Row extends Addressed {
  _updatedAt: string
  publishAt: string | null
  unpublishAt: string | null
}

/** Pages that stand whatever the CMS holds. */
const FIXED = [
  paths.home,
  paths.about,
  paths.contact,
  paths.brochures,
  paths.events,
  paths.registrationPage,
  paths.webinarRegistrations,
  paths.webinarRecordings,
  paths.sitemap,
]

const ADDRESSED = `*[_type in ["landingPage", "offering", "event", "webinar", "legalPage"]] | order(_createdAt asc, _id asc) {
  _type, _id, "slug": coalesce(urlId.current, slug.current), _updatedAt, publishAt, unpublishAt
}`

/** Milliseconds for which a sitemap is kept: making one of many pages takes a while. */
const KEPT = 60_000

/** @param deps.reader sees published documents only; `publicUrl` without a trailing slash; `now` in epoch milliseconds */
export function createSearchEngines(deps: { reader: SanityClient; publicUrl: string; now: () => number }): SearchEngines {
  const { reader, publicUrl, now } = deps
  let kept: { until: number; files: Promise<string[]> } | null = null

  async function readPages(): Promise<SitemapPage[]> {
    const rows = await reader.fetch<Row[]>(ADDRESSED)
    const pages = new Map<string, SitemapPage>(FIXED.map((path) => [path, { path }]))
    for (const row of rows) {
      const path = documentPath(row)
      const isShown = path !== null && isPublishedAt(row, now())
      // Where two documents share an address, the older one has it.
      if (isShown && !pages.get(path)?.lastModified) pages.set(path, { path, lastModified: row._updatedAt })
    }
    return [...pages.values()]
  }

  function files(): Promise<string[]> {
    if (kept && kept.until > now()) return kept.files
    const fresh = readPages().then((pages) => sitemaps(pages, publicUrl))
    kept = { until: now() + KEPT, files: fresh }
    fresh.catch(() => {
      kept = null
    })
    return fresh
  }

  const xml = (body: string) =>
    new Response(body, {
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
    })

  return {
    robots: () =>
      new Response(`User-agent: *\nDisallow: /api/\nDisallow: /studio\n\nSitemap: ${publicUrl}/sitemap.xml\n`, {
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
      }),
    async sitemap(pathname) {
      const all = await files()
      const [first = ''] = all
      if (pathname === '/sitemap.xml') return xml(all.length === 1 ? first : sitemapIndex(all.length, publicUrl))
      const part = all.length > 1 ? all[Number(/^\/sitemap-([1-9]\d{0,5})\.xml$/.exec(pathname)?.[1] ?? 0) - 1] : undefined
      return part === undefined ? null : xml(part)
    },
  }
}
