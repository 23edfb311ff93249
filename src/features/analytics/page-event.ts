import { LEGAL_SLUGS, OFFERING_SLUGS, paths } from '#shared/paths.ts'

/** Names of page-view events (specification 4), odd as two of them read for the pages they stand for. */
export type PageEvent = 'view_case_study_list_page' | 'view_privacy_policy_page' | 'view_about_us_page'

const EVENTS = new Map<string, PageEvent>([
  [paths.events, 'view_case_study_list_page'],
  ...LEGAL_SLUGS.map((slug) => [`/${slug}`, 'view_privacy_policy_page'] as const),
  ...OFFERING_SLUGS.map((slug) => [`/${slug}`, 'view_about_us_page'] as const),
])

/** The event that a page sends, by its path without a language prefix, raw or percent-encoded; most pages send none. */
export function pageEvent(path: string): PageEvent | null {
  let decoded = path
  try {
    decoded = decodeURIComponent(path)
  } catch {
    // A malformed escape names no page that sends an event.
  }
  const canonical = decoded.toLowerCase().replace(/(?<=.)\/+$/, '')
  return EVENTS.get(canonical) ?? null
}
