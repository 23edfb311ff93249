import { ENVELOPE, SENT_PARAMETER } from '#shared/forms/envelope.ts'
import type { Collection } from '#shared/forms/form.ts'
import type { Fields } from './body.ts'

/** What a plain form post means: which form, and what the address itself says. */
export interface PlainPost {
  collection: Collection
  fields: Fields
}

const SUBJECT_PAGES: Readonly<Record<string, { collection: Collection; source: string }>> = {
  registerevent: { collection: 'event-registrations', source: 'event' },
  webinarregistration: { collection: 'event-registrations', source: 'webinar' },
  webinar: { collection: 'webinar-requests', source: 'webinar' },
}

const PAGES: Readonly<Record<string, Collection>> = { 'contact-us': 'demo-requests', brochures: 'brochure-downloads' }

function segmentsOf(pathname: string): string[] | null {
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    return /^(de|hi|ja)$/.test(segments[0] ?? '') ? segments.slice(1) : segments
  } catch {
    return null // a percent sign that encodes nothing
  }
}

/** Reads a plain post at a page's address (with or without a language prefix), or null when no form stands there. */
export function readPlainPost(pathname: string, fields: Fields): PlainPost | null {
  const segments = segmentsOf(pathname)
  if (segments === null) return null
  if (fields[ENVELOPE.form] === 'newsletter-subscriptions') return { collection: 'newsletter-subscriptions', fields }
  const [page = '', urlId] = segments
  const subject = Object.hasOwn(SUBJECT_PAGES, page) ? SUBJECT_PAGES[page] : undefined
  if (subject && urlId !== undefined && segments.length === 2) {
    return { collection: subject.collection, fields: { ...fields, [ENVELOPE.source]: subject.source, [ENVELOPE.urlId]: urlId } }
  }
  const collection = Object.hasOwn(PAGES, page) && segments.length === 1 ? PAGES[page] : undefined
  return collection ? { collection, fields } : null
}

/**
 * Where a stored plain post leads (303): the page that it came from, which then shows the success view. A path that begins with two
 * slashes would be the name of another host (RFC 3986 4.2), so it begins with one.
 */
export function sentLocation(url: URL, sent: string): string {
  const target = new URL(url)
  target.pathname = target.pathname.replace(/^\/{2,}/, '/')
  target.searchParams.set(SENT_PARAMETER, sent)
  return `${target.pathname}${target.search}`
}
