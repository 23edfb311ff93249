import { may, type Permission } from '../documents/access.ts'
import { isDocumentId } from '../documents/ids.ts'
import type { DocumentChange, Identity, Json, JsonObject, Mutation, PatchOperations, SanityDocument } from '../documents/types.ts'
import type { Reader } from '../storage/storage.ts'
import { applyPatch } from './patch.ts'
import { invalid, Refusal } from './refusal.ts'

export type Operation = 'create' | 'update' | 'delete' | 'none'

interface Staged {
  previous: SanityDocument | null
  result: SanityDocument | null
  /** The mutation of the request that touched it last. */
  index: number
}

/** Room for a document, in bytes of JSON; the hosted limit. */
const largestDocument = 32 * 1024 * 1024
const immutable = ['_id', '_type', '_createdAt']

/** Documents as a transaction in the making sees and leaves them. Nothing is stored; a method that refuses throws a Refusal. */
export class StagedTransaction {
  readonly mutations: Mutation[] = []
  /** Documents whose past is to be forgotten. */
  readonly purged: string[] = []
  /** Index, within the request, of what is being applied. */
  index = 0
  #isSystem = false
  readonly #reader: Reader
  readonly #dataset: string
  readonly #identity: Identity | null
  readonly #transactionId: string
  readonly #timestamp: string
  readonly #staged = new Map<string, Staged>()
  readonly #read = new Map<string, SanityDocument | null>()

  constructor(reader: Reader, dataset: string, identity: Identity | null, stamp: { transactionId: string; timestamp: string }) {
    this.#reader = reader
    this.#dataset = dataset
    this.#identity = identity
    this.#transactionId = stamp.transactionId
    this.#timestamp = stamp.timestamp
  }

  document(id: string): SanityDocument | null {
    const staged = this.#staged.get(id)
    return staged === undefined ? this.#stored(id) : staged.result
  }

