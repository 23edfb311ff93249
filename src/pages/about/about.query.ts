import { queryOptions } from '@tanstack/react-query'
import { defineQuery } from 'groq'
import type { Cms } from '#src/cms/cms.ts'
import { richTextFields } from '../../cms/rich-text.groq.ts'

const ABOUT_QUERY = defineQuery(`*[_type == "aboutPage" && _id == "aboutPage"][0]{
  title,
  description,
  body[]{${richTextFields}},
  statistics{totalAreaScanned, countries, projectsGlobally, usersGlobally},
  seo{title, description, "image": select(defined(image.asset->_id) => image{asset, crop, hotspot})}
}`)

/** The About page; null while no editor has written it. */
export function aboutQuery(cms: Cms) {
  return queryOptions({ queryKey: ['about'], queryFn: () => cms.fetch(ABOUT_QUERY) })
}
