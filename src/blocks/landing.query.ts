import { queryOptions } from '@tanstack/react-query'
import { defineQuery } from 'groq'
import type { Cms } from '#src/cms/cms.ts'
import { withState } from '#src/cms/event.ts'
import { withTexts } from '#src/lib/with-texts.ts'
import { visible } from '../cms/event.groq.ts'
import { blocksFields } from './fragments.ts'

/** A page built of blocks: the home page by its id, a campaign page by its slug. */
const LANDING_QUERY =
  defineQuery(`*[_type == "landingPage" && select($slug == "" => _id == "home", _id != "home" && slug.current == $slug) && ${visible}]
  | order(_createdAt asc, _id asc)[0]{
  _id,
  title,
  seo{title, description, "image": select(defined(image.asset->_id) => image{asset, crop, hotspot})},
  blocks[]{${blocksFields}}
}`)

const TEXTS = ['heading', 'text', 'attribution', 'role', 'alt']

/** A landing page with what time decides about the events on it, or null. `slug` is empty for the home page. */
export function landingQuery(cms: Cms, slug: string) {
  return queryOptions({
    queryKey: ['landing', slug],
    queryFn: async () => {
      const now = cms.now()
      const page = await cms.fetch(LANDING_QUERY, { slug, now: new Date(now).toISOString() })
      if (!page) return null
      // A list that a script wrote may have holes.
      const blocks = (page.blocks ?? []).filter(Boolean).map((block) => {
        if (block._type !== 'upcomingEvents') return withTexts(block, TEXTS)
        const events = block.events.map((event) => withState(event, now)).filter((event) => !event.completed)
        return { ...withTexts(block, TEXTS), events: events.slice(0, block.count ?? 3) }
      })
      return { ...page, blocks }
    },
  })
}

type LandingPage = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof landingQuery>['queryFn']>>>>
export type Block = LandingPage['blocks'][number]
