import type { SanityDocument } from '#lake/documents/types.ts'
import type { Storage } from '#lake/storage/storage.ts'

const timestamp = '2026-01-01T00:00:00.000Z'

/** A stored document with the system fields filled in. */
export function stored(fields: { _id: string; _type: string; [field: string]: unknown }): SanityDocument {
  return { _rev: 'r1', _createdAt: timestamp, _updatedAt: timestamp, ...JSON.parse(JSON.stringify(fields)) }
}

/** Puts documents into a storage as one transaction. */
export async function seed(storage: Storage, documents: readonly SanityDocument[], dataset = 'production'): Promise<void> {
  await storage.write((writer) =>
    writer.append({
      dataset,
      transactionId: `seed-${writer.sequence(dataset) + 1}`,
      sequence: writer.sequence(dataset) + 1,
      timestamp,
      author: 'seed',
      mutations: documents.map((document) => ({ create: document })),
      changes: documents.map((document) => ({ id: document._id, previous: null, result: document })),
    }),
  )
}
