import { isPublishedId, isSystemId } from '../documents/ids.ts'
import { orderKeysOf } from '../documents/order-keys.ts'
import type { CommittedTransaction, Json, SanityDocument } from '../documents/types.ts'
import { MemoryDataset } from './memory-dataset.ts'
import type { CountedIds, OrderedDocument, Reader, Storage, TransactionFilter, Writer } from './storage.ts'

/** A storage that lives as long as the process: for tests and the mock mode. Nothing survives `close`. */
export function createMemoryStorage(): Storage {
  const memory = new Memory()
  return {
    read: (work) => work(memory),
    async write(work) {
      const undo = memory.begin()
      try {
        return work(memory)
      } catch (error) {
        for (const step of undo.reverse()) step()
        throw error
      }
    },
    close: () => undefined,
  }
}

class Memory implements Writer, Reader {
  readonly #datasets = new Map<string, MemoryDataset>()
  readonly #values = new Map<string, Map<string, Json>>()
  #undo: (() => void)[] = []

  /** Starts a write; its steps back, in the order they were made, collect in what this returns. */
  begin(): (() => void)[] {
    this.#undo = []
    return this.#undo
  }

  sequence(dataset: string): number {
    return this.#dataset(dataset).log.length
  }

  document(dataset: string, id: string): SanityDocument | null {
    return this.#dataset(dataset).documents.get(id) ?? null
  }

  documents(dataset: string): Iterable<SanityDocument> {
    return this.#dataset(dataset).sorted()
  }

  documentsByPath(dataset: string, path: string): Iterable<SanityDocument> {
    return this.#dataset(dataset)
      .sorted()
      .filter((document) => document._id.startsWith(path))
  }

  documentsByType(dataset: string, types: readonly string[]): Iterable<SanityDocument> {
    const data = this.#dataset(dataset)
    return data.sorted(new Set(types.flatMap((type) => [...data.types.get(type)])))
  }

  documentsOrdered(dataset: string, type: string, field: string, direction: 'asc' | 'desc'): Iterable<OrderedDocument> {
    const documents = [...this.documentsByType(dataset, [type])]
    const sorted = documents.map((document) => ({ key: orderKeysOf(document).get(field) ?? '', document })).sort(compareKeys)
    return direction === 'asc' ? sorted : sorted.reverse()
  }

  documentsReferencing(dataset: string, id: string, strength?: 'strong'): Iterable<SanityDocument> {
    const data = this.#dataset(dataset)
    return data.sorted((strength === 'strong' ? data.strongReferences : data.references).get(id))
  }

  documentsBySlug(dataset: string, slug: string): Iterable<SanityDocument> {
    const data = this.#dataset(dataset)
    return data.sorted(data.slugs.get(slug))
  }

  documentGroup(dataset: string, publishedId: string): SanityDocument[] {
    const data = this.#dataset(dataset)
    return data.sorted(data.groups.get(publishedId))
  }

  count(dataset: string, types?: readonly string[], among: CountedIds = 'all'): number {
    const data = this.#dataset(dataset)
    const lists = types === undefined ? [data.documents.keys()] : [...new Set(types)].map((type) => data.types.get(type))
    return lists.flatMap((ids) => [...ids]).filter((id) => isAmong(id, among)).length
  }

  transaction(dataset: string, transactionId: string): CommittedTransaction | null {
    const data = this.#dataset(dataset)
    const number = data.numbers.get(transactionId)
    return number === undefined ? null : (data.log[number - 1] ?? null)
  }

  transactions(dataset: string, filter: TransactionFilter): Iterable<CommittedTransaction> {
    return this.#dataset(dataset).transactions(filter)
  }

  transactionsSince(dataset: string, sequence: number, limit: number): CommittedTransaction[] {
    return this.#dataset(dataset).log.slice(sequence, sequence + limit)
  }

  sequenceAt(dataset: string, timestamp: string): number {
    return this.#dataset(dataset).log.findLast((transaction) => transaction.timestamp <= timestamp)?.sequence ?? 0
  }

  documentAt(dataset: string, id: string, sequence: number): SanityDocument | null {
    return this.#dataset(dataset).at(id, sequence)
  }

  value(scope: string, key: string): Json | undefined {
    return this.#values.get(scope)?.get(key)
  }

  values(scope: string): [key: string, value: Json][] {
    return [...(this.#values.get(scope) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1))
  }

  append(transaction: CommittedTransaction): void {
    const data = this.#dataset(transaction.dataset)
    if (transaction.sequence !== data.log.length + 1)
      throw new RangeError(`Transaction ${transaction.sequence} is not the next one`)
    data.apply(transaction)
    this.#undo.push(() => data.revert())
  }

  purge(dataset: string, documentIds: readonly string[]): void {
    const { log } = this.#dataset(dataset)
    const before = [...log]
    log.splice(0, log.length, ...this.#dataset(dataset).without(new Set(documentIds)))
    this.#undo.push(() => log.splice(0, log.length, ...before))
  }

  setValue(scope: string, key: string, value: Json | undefined): void {
    const values = this.#values.get(scope) ?? new Map<string, Json>()
    const before = values.get(key)
    this.#values.set(scope, values)
    store(values, key, value)
    this.#undo.push(() => store(values, key, before))
  }

  #dataset(name: string): MemoryDataset {
    const known = this.#datasets.get(name)
    if (known !== undefined) return known
    const created = new MemoryDataset()
    this.#datasets.set(name, created)
    return created
  }
}

function store(values: Map<string, Json>, key: string, value: Json | undefined): void {
  if (value === undefined) values.delete(key)
  else values.set(key, value)
}

/** No key sorts after all keys. */
function compareKeys(a: OrderedDocument, b: OrderedDocument): number {
  if (a.key === b.key) return 0
  if (a.key === '' || b.key === '') return a.key === '' ? 1 : -1
  return a.key < b.key ? -1 : 1
}

function isAmong(id: string, among: CountedIds): boolean {
  if (among === 'root') return !id.includes('.')
  return among === 'all' || (isPublishedId(id) && !isSystemId(id))
}
