import type { CommittedTransaction, Json, SanityDocument } from '../documents/types.ts'

/** Which way through a document's transactions, and how many. */
export interface TransactionFilter {
  documentIds: readonly string[]
  fromTransaction?: string
  toTransaction?: string
  reverse?: boolean
  limit?: number
}

/** Committed state only; every method answers at once and in commit order. */
export interface Reader {
  /** Number of the newest transaction of the dataset, 0 before the first. */
  sequence(dataset: string): number
  document(dataset: string, id: string): SanityDocument | null
  documents(dataset: string): Iterable<SanityDocument>
  documentsByType(dataset: string, types: readonly string[]): Iterable<SanityDocument>
  /** Documents that hold a reference (strong or weak) to `id`. */
  documentsReferencing(dataset: string, id: string): Iterable<SanityDocument>
  documentsBySlug(dataset: string, slug: string): Iterable<SanityDocument>
  /** Stored ids of one document group: published, draft and versions of `publishedId`. */
  documentGroup(dataset: string, publishedId: string): SanityDocument[]
  transaction(dataset: string, transactionId: string): CommittedTransaction | null
  transactions(dataset: string, filter: TransactionFilter): CommittedTransaction[]
  /** Transactions of the dataset after `sequence`, oldest first, for resumed listeners. */
  transactionsSince(dataset: string, sequence: number, limit: number): CommittedTransaction[]
  /** The document as it was after transaction number `sequence`. */
  documentAt(dataset: string, id: string, sequence: number): SanityDocument | null
  /** Small values that are not content: user settings, accounts, sessions, tokens. */
  value(scope: string, key: string): Json | undefined
  values(scope: string): Iterable<[key: string, value: Json]>
}

export interface Writer extends Reader {
  /** Stores the transaction, its changed documents and their history in one piece. */
  append(transaction: CommittedTransaction): void
  setValue(scope: string, key: string, value: Json | undefined): void
}

/**
 * Where a lake keeps its data. `write` runs `work` alone and synchronously; when it throws, nothing of it stays and the promise
 * rejects with that error. The promise resolves when the work is durable. Writers that wait at the same time may share one sync.
 */
export interface Storage {
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
