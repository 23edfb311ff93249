/** The starter dataset as a list of documents, in an order in which each stands after what it refers to where that is possible. */
import type { ContentManifest } from '#shared/content-shift.ts'
import { createBrochures } from './brochures.ts'
import { createEvents, createWebinars } from './gatherings.ts'
import { createLandingPages } from './landing-pages.ts'
import { createLegalPages } from './legal-pages.ts'
import { createIndustries, createOfferings } from './offerings.ts'
import { createRedirects } from './redirects.ts'
import { ANCHOR } from './schedule.ts'
import { createSingletons } from './singletons.ts'
import type { ContentDocument } from './values.ts'

export function createDataset(): ContentDocument[] {
  return [
    ...createBrochures(),
    ...createSingletons(),
    ...createOfferings(),
    ...createIndustries(),
    ...createEvents(),
    ...createWebinars(),
    ...createLegalPages(),
    ...createLandingPages(),
    ...createRedirects(),
  ]
}

export function createManifest(): ContentManifest {
  return { anchor: ANCHOR, fixed: ['event-factory-automation-expo'] }
}

/** One document a line, as `data.ndjson` of Sanity's export format. */
export function toNdjson(documents: readonly ContentDocument[]): string {
  return documents.map((document) => `${JSON.stringify(document)}\n`).join('')
}
