import { queryOptions } from '@tanstack/react-query'
import { defineQuery } from 'groq'
import type { Cms } from '#src/cms/cms.ts'
import { bannerFields } from '../../cms/image.groq.ts'

const OFFERING_QUERY = defineQuery(`*[_type == "offering" && slug.current == $slug] | order(_createdAt asc, _id asc)[0]{
  title,
  description,
  ${bannerFields},
  left{heading, items},
  right{heading, items},
  seo{title, description, "image": select(defined(image.asset->_id) => image{asset, crop, hotspot})}
}`)

/** One of the seven offerings, or null while no editor has written it. */
export function offeringQuery(cms: Cms, slug: string) {
  return queryOptions({ queryKey: ['offering', slug], queryFn: () => cms.fetch(OFFERING_QUERY, { slug }) })
}
