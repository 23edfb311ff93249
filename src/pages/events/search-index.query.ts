import { queryOptions } from '@tanstack/react-query'
import { defineQuery } from 'groq'
import type { Cms } from '#src/cms/cms.ts'
import { fold } from '#src/lib/search-text.ts'
import { listed, newestFirst } from '../../cms/event.groq.ts'

const cardText = /* groq */ `coalesce(pt::text(select(count(content) > 0 => content, description)), "")`

/**
 * A line an event, with its urlId: a uuid would be the largest part of it. In lower case, which compresses better. Up to 300 events are
 * searched in full; of more, 40 words of the text each keep 1,200 below 60 kB.
 */
const SEARCH_INDEX_QUERY = defineQuery(`*[${listed}] | ${newestFirst}{
  "key": urlId.current,
  "text": lower(array::join([
    coalesce(title, webinarTitle, ""),
    coalesce(location, ""),
    select(count(*[${listed}]) > 300 => array::join(string::split(${cardText}, " ")[0...40], " "), ${cardText})
  ], " "))
}`)

/** All that the search looks through, folded; loaded at the first search and kept out of the pages' HTML. */
export function searchIndexQuery(cms: Cms) {
  return queryOptions({
    queryKey: ['search-index'],
    queryFn: async () => {
      const rows = await cms.fetch(SEARCH_INDEX_QUERY, { now: new Date(cms.now()).toISOString() })
      return rows.flatMap(({ key, text }) => (key ? [{ key, text: fold(text ?? '') }] : []))
    },
    meta: { browserOnly: true },
  })
}
