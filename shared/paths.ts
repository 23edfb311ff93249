/** The only place that knows URLs: routes of the site, and the path of each kind of document. */

export const OFFERING_SLUGS = [
  'industry-consulting',
  'integrated-factory-modelling',
  'line-simulation-optimization',
  'automated-quality-inspection',
  'shop-floor-automation-&-material-movement',
  'energy-efficiency-&-monitoring',
  'machine-safety',
] as const

export const LEGAL_SLUGS = ['privacy-policy', 'termsandconditions', 'disclaimer'] as const

export const paths = {
  home: '/',
  about: '/about-us',
  contact: '/contact-us',
  brochures: '/brochures',
  events: '/events',
  event: '/events/:eventId',
  registerEvent: '/registerevent/:urlId',
  registrationPage: '/registration-page',
  registrations: '/registerevent',
  webinarRegistrations: '/webinarregistration',
  webinarRegistration: '/webinarregistration/:urlId',
  webinarRecordings: '/webinar',
  webinarRecording: '/webinar/:urlId',
  privacy: '/privacy-policy',
  terms: '/termsandconditions',
  disclaimer: '/disclaimer',
  sitemap: '/sitemap',
  landing: '/:id',
} as const

/** First path segments that a landing page's slug may not take (docs/specification.md S2.14). */
export const RESERVED_SLUGS: readonly string[] = [
  ...OFFERING_SLUGS,
  ...LEGAL_SLUGS,
  'about-us',
  'contact-us',
  'brochures',
  'events',
  'registerevent',
  'registration-page',
  'webinarregistration',
  'webinar',
  'sitemap',
  'styleguide',
  'de',
  'en',
  'hi',
  'ja',
  'studio',
  'api',
  'images',
  'files',
  'assets',
]

/** Whether a landing page may live at `/<slug>`: not a route, a language code, a server path or an API version (`v1`, `vX`, `v2025-02-19`). */
export function isFreeSlug(slug: string): boolean {
  return !RESERVED_SLUGS.includes(slug.toLowerCase()) && !/^v(\d|x$)/i.test(slug)
}

/** One path segment; `&` stays as it is, which RFC 3986 allows in a path and the specification's routes use. */
const segment = (text: string) => encodeURIComponent(text).replaceAll('%26', '&')

export const offeringPath = (slug: string) => `/${segment(slug)}`
export const eventPath = (urlId: string) => `/events/${segment(urlId)}`
/** Where a card of the events list opens: `/<url>/<urlId>`. */
export const registrationPath = (url: string, urlId: string) => `/${segment(url)}/${segment(urlId)}`
/** Leads to a brochure's file, or to the form in front of it for a visitor who has not filled it in. */
export const brochureFilePath = (id: string) => `/api/brochures/${segment(id)}`
export const landingPath = (slug: string) => `/${segment(slug)}`

/** The last segment of a path, decoded; a malformed escape stays as it is. */
export function lastSegment(pathname: string): string {
  const text = pathname.slice(pathname.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What the address of a document follows from. */
export interface Addressed {
  _type: string
  _id: string
  /** `slug.current`, or `urlId.current` of events and webinars. */
  slug?: string | null
}

/** Dots alone are steps in a path, also when they are encoded (WHATWG URL, path state): no page can stand there. */
const bySlug = (slug: string | null | undefined, path: (slug: string) => string) =>
  slug?.trim() && slug !== '.' && slug !== '..' ? path(slug) : null

/** Path of a document's own page, or null when it has none: another type, no slug, or a slug that no route serves. */
export function documentPath({ _type, _id, slug }: Addressed): string | null {
  if (_id === 'home') return paths.home
  if (_type === 'landingPage') return slug && isFreeSlug(slug) ? bySlug(slug, landingPath) : null
  if (_type === 'aboutPage') return paths.about
  if (_type === 'brochure') return paths.brochures
  if (_type === 'offering') return OFFERING_SLUGS.some((known) => known === slug) ? offeringPath(slug ?? '') : null
  if (_type === 'legalPage') return LEGAL_SLUGS.some((known) => known === slug) ? `/${slug}` : null
  return _type === 'event' || _type === 'webinar' ? bySlug(slug, eventPath) : null
}
