import type { Json } from '../documents/types.ts'

/**
 * `raw`: documents as stored. Otherwise a stack of layers, the first wins: `published`, `drafts`, or the name of a release.
 */
export type Perspective = 'raw' | readonly string[]

/** A query whose caller is known; runners answer from committed state only. */
export interface QueryRequest {
  dataset: string
  query: string
  params: { [name: string]: Json }
  perspective: Perspective
  /** `all` documents, or only those at the `root` path (no dot in the id), or `none`. */
  access: 'all' | 'root' | 'none'
  /** Identity id of the caller, `<anonymous>` without one. */
  identity: string
  /** ISO 8601; what `now()` answers. */
  now: string
}

export interface QueryAnswer {
  /** The result as JSON text. */
  json: string
  syncTags: string[]
}

/** Rejects with a LakeError whose body is what the client gets. */
export type QueryRunner = (request: QueryRequest) => Promise<QueryAnswer>
