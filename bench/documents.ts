import type { SanityDocument } from '#lake/documents/types.ts'
import type { Storage } from '#lake/storage/storage.ts'

export const DATASET = 'production'
const TYPES = ['event', 'webinar', 'offering', 'person', 'photo', 'article', 'page', 'product', 'place', 'topic']
const START = Date.UTC(2020, 0, 1)
const BATCH = 2_000
const FILLER = 'Commissioning of a packaging line, told by those who did it. '.repeat(3)

/** About half a kilobyte each, ten types in equal shares, two in a hundred drafts, each with a photo and a person. */
export function makeDocuments(count: number): SanityDocument[] {
  return Array.from({ length: count }, (_, index) => {
    const of = (type: string) => {
      const tens = Math.max(1, Math.floor(count / TYPES.length))
      return `${type}-${(index * 7) % tens}`
    }
    const type = TYPES[index % TYPES.length] ?? 'page'
    const id = `${type}-${Math.floor(index / TYPES.length)}`
    const at = new Date(START + index * 60_000).toISOString()
    return {
      _id: index % 50 === 49 ? `drafts.${id}` : id,
      _type: type,
      _rev: `r-${index}`,
      _createdAt: at,
      _updatedAt: at,
      title: `${type} number ${index}`,
      slug: { _type: 'slug', current: `${type}-number-${index}` },
      startsAt: new Date(START + ((index * 7919) % count) * 60_000).toISOString(),
      photo: { _type: 'image', asset: { _type: 'reference', _ref: of('photo') } },
      person: { _type: 'reference', _ref: of('person') },
      text: FILLER,
    }
  })
}

/** Stores documents in transactions of some thousands; the lake's own indexes come with them. */
export async function storeDocuments(storage: Storage, documents: readonly SanityDocument[]): Promise<void> {
  for (let from = 0; from < documents.length; from += BATCH) {
    const batch = documents.slice(from, from + BATCH)
    await storage.write((writer) => {
      const sequence = writer.sequence(DATASET) + 1
      writer.append({
        dataset: DATASET,
        transactionId: `fill-${sequence}`,
        sequence,
        timestamp: new Date(START).toISOString(),
        author: 'bench',
        mutations: [],
        changes: batch.map((result) => ({ id: result._id, previous: null, result })),
      })
    })
  }
}
