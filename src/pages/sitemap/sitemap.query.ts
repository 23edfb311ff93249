import { queryOptions } from '@tanstack/react-query'
import { defineQuery } from 'groq'
import { isFreeSlug } from '#shared/paths.ts'
import type { Cms } from '#src/cms/cms.ts'
import { listed, newestFirst, visible } from '../../cms/event.groq.ts'

const SITEMAP_QUERY = defineQuery(`{
  "landings": *[_type == "landingPage" && _id != "home" && defined(slug.current) && ${visible}] | order(lower(title) asc, _id asc) {
    "slug": slug.current,
    title
  },
  "events": *[${listed}] | ${newestFirst} {"urlId": urlId.current, "title": coalesce(title, webinarTitle)}
}`)

/** Content with an address of its own, beside the fixed routes. */
export function sitemapQuery(cms: Cms) {
  return queryOptions({
    queryKey: ['sitemap'],
    queryFn: async () => {
      const { landings, events } = await cms.fetch(SITEMAP_QUERY, { now: new Date(cms.now()).toISOString() })
      return { landings: landings.flatMap(({ slug, title }) => (slug && isFreeSlug(slug) ? [{ slug, title }] : [])), events }
    },
  })
}
