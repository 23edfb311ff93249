import { queryOptions } from '@tanstack/react-query'
import { defineQuery } from 'groq'
import type { Cms } from './cms.ts'
import { imageFields } from './image.groq.ts'

const SITE_QUERY = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    name,
    "logo": select(defined(logo.asset->_id) => logo{${imageFields}}),
    parentCompany,
    contact,
    social,
    newsletter,
    "seo": defaultSeo{title, description, "image": select(defined(image.asset->_id) => image{${imageFields}})}
  },
  "offerings": *[_type == "offering" && defined(slug.current)] | order(order asc, _id asc) {"slug": slug.current, title},
  "policyRevision": *[_type == "legalPage" && slug.current == "privacy-policy"] | order(_createdAt asc, _id asc)[0].lastUpdated
}`)

/** Brand, contact block, the names of the offerings and the policy that consent refers to: what the frame of every page shows. */
export function siteQuery(cms: Cms) {
  return queryOptions({ queryKey: ['site'], queryFn: () => cms.fetch(SITE_QUERY) })
}
