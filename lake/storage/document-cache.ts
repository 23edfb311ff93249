import type { SanityDocument } from '../documents/types.ts'

interface Entry {
  sequence: number
  document: SanityDocument
  size: number
}

/** Parsed documents that were read last, by dataset, id and the transaction that wrote them, up to a size in characters of JSON. */
export class DocumentCache {
  readonly #limit: number
  readonly #entries = new Map<string, Entry>()
  #size = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** The document as transaction `sequence` left it, if it is still here. */
  get(dataset: string, id: string, sequence: number): SanityDocument | undefined {
    const key = `${dataset}/${id}`
    const entry = this.#entries.get(key)
    if (entry?.sequence !== sequence) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.document
  }

  set(dataset: string, id: string, sequence: number, document: SanityDocument, size: number): void {
    const key = `${dataset}/${id}`
    this.#drop(key)
    this.#entries.set(key, { sequence, document, size })
    this.#size += size
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0
    this.#entries.delete(key)
  }
}