  /** The documents whose ids start with `path`, as this transaction leaves them, in the order of their ids. */
  documentsByPath(path: string): SanityDocument[] {
    const stored = Array.from(this.#reader.documentsByPath(this.#dataset, path), (document) => document._id)
    const staged = [...this.#staged.keys()].filter((id) => id.startsWith(path))
    return [...new Set([...stored, ...staged])].sort().flatMap((id) => this.document(id) ?? [])
  }

  /** Lets `work` write to the lake's own namespace too, on behalf of whoever may write at all. */
  asSystem(work: () => void): void {
    this.#isSystem = true
    try {
      work()
    } finally {
      this.#isSystem = false
    }
  }

  /** What this transaction changes so far, with the index of the mutation that is to blame for each. */
  changes(): (DocumentChange & { index: number })[] {
    return [...this.#staged]
      .map(([id, staged]) => ({ id, ...staged }))
      .filter(({ previous, result }) => previous !== null || result !== null)
  }

  create(body: JsonObject & { _id: string }): Operation {
    this.#allow('create', body._id)
    const content = contentOf(body)
    if (this.document(body._id) !== null) {
      throw new Refusal('documentAlreadyExistsError', `Document by ID "${body._id}" already exists`, { id: body._id })
    }
    return this.#write({ create: body }, content)
  }

  createIfNotExists(body: JsonObject & { _id: string }): Operation {
    this.#allow('create', body._id)
    const content = contentOf(body)
    return this.document(body._id) === null ? this.#write({ createIfNotExists: body }, content) : 'none'
  }

  createOrReplace(body: JsonObject & { _id: string }): Operation {
    this.#allow(this.document(body._id) === null ? 'create' : 'update', body._id)
    return this.#write({ createOrReplace: body }, contentOf(body))
  }

  delete(id: string, purge = false): Operation {
    this.#allow('update', id)
    if (purge) this.purged.push(id)
    if (this.document(id) === null) return 'none'
    this.#stage(id, null, { delete: { id } })
    return 'delete'
  }

  patch(id: string, operations: PatchOperations, ifRevisionID?: string): Operation {
    this.#allow('update', id)
    const document = this.document(id)
    if (document === null) throw new Refusal('documentNotFoundError', `The document with the ID "${id}" was not found`, { id })
    this.expectRevision(document, ifRevisionID)
    const patched = applied(document, operations)
    for (const name of immutable) {
      if (patched[name] !== document[name]) throw invalid(`Cannot modify immutable attribute "${name}"`)
    }
    const { _type, _createdAt } = document
    const mutation = { patch: { ...operations, id, ...(ifRevisionID === undefined ? {} : { ifRevisionID }) } }
    this.#stage(id, { ...patched, _id: id, _type, _createdAt, _updatedAt: this.#timestamp, _rev: this.#transactionId }, mutation)
    return 'update'
  }

  /** Refuses unless the document is at this revision, or none is asked for. */
  expectRevision(document: SanityDocument, revision: string | undefined): void {
    if (revision === undefined || revision === document._rev) return
    throw new Refusal('documentRevisionIDDoesNotMatchError', `Document "${document._id}" has unexpected revision ID`, {
      id: document._id,
      currentRevisionID: document._rev,
      expectedRevisionID: revision,
    })
  }

  #write(mutation: Mutation, content: Content): Operation {
    const current = this.document(content._id)
    const created = content._createdAt ?? current?._createdAt ?? this.#timestamp
    const system = { _createdAt: created, _updatedAt: this.#timestamp, _rev: this.#transactionId }
    this.#stage(content._id, { ...content, ...system }, mutation)
    return current === null ? 'create' : 'update'
  }

  #stage(id: string, result: SanityDocument | null, mutation: Mutation): void {
    if (result !== null && mostCharacters(result) > largestDocument && JSON.stringify(result).length > largestDocument) {
      throw new Refusal('documentTooLargeError', `Document "${id}" is larger than ${largestDocument} bytes`, { id })
    }
    const staged = this.#staged.get(id)
    const previous = staged === undefined ? this.#stored(id) : staged.previous
    this.#staged.set(id, { previous, result, index: this.index })
    this.mutations.push(mutation)
  }

  #stored(id: string): SanityDocument | null {
    const known = this.#read.get(id)
    if (known !== undefined) return known
    const document = this.#reader.document(this.#dataset, id)
    this.#read.set(id, document)
    return document
  }

  #allow(permission: Permission, id: string): void {
    // What may be done to a document of the root path may be done to any, but for the namespace.
    if (may(this.#identity, permission, this.#isSystem ? '' : id)) return
    const description = `Insufficient permissions; permission "${permission}" required`
    throw new Refusal('insufficientPermissionsError', description, { permission })
  }
}

/** Characters of JSON that a value takes at most; quicker to tell than how many it takes. An escaped character takes six. */
function mostCharacters(value: Json): number {
  if (typeof value === 'string') return 6 * value.length + 2
  if (value === null || typeof value !== 'object') return 25
  let sum = 2
  if (Array.isArray(value)) for (const item of value) sum += mostCharacters(item) + 1
  else for (const name of Object.keys(value)) sum += 6 * name.length + 4 + mostCharacters(value[name] ?? null)
  return sum
}

function applied(document: SanityDocument, operations: PatchOperations): JsonObject {
  try {
    return applyPatch(document, operations)
  } catch (error) {
    throw invalid(error instanceof Error ? error.message : String(error))
  }
}

/** A body that may become a document; its creation time is one that it brings itself, as an import does. */
type Content = JsonObject & { _id: string; _type: string; _createdAt?: string }

function contentOf(body: JsonObject & { _id: string }): Content {
  const { _id, _type, _createdAt = null, ...fields } = body
  if (!isDocumentId(_id)) throw invalid(`Invalid document ID "${_id}"`)
  if (typeof _type !== 'string' || _type === '') throw invalid(`Document "${_id}" must have a "_type"`)
  if (_createdAt === null) return { _id, _type, ...fields }
  if (typeof _createdAt !== 'string' || Number.isNaN(Date.parse(_createdAt)))
    throw invalid('"_createdAt" must be a date and time')
  return { _id, _type, _createdAt, ...fields }
}
