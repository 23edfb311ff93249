import { queryOptions } from '@tanstack/react-query'
import { defineQuery } from 'groq'
import type { Cms } from './cms.ts'
import { eventFields, visible } from './event.groq.ts'
import { withState } from './event.ts'
import { imageFields } from './image.groq.ts'
import { richTextFields } from './rich-text.groq.ts'

/** One event or webinar by its urlId or document id; where two share a urlId, the older document has it. */
const EVENT_QUERY = defineQuery(`*[_type in $types && (urlId.current == $key || _id == $key) && ${visible}]
  | order(urlId.current == $key desc, _createdAt asc, _id asc)[0]{
  ${eventFields},
  description[]{${richTextFields}},
  seo{title, description, "image": select(defined(image.asset->_id) => image{${imageFields}})}
}`)

export type EventType = 'event' | 'webinar'

/** An event or webinar with what time decides about it, or null. `key` is its urlId or its document id. */
export function eventQuery(cms: Cms, types: readonly EventType[], key: string) {
  return queryOptions({
    queryKey: ['event', types, key],
    queryFn: async () => {
      const now = cms.now()
      const row = await cms.fetch(EVENT_QUERY, { types, key, now: new Date(now).toISOString() })
      return row && withState(row, now)
    },
  })
}
