import { queryOptions } from '@tanstack/react-query'
import { defineQuery } from 'groq'
import type { Cms } from '#src/cms/cms.ts'
import { fold } from '#src/lib/search-text.ts'
import { listed, newestFirst } from '../../cms/event.groq.ts'

const SEARCH_INDEX_QUERY = defineQuery(`*[${listed}] | ${newestFirst}{
  _id,
  "title": coalesce(title, webinarTitle),
  location,
  "text": pt::text(select(count(content) > 0 => content, description))
}`)

/** All that the search looks through, folded; loaded at the first search and kept out of the pages' HTML. */
export function searchIndexQuery(cms: Cms) {
  return queryOptions({
    queryKey: ['search-index'],
    queryFn: async () => {
      const rows = await cms.fetch(SEARCH_INDEX_QUERY, { now: new Date(cms.now()).toISOString() })
      return rows.map(({ _id, title, location, text }) => ({
        id: _id,
        text: fold([title, location, text].filter(Boolean).join(' ')),
      }))
    },
    meta: { browserOnly: true },
  })
}
