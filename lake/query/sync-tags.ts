import { publishedIdOf } from '../documents/ids.ts'
import type { CommittedTransaction } from '../documents/types.ts'

const prefix = 's1:'

/** The tag of everything: queries that can't be pinned down hold it, every change names it. */
export function datasetTag(dataset: string): string {
  return tag(dataset, 'dataset')
}

/** The tag of all documents of a type. */
export function typeTag(dataset: string, type: string): string {
  return tag(dataset, `type:${type}`)
}

/** The tag of a document; its draft and versions share it. */
export function documentTag(dataset: string, id: string): string {
  return tag(dataset, `id:${publishedIdOf(id)}`)
}

/** The tags that a change of these documents makes stale, the documents being those of the transaction that `includes` lets through. */
export function tagsOfTransaction({ dataset, changes }: CommittedTransaction, includes: (id: string) => boolean): string[] {
  const tags = new Set<string>()
  for (const { id, previous, result } of changes) {
    if (!includes(id)) continue
    tags.add(documentTag(dataset, id))
    for (const document of [previous, result]) if (document !== null) tags.add(typeTag(dataset, document._type))
  }
  if (tags.size > 0) tags.add(datasetTag(dataset))
  return [...tags]
}

/** Tags are opaque and short: 53 bits of a multiplicative hash; a collision only makes one answer stale too early. */
function tag(dataset: string, subject: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const character of `${dataset}/${subject}`) {
    const code = character.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return prefix + (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
