import type { CommittedTransaction, DocumentChange, JsonObject, SanityDocument } from '#lake/documents/types.ts'
import type { Reader, Storage, Writer } from '#lake/storage/storage.ts'

export const dataset = 'production'

const start = Date.UTC(2026, 0, 1)

/** The instant of transaction number n: one minute after the one before. */
export function instant(sequence: number): string {
  return new Date(start + sequence * 60_000).toISOString()
}

/** Fields of the documents that a transaction writes, by id; null deletes. */
export type Contents = Record<string, (JsonObject & { _type: string }) | null>

/** The next transaction, that leaves these documents as given. */
function nextTransaction(reader: Reader, contents: Contents, transactionId?: string): CommittedTransaction {
  const sequence = reader.sequence(dataset) + 1
  const rev = transactionId ?? `tx-${sequence}`
  const changes = Object.entries(contents).map(([id, fields]): DocumentChange => {
    const previous = reader.document(dataset, id)
    const created = previous?._createdAt ?? instant(sequence)
    const result: SanityDocument | null =
      fields === null ? null : { ...fields, _id: id, _rev: rev, _createdAt: created, _updatedAt: instant(sequence) }
    return { id, previous, result }
  })
  const mutations = changes.map(({ id, result }) => (result === null ? { delete: { id } } : { createOrReplace: result }))
  return { dataset, transactionId: rev, sequence, timestamp: instant(sequence), author: 'p-editor', mutations, changes }
}

/** Appends the next transaction within a write. */
export function append(writer: Writer, contents: Contents, transactionId?: string): void {
  writer.append(nextTransaction(writer, contents, transactionId))
}

/** Writes one transaction. */
export function commit(storage: Storage, contents: Contents, transactionId?: string): Promise<void> {
  return storage.write((writer) => append(writer, contents, transactionId))
}

/** Ids of documents, in their order. */
export function idsOf(documents: Iterable<SanityDocument>): string[] {
  return Array.from(documents, (document) => document._id)
}
