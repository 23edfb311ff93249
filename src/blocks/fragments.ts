import { brochuresBlockFields } from './brochures-block/brochures-block.groq.ts'
import { callToActionFields } from './call-to-action/call-to-action.groq.ts'
import { heroFields } from './hero/hero.groq.ts'
import { industriesBlockFields } from './industries-block/industries-block.groq.ts'
import { newsletterBlockFields } from './newsletter-block/newsletter-block.groq.ts'
import { offeringsBlockFields } from './offerings-block/offerings-block.groq.ts'
import { quoteFields } from './quote/quote.groq.ts'
import { statisticsBlockFields } from './statistics-block/statistics-block.groq.ts'
import { textWithImageFields } from './text-with-image/text-with-image.groq.ts'
import { upcomingEventsFields } from './upcoming-events/upcoming-events.groq.ts'

/** What a page built of blocks asks of each of them; needs `$now`. */
export const blocksFields = /* groq */ `
  _type,
  _key,
  _type == "hero" => {${heroFields}},
  _type == "offeringsBlock" => {${offeringsBlockFields}},
  _type == "industriesBlock" => {${industriesBlockFields}},
  _type == "statisticsBlock" => {${statisticsBlockFields}},
  _type == "upcomingEvents" => {${upcomingEventsFields}},
  _type == "brochuresBlock" => {${brochuresBlockFields}},
  _type == "textWithImage" => {${textWithImageFields}},
  _type == "quote" => {${quoteFields}},
  _type == "callToAction" => {${callToActionFields}},
  _type == "newsletterBlock" => {${newsletterBlockFields}}`
