import type { SanityClient } from '@sanity/client'
import type { Schedule } from '#shared/schedule.ts'

export type SubjectKind = 'event' | 'webinar'

/** The event or webinar that a registration is for, as it is published. */
export interface Subject extends Schedule {
  _id: string
  _type: SubjectKind
  title: string
  urlId: string
  publishAt: string | null
  unpublishAt: string | null
}

export interface Brochure {
  _id: string
  title: string
}

/** What the forms need to know of the published content; rejects when the CMS can't be reached. */
export interface Catalogue {
  /** @param urlId its urlId, or its document id where it has none */
  subject(kind: SubjectKind, urlId: string): Promise<Subject | null>
  brochure(id: string): Promise<Brochure | null>
  defaultBrochure(): Promise<Brochure | null>
  /** When the privacy policy was last updated, as it says itself: the revision that a visitor agrees to. */
  policyRevision(): Promise<string>
}

const SUBJECT = `coalesce(
  *[_type == $kind && urlId.current == $urlId] | order(_createdAt asc, _id asc)[0],
  *[_type == $kind && _id == $urlId][0]
){
  _id, _type, "title": coalesce(title, webinarTitle, ""), "urlId": coalesce(urlId.current, _id),
  startsAt, endsAt, timeZone, allDay, completed, registration, publishAt, unpublishAt
}`
const BROCHURE = `*[_type == "brochure" && (_id == $id || slug.current == $id)][0]{_id, "title": coalesce(title, "")}`
const DEFAULT_BROCHURE = `*[_id == "siteSettings"][0].defaultBrochure->{_id, "title": coalesce(title, "")}`
const POLICY = `*[_type == "legalPage" && slug.current == "privacy-policy"][0].lastUpdated`

/** @param reader a client that sees published documents only. */
export function createCatalogue(reader: SanityClient): Catalogue {
  return {
    subject: (kind, urlId) => reader.fetch<Subject | null>(SUBJECT, { kind, urlId }),
    brochure: (id) => reader.fetch<Brochure | null>(BROCHURE, { id }),
    defaultBrochure: () => reader.fetch<Brochure | null>(DEFAULT_BROCHURE),
    policyRevision: async () => (await reader.fetch<string | null>(POLICY)) ?? '',
  }
}
