import { indexTermsOf } from '../documents/index-terms.ts'
import { mutatedId } from '../documents/mutated-id.ts'
import type { CommittedTransaction, DocumentChange, SanityDocument } from '../documents/types.ts'
import type { TransactionFilter } from './storage.ts'

/** One dataset in memory: documents, what they are found by, and the log of its transactions. */
export class MemoryDataset {
  readonly documents = new Map<string, SanityDocument>()
  readonly types = new Index()
  readonly groups = new Index()
  readonly slugs = new Index()
  readonly references = new Index()
  readonly strongReferences = new Index()
  /** Transaction number n stands at n - 1. */
  readonly log: CommittedTransaction[] = []
  readonly numbers = new Map<string, number>()
  #sorted: string[] | undefined

  /** The documents of these ids, or all, in the order of their ids. */
  sorted(ids?: Iterable<string>): SanityDocument[] {
    return (ids === undefined ? this.#order() : [...ids].sort()).flatMap((id) => this.documents.get(id) ?? [])
  }

  apply(transaction: CommittedTransaction): void {
    this.log.push(transaction)
    this.numbers.set(transaction.transactionId, transaction.sequence)
    for (const { id, previous, result } of transaction.changes) this.#replace(id, previous, result)
  }

  /** Takes the newest transaction back. */
  revert(): void {
    const transaction = this.log.pop()
    if (transaction === undefined) return
    this.numbers.delete(transaction.transactionId)
    for (const { id, previous, result } of transaction.changes) this.#replace(id, result, previous)
  }

  at(id: string, sequence: number): SanityDocument | null {
    const change = this.#changeOf(id, sequence)
    if (change !== undefined) return change.previous
    const current = this.documents.get(id)
    return current !== undefined && (this.numbers.get(current._rev) ?? 0) <= sequence ? current : null
  }

  transactions(filter: TransactionFilter): CommittedTransaction[] {
    const first = filter.fromTransaction === undefined ? 1 : this.numbers.get(filter.fromTransaction)
    const last = filter.toTransaction === undefined ? this.log.length : this.numbers.get(filter.toTransaction)
    if (first === undefined || last === undefined) return []
    const wanted = new Set(filter.documentIds)
    const found = this.log.slice(first - 1, last).filter(({ changes }) => changes.some(({ id }) => wanted.has(id)))
    if (filter.reverse) found.reverse()
    const some = found.slice(0, filter.limit)
    return filter.onlyThese ? some.map((transaction) => restricted(transaction, (id) => wanted.has(id))) : some
  }

  /** The log without what it says of some documents. */
  without(ids: ReadonlySet<string>): CommittedTransaction[] {
    return this.log.map((transaction) => restricted(transaction, (id) => !ids.has(id)))
  }

  #order(): string[] {
    this.#sorted ??= [...this.documents.keys()].sort()
    return this.#sorted
  }

  #changeOf(id: string, after: number): DocumentChange | undefined {
    for (const { changes } of this.log.slice(after)) {
      const change = changes.find((candidate) => candidate.id === id)
      if (change !== undefined) return change
    }
    return undefined
  }

  #replace(id: string, old: SanityDocument | null, document: SanityDocument | null): void {
    if (old !== null) this.#index(old, (index, key) => index.delete(key, id))
    if (document === null) this.documents.delete(id)
    else this.documents.set(id, document)
    if (document !== null) this.#index(document, (index, key) => index.add(key, id))
    if (old === null || document === null) this.#sorted = undefined
  }

  #index(document: SanityDocument, apply: (index: Index, key: string) => void): void {
    const terms = indexTermsOf(document)
    apply(this.types, terms.type)
    apply(this.groups, terms.group)
    for (const slug of terms.slugs) apply(this.slugs, slug)
    for (const [target, strong] of terms.references) {
      apply(this.references, target)
      if (strong) apply(this.strongReferences, target)
    }
  }
}

function restricted(transaction: CommittedTransaction, includes: (id: string) => boolean): CommittedTransaction {
  return {
    ...transaction,
    mutations: transaction.mutations.filter((mutation) => includes(mutatedId(mutation))),
    changes: transaction.changes.filter(({ id }) => includes(id)),
  }
}

/** Document ids by a term. */
class Index {
  readonly #ids = new Map<string, Set<string>>()

  get(key: string): ReadonlySet<string> {
    return this.#ids.get(key) ?? new Set()
  }

  add(key: string, id: string): void {
    const ids = this.#ids.get(key)
    if (ids === undefined) this.#ids.set(key, new Set([id]))
    else ids.add(id)
  }

  delete(key: string, id: string): void {
    const ids = this.#ids.get(key)
    ids?.delete(id)
    if (ids?.size === 0) this.#ids.delete(key)
  }
}
