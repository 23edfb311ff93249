/** The model of the content lake: what a document, a mutation and a committed change are. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/** A stored document; the five system fields are the lake's own, everything else is content. Never changed in place. */
export interface SanityDocument {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: Json
}

export type Role = 'administrator' | 'editor' | 'viewer'

/** Who asks. `null` in place of an identity is an anonymous reader. */
export interface Identity {
  id: string
  name: string
  email: string
  role: Role
}

/** Operations of a patch as they are sent; `docs` of the HTTP API call this a patch without its selection. */
export interface PatchOperations {
  setIfMissing?: JsonObject
  set?: JsonObject
  unset?: string[]
  inc?: Record<string, number>
  dec?: Record<string, number>
  insert?: InsertOperation
  diffMatchPatch?: Record<string, string>
}

export type InsertOperation =
  | { before: string; items: Json[] }
  | { after: string; items: Json[] }
  | { replace: string; items: Json[] }

/** A mutation as it was applied to one document: selections are resolved, every id is the document's own. */
export type Mutation =
  | { create: JsonObject & { _id: string } }
  | { createOrReplace: JsonObject & { _id: string } }
  | { createIfNotExists: JsonObject & { _id: string } }
  | { delete: { id: string; purge?: boolean } }
  | { patch: PatchOperations & { id: string; ifRevisionID?: string } }

/** What one transaction did to one document: the state before and after it, null where there was none. */
export interface DocumentChange {
  id: string
  previous: SanityDocument | null
  result: SanityDocument | null
}

/** A durable transaction; `transactionId` is the `_rev` of every document that it wrote. */
export interface CommittedTransaction {
  dataset: string
  transactionId: string
  /** Position in the dataset's commit order, from 1. */
  sequence: number
  /** ISO 8601, UTC. */
  timestamp: string
  /** Identity id of the writer. */
  author: string
  /** In the order they were applied; `mutatedId` names the document of each. */
  mutations: Mutation[]
  changes: DocumentChange[]
}

/** The current time in milliseconds since 1970, UTC. */
export type Clock = () => number
