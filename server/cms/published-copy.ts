import { readFileSync } from 'node:fs'
import type { SanityClient } from '@sanity/client'
import { writeDurably } from '../process/durable-file.ts'
import type { Brochure, Catalogue, Subject } from '../submissions/catalogue.ts'
import { createCatalogue } from '../submissions/catalogue.ts'

/** What the forms need to know of the published content, as it was when the CMS last answered. */
interface PublishedCopy {
  subjects: Subject[]
  brochures: (Brochure & { slug: string | null })[]
  defaultBrochure: Brochure | null
  policyRevision: string
}

const EVERYTHING = `{
  "subjects": *[_type in ["event", "webinar"]] | order(_createdAt asc, _id asc){
    _id, _type, "title": coalesce(title, webinarTitle, ""), "urlId": coalesce(urlId.current, _id),
    startsAt, endsAt, timeZone, allDay, completed, registration, publishAt, unpublishAt
  },
  "brochures": *[_type == "brochure"]{_id, "title": coalesce(title, ""), "slug": slug.current},
  "defaultBrochure": *[_id == "siteSettings"][0].defaultBrochure->{_id, "title": coalesce(title, "")},
  "policyRevision": coalesce(*[_type == "legalPage" && slug.current == "privacy-policy"][0].lastUpdated, "")
}`

/** Milliseconds for which a CMS that did not answer is not asked again, so that one visitor does not wait for every question. */
const AWAY = 5_000

export interface BackedCatalogue extends Catalogue {
  /** Fetches the content anew and keeps it on disk. */
  refresh(): Promise<void>
}

function readKept(file: string): PublishedCopy | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PublishedCopy // written whole by this module
  } catch {
    return null // none was kept yet
  }
}

function lookUp(copy: PublishedCopy): Catalogue {
  return {
    subject: async (kind, urlId) => {
      const subjects = copy.subjects.filter(({ _type }) => _type === kind)
      return subjects.find((subject) => subject.urlId === urlId) ?? subjects.find(({ _id }) => _id === urlId) ?? null
    },
    brochure: async (id) => copy.brochures.find((brochure) => brochure._id === id || brochure.slug === id) ?? null,
    defaultBrochure: async () => copy.defaultBrochure,
    policyRevision: async () => copy.policyRevision,
  }
}

/** A catalogue that asks the CMS, and looks into the last copy on disk while the CMS is away. */
export function createBackedCatalogue(deps: { reader: SanityClient; file: string; now: () => number }): BackedCatalogue {
  const live = createCatalogue(deps.reader)
  let text = ''
  let copy = readKept(deps.file)
  let awayUntil = 0

  async function ask<T>(question: (catalogue: Catalogue) => Promise<T>): Promise<T> {
    if (copy !== null && deps.now() < awayUntil) return question(lookUp(copy))
    try {
      return await question(live)
    } catch (error) {
      awayUntil = deps.now() + AWAY
      if (copy === null) throw error
      return question(lookUp(copy))
    }
  }

  return {
    subject: (kind, urlId) => ask((catalogue) => catalogue.subject(kind, urlId)),
    brochure: (id) => ask((catalogue) => catalogue.brochure(id)),
    defaultBrochure: () => ask((catalogue) => catalogue.defaultBrochure()),
    policyRevision: () => ask((catalogue) => catalogue.policyRevision()),
    async refresh() {
      copy = await deps.reader.fetch<PublishedCopy>(EVERYTHING)
      const fresh = JSON.stringify(copy)
      if (fresh !== text) writeDurably(deps.file, fresh, 0o600)
      text = fresh
    },
  }
}
