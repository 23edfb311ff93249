import type { ComponentType } from 'react'
import { BrochuresBlock } from './brochures-block/brochures-block.tsx'
import { CallToAction } from './call-to-action/call-to-action.tsx'
import { Hero } from './hero/hero.tsx'
import { IndustriesBlock } from './industries-block/industries-block.tsx'
import type { Block } from './landing.query.ts'
import { NewsletterBlock } from './newsletter-block/newsletter-block.tsx'
import { OfferingsBlock } from './offerings-block/offerings-block.tsx'
import { Quote } from './quote/quote.tsx'
import { StatisticsBlock } from './statistics-block/statistics-block.tsx'
import { TextWithImage } from './text-with-image/text-with-image.tsx'
import { UpcomingEvents } from './upcoming-events/upcoming-events.tsx'

/** The component of every block that a page can be built of. */
export const blockComponents = {
  hero: Hero,
  offeringsBlock: OfferingsBlock,
  industriesBlock: IndustriesBlock,
  statisticsBlock: StatisticsBlock,
  upcomingEvents: UpcomingEvents,
  brochuresBlock: BrochuresBlock,
  textWithImage: TextWithImage,
  quote: Quote,
  callToAction: CallToAction,
  newsletterBlock: NewsletterBlock,
} satisfies { [Type in Block['_type']]: ComponentType<Extract<Block, { _type: Type }>> }
