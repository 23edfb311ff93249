import { queryOptions } from '@tanstack/react-query'
import { defineQuery } from 'groq'
import type { Cms } from '#src/cms/cms.ts'
import { imageFields } from '../cms/image.groq.ts'

/** Never the file's address: a download goes through a signed link that a form earns. */
const BROCHURES_QUERY = defineQuery(`{
  "brochures": *[_type == "brochure" && defined(file.asset)] | order(order asc, _id asc) {
    _id,
    title,
    "slug": slug.current,
    description,
    "cover": select(defined(cover.asset->_id) => cover{${imageFields}}),
    "alt": cover.alt
  },
  "defaultBrochure": *[_type == "siteSettings" && _id == "siteSettings"][0].defaultBrochure._ref
}`)

/** The brochures in the editor's order, and the one that is offered first. */
export function brochuresQuery(cms: Cms) {
  return queryOptions({ queryKey: ['brochures'], queryFn: () => cms.fetch(BROCHURES_QUERY) })
}
