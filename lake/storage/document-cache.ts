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
    const entry = this.#entries.get(`${dataset}/${id}`)
    return entry?.sequence === sequence ? entry.document : undefined
  }

  /** Counts a document that is here as asked for just now. */
  touch(dataset: string, id: string): void {
    const key = `${dataset}/${id}`
    const entry = this.#entries.get(key)
    if (entry === undefined) return
    this.#entries.delete(key)
    this.#entries.set(key, entry)
  }

  /** Keeps a document that was asked for by itself, in place of those that nobody has asked for in the longest time. */
  keep(dataset: string, id: string, sequence: number, document: SanityDocument, size: number): void {
    const key = `${dataset}/${id}`
    this.#drop(key)
    this.#add(key, { sequence, document, size })
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) break
      this.#drop(oldest)
    }
  }

  /** Keeps a document that came by in a scan where there is room, so that a scan of everything doesn't push out what is in use. */
  offer(dataset: string, id: string, sequence: number, document: SanityDocument, size: number): void {
    const key = `${dataset}/${id}`
    this.#drop(key)
    if (this.#size + size <= this.#limit) this.#add(key, { sequence, document, size })
  }

  #add(key: string, entry: Entry): void {
    this.#entries.set(key, entry)
    this.#size += entry.size
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key)
    if (entry === undefined) return
    this.#size -= entry.size
    this.#entries.delete(key)
  }
}
