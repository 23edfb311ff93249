import type { CommittedTransaction, Json, SanityDocument } from '../documents/types.ts'

/** Which transactions of the documents named, by transaction id (both ends included), in which order, and how many. */
export interface TransactionFilter {
  documentIds: readonly string[]
  fromTransaction?: string
  toTransaction?: string
  /** Leaves out what a transaction did to other documents. */
  onlyThese?: boolean
  /** Newest first. */
  reverse?: boolean
  limit?: number
}

/**
 * Committed state only; every method answers at once. Documents come in the order of their ids and are shared: nobody may change
 * one. An iterable is to be read within the `read` that gave it.
 */
export interface Reader {
  /** Number of the newest transaction of the dataset, 0 before the first. */
  sequence(dataset: string): number
  document(dataset: string, id: string): SanityDocument | null
  documents(dataset: string): Iterable<SanityDocument>
  /** Documents whose ids start with `path`, which ends with a dot: `drafts.`, `versions.<release>.`. */
  documentsByPath(dataset: string, path: string): Iterable<SanityDocument>
  documentsByType(dataset: string, types: readonly string[]): Iterable<SanityDocument>
  /**
   * The documents of a type as GROQ's `order` puts them by a field at their top; those without a text, number or boolean there
   * come last, descending first. Neighbours with the same `key` may be in any order.
   */
  documentsOrdered(dataset: string, type: string, field: string, direction: 'asc' | 'desc'): Iterable<OrderedDocument>
  /** Documents that hold a reference to `id`: any, or only those that hold a strong one. */
  documentsReferencing(dataset: string, id: string, strength?: 'strong'): Iterable<SanityDocument>
  /** Documents with a top-level field whose `current` is `slug`. */
  documentsBySlug(dataset: string, slug: string): Iterable<SanityDocument>
  /** Stored documents of one group: published, draft and versions of `publishedId`. */
  documentGroup(dataset: string, publishedId: string): SanityDocument[]
  /** How many documents the dataset holds, of these types when named, with ids that belong to `among`. */
  count(dataset: string, types?: readonly string[], among?: CountedIds): number
  transaction(dataset: string, transactionId: string): CommittedTransaction | null
  /** Oldest first unless reversed; nothing when an end of the filter names an unknown transaction. */
  transactions(dataset: string, filter: TransactionFilter): Iterable<CommittedTransaction>
  /** Transactions of the dataset after `sequence`, oldest first, for resumed listeners. */
  transactionsSince(dataset: string, sequence: number, limit: number): CommittedTransaction[]
  /** Number of the newest transaction at or before `timestamp` (ISO 8601, UTC), 0 when there was none yet. */
  sequenceAt(dataset: string, timestamp: string): number
  /** The document as it was after transaction number `sequence`. */
  documentAt(dataset: string, id: string, sequence: number): SanityDocument | null
  /** Small values that are not content: user settings, accounts, sessions, tokens. */
  value(scope: string, key: string): Json | undefined
  /** All values of a scope, by key. */
  values(scope: string): [key: string, value: Json][]
}

/** `published`: neither drafts nor versions nor the lake's own; `root`: ids without a dot. */
export type CountedIds = 'all' | 'published' | 'root'

export interface OrderedDocument {
  key: string
  document: SanityDocument
}

/** Sees its own changes at once, nobody else does before they are durable. */
export interface Writer extends Reader {
  /** Stores the transaction, its changed documents and their history in one piece; its `sequence` must be the next one. */
  append(transaction: CommittedTransaction): void
  /** Removes what the history holds of these documents' past; their present state stays. */
  purge(dataset: string, documentIds: readonly string[]): void
  /** Stores the value, or removes it when it is undefined. */
  setValue(scope: string, key: string, value: Json | undefined): void
}

/**
 * Where a lake keeps its data. `write` runs `work` alone and synchronously; when it throws, nothing of it stays and the promise
 * rejects with that error. The promise resolves when the work is durable, in commit order. Writers that wait at the same time may
 * share one sync. `work` may run twice, when what it was to share fails; only its last run counts.
 */
export interface Storage {
  /** One snapshot: whatever `work` reads belongs to the same moment. */
  read<T>(work: (reader: Reader) => T): T
  write<T>(work: (writer: Writer) => T): Promise<T>
  close(): void
}

/** Bytes of assets, by storage path such as `images/local/production/<sha1>-1200x800.jpg`. */
export interface BlobStore {
  get(path: string): Promise<Uint8Array | null>
  put(path: string, bytes: Uint8Array): Promise<void>
  delete(path: string): Promise<void>
}
