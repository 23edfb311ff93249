import { brochuresBlockType } from './blocks/brochures-block.ts'
import { callToActionType } from './blocks/call-to-action.ts'
import { heroType } from './blocks/hero.ts'
import { industriesBlockType } from './blocks/industries-block.ts'
import { newsletterBlockType } from './blocks/newsletter-block.ts'
import { offeringsBlockType } from './blocks/offerings-block.ts'
import { quoteType } from './blocks/quote.ts'
import { statisticsBlockType } from './blocks/statistics-block.ts'
import { textWithImageType } from './blocks/text-with-image.ts'
import { upcomingEventsType } from './blocks/upcoming-events.ts'

/** Blocks of the page builder, in the order in which the insert menu shows them. */
export const blockTypes = [
  heroType,
  offeringsBlockType,
  industriesBlockType,
  statisticsBlockType,
  upcomingEventsType,
  brochuresBlockType,
  textWithImageType,
  quoteType,
  callToActionType,
  newsletterBlockType,
]
