import type { Clock, CommittedTransaction, Identity, JsonObject, SanityDocument } from '../documents/types.ts'
import type { Storage } from '../storage/storage.ts'

/** Fresh random names; each call gives one that was never given before. */
export interface IdSource {
  /** A transaction id, which becomes the `_rev` of documents. */
  transactionId(): string
  /** A document id or the end of one, without dots. */
  documentId(): string
  /** An `_key` of an array item. */
  arrayKey(): string
}

/**
 * Ids of the documents that a GROQ query selects, seen in the `raw` perspective by `identity`; a query that doesn't parse, lacks a
 * parameter or selects something without `_id` rejects with a LakeError.
 */
export type SelectIds = (dataset: string, identity: Identity | null, query: string, params: JsonObject) => Promise<string[]>

export interface MutateOptions {
  dryRun?: boolean
  returnIds?: boolean
  returnDocuments?: boolean
  /** Accepted and not needed: an answer never comes before the change is visible to queries. */
  visibility?: 'sync' | 'async' | 'deferred'
  autoGenerateArrayKeys?: boolean
}

export interface MutationResult {
  /** With `returnIds` or `returnDocuments`. */
  id?: string
  operation: 'create' | 'update' | 'delete' | 'none'
  /** With `returnDocuments`; a deleted document as it last was. */
  document?: SanityDocument
}

export interface MutateResult {
  transactionId: string
  results: MutationResult[]
}

interface ActResult {
  transactionId: string
}

export interface DocumentStoreDependencies {
  storage: Storage
  clock: Clock
  ids: IdSource
  selectIds: SelectIds
  /** Gets what a subscriber throws, which is no failure of the write; without it that ends the process as any uncaught error does. */
  onError?: (error: unknown) => void
}

/** The write side of the lake. Bodies are what came over the wire; whatever is wrong with one rejects with a LakeError. */
export interface DocumentStore {
  /** Applies `{mutations, transactionId?}` of `/data/mutate`, all or nothing. */
  mutate(dataset: string, identity: Identity | null, body: unknown, options?: MutateOptions): Promise<MutateResult>
  /** Applies `{actions, transactionId?, dryRun?}` of `/data/actions`, all or nothing. */
  act(dataset: string, identity: Identity | null, body: unknown): Promise<ActResult>
  /** Calls `listener` with each transaction once it is durable and visible, in commit order. Returns how to stop that. */
  subscribe(listener: (transaction: CommittedTransaction) => void): () => void
}
