import { queryOptions } from '@tanstack/react-query'
import { defineQuery } from 'groq'
import type { Cms } from '#src/cms/cms.ts'
import { richTextFields } from '../../cms/rich-text.groq.ts'

const LEGAL_QUERY = defineQuery(`*[_type == "legalPage" && slug.current == $slug] | order(_createdAt asc, _id asc)[0]{
  title,
  lastUpdated,
  body[]{${richTextFields}},
  seo{title, description}
}`)

/** A legal page, or null while there is none of this slug. */
export function legalQuery(cms: Cms, slug: string) {
  return queryOptions({ queryKey: ['legal', slug], queryFn: () => cms.fetch(LEGAL_QUERY, { slug }) })
}
