import type { SchemaTypeDefinition } from 'sanity'
import { blockTypes } from './block-types.ts'
import { brochureType } from './documents/brochure.ts'
import { brochureDownloadType } from './documents/brochure-download.ts'
import { demoRequestType } from './documents/demo-request.ts'
import { eventType } from './documents/event.ts'
import { eventRegistrationType } from './documents/event-registration.ts'
import { industryType } from './documents/industry.ts'
import { landingPageType } from './documents/landing-page.ts'
import { legalPageType } from './documents/legal-page.ts'
import { newsletterSubscriptionType } from './documents/newsletter-subscription.ts'
import { offeringType } from './documents/offering.ts'
import { redirectType } from './documents/redirect.ts'
import { webinarType } from './documents/webinar.ts'
import { webinarAccessType } from './documents/webinar-access.ts'
import { webinarRequestType } from './documents/webinar-request.ts'
import { actionType } from './objects/action.ts'
import { calloutType } from './objects/callout.ts'
import { figureType } from './objects/figure.ts'
import { internalLinkType } from './objects/internal-link.ts'
import { linkType } from './objects/link.ts'
import { richTextType } from './objects/rich-text.ts'
import { seoType } from './objects/seo.ts'
import { tableType } from './objects/table.ts'
import { tableRowType } from './objects/table-row.ts'
import { videoType } from './objects/video.ts'
import { aboutPageType } from './singletons/about-page.ts'
import { siteSettingsType } from './singletons/site-settings.ts'

/** Documents of which exactly one exists; its id is the name of the type. */
export const singletonTypes = [siteSettingsType, aboutPageType]

/** What editors write. */
export const contentTypes = [
  landingPageType,
  offeringType,
  industryType,
  eventType,
  webinarType,
  brochureType,
  legalPageType,
  redirectType,
]

/** What visitors send; written by the server alone. */
export const submissionTypes = [
  eventRegistrationType,
  webinarRequestType,
  demoRequestType,
  brochureDownloadType,
  newsletterSubscriptionType,
]

/** What must not be public, kept beside the document that it belongs to. */
export const companionTypes = [webinarAccessType]

const objectTypes = [
  seoType,
  richTextType,
  linkType,
  internalLinkType,
  figureType,
  tableType,
  tableRowType,
  calloutType,
  videoType,
  actionType,
]

export const schemaTypes: SchemaTypeDefinition[] = [
  ...singletonTypes,
  ...contentTypes,
  ...companionTypes,
  ...submissionTypes,
  ...blockTypes,
  ...objectTypes,
]
