import { publishedIdOf } from './ids.ts'
import { referencesOf } from './references.ts'
import { slugsOf } from './slugs.ts'
import type { SanityDocument } from './types.ts'

/** What a storage finds a document by, beside its id. */
export interface IndexTerms {
  type: string
  /** The published id of its group. */
  group: string
  slugs: Set<string>
  /** Ids it refers to, with true where at least one of the references is strong. */
  references: Map<string, boolean>
}

/** The terms that `document` is found by. */
export function indexTermsOf(document: SanityDocument): IndexTerms {
  const references = new Map<string, boolean>()
  for (const { id, weak } of referencesOf(document)) references.set(id, !weak || references.get(id) === true)
  return { type: document._type, group: publishedIdOf(document._id), slugs: slugsOf(document), references }
}
