import type { SanityDocument } from '../documents/types.ts'

/** The documents of several sources, each in the order of ids, as one in that order. */
export function* mergeById(sources: readonly Iterable<SanityDocument>[]): Iterable<SanityDocument> {
  const heads = sources.map((source) => source[Symbol.iterator]())
  let open = heads.flatMap((iterator) => advanced(iterator))
  while (open.length > 0) {
    const [first, ...rest] = open
    if (first === undefined) return
    const least = rest.reduce((a, b) => (b.document._id < a.document._id ? b : a), first)
    yield least.document
    open = open.flatMap((head) => (head === least ? advanced(head.iterator) : head))
  }
}

interface Head {
  iterator: Iterator<SanityDocument>
  document: SanityDocument
}

function advanced(iterator: Iterator<SanityDocument>): Head[] {
  const next = iterator.next()
  return next.done ? [] : [{ iterator, document: next.value }]
}
