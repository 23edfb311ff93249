import type { CommittedTransaction, Identity, JsonObject, SanityDocument } from '#lake/documents/types.ts'
import type { DocumentStore, MutateOptions, MutateResult, SelectIds } from '#lake/mutations/api.ts'
import { createDocumentStore } from '#lake/mutations/document-store.ts'
import { createMemoryStorage } from '#lake/storage/memory.ts'
import type { Storage } from '#lake/storage/storage.ts'

export const dataset = 'production'

const person = (role: Identity['role']): Identity => ({ id: `p-${role}`, name: role, email: `${role}@example.test`, role })
export const administrator = person('administrator')
export const editor = person('editor')
export const viewer = person('viewer')

export interface TestStore {
  storage: Storage
  store: DocumentStore
  /** Transactions that subscribers heard of. */
  heard: CommittedTransaction[]
  /** Sets the clock, in minutes after its start; it begins at 0. */
  setMinutes(minutes: number): void
  /** Mutates as an editor. */
  mutate(mutations: JsonObject[], options?: MutateOptions & { transactionId?: string }): Promise<MutateResult>
  /** Does one action of `sanity.action.document.` as an editor. */
  act(type: string, fields: JsonObject): Promise<{ transactionId: string }>
  document(id: string): SanityDocument | null
  ids(): string[]
}

/** The instant that many minutes after the clock's start. */
export function at(minutes: number): string {
  return new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString()
}

/** A store over a storage, with a clock that stands still and ids that count. */
export function createTestStore({
  storage = createMemoryStorage(),
  selectIds = async () => [],
  onError,
}: {
  storage?: Storage
  selectIds?: SelectIds
  onError?: (error: unknown) => void
} = {}): TestStore {
  let minutes = 0
  let count = 0
  const next = (name: string) => () => `${name}${++count}`
  const ids = { transactionId: next('tx'), documentId: next('id'), arrayKey: next('key') }
  const store = createDocumentStore({
    storage,
    clock: () => Date.parse(at(minutes)),
    ids,
    selectIds,
    ...(onError ? { onError } : {}),
  })
  const heard: CommittedTransaction[] = []
  store.subscribe((transaction) => heard.push(transaction))
  return {
    storage,
    store,
    heard,
    setMinutes: (value) => {
      minutes = value
    },
    mutate: (mutations, { transactionId, ...options } = {}) =>
      store.mutate(
        dataset,
        editor,
        { mutations, ...(transactionId === undefined ? {} : { transactionId }) },
        { returnIds: true, ...options },
      ),
    act: (type, fields) => store.act(dataset, editor, { actions: [{ actionType: `sanity.action.document.${type}`, ...fields }] }),
    document: (id) => storage.read((reader) => reader.document(dataset, id)),
    ids: () => storage.read((reader) => Array.from(reader.documents(dataset), (document) => document._id)),
  }
}
