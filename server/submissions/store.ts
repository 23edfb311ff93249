import type { SanityClient } from '@sanity/client'
import type { Answers, SubmissionRecord, WeakReference } from './record.ts'

/** `created` now, `same` values stored before, `different` values stored before under this id. */
type Saved = 'created' | 'same' | 'different'

/** Times that a document which is erased while it is looked at is written again. */
const MAX_TRIES = 5

const textOf = (value: unknown) => JSON.stringify(value) ?? ''
/** Id of the document that a stored value refers to, or undefined. */
export function refOf(value: unknown): string | undefined {
  const ref = typeof value === 'object' && value !== null && '_ref' in value ? value._ref : undefined
  return typeof ref === 'string' ? ref : undefined
}
const isReference = (value: string | boolean | WeakReference): value is WeakReference => typeof value === 'object'

/** Compares stored fields with answers in the fields `names`; references by their target. */
export function isSame(stored: Readonly<Record<string, unknown>>, answers: Answers, names: Iterable<string>): boolean {
  for (const name of names) {
    const wanted = answers[name]
    if (
      wanted !== undefined && isReference(wanted) ? refOf(stored[name]) !== wanted._ref : textOf(stored[name]) !== textOf(wanted)
    )
      return false
  }
  return true
}

/** Submissions in the CMS, written with the server's token. */
export interface SubmissionStore {
  /** What is stored under the record's id, compared in the fields `names`. */
  find(id: string, answers: Answers, names: Iterable<string>): Promise<Saved | null>
  /** When a document was accepted, ISO 8601; null when there is none. */
  createdOn(id: string): Promise<string | null>
  /** Writes the record unless its id is taken; rejects when the CMS can't be reached. */
  save(record: SubmissionRecord, answers: Answers, names: Iterable<string>): Promise<Saved>
}

/**
 * @param writer a client that writes documents below the collections' paths
 * @param onStored told the id of each new document
 */
export function createSubmissionStore(writer: SanityClient, onStored: (id: string) => void): SubmissionStore {
  const find: SubmissionStore['find'] = async (id, answers, names) => {
    const stored = await writer.getDocument(id)
    return stored ? (isSame(stored, answers, names) ? 'same' : 'different') : null
  }
  const create: SubmissionStore['save'] = async (record, answers, names) => {
    for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
      const { results } = await writer.transaction().createIfNotExists(record).commit({ visibility: 'sync' })
      if (results.some(({ id, operation }) => id === record._id && operation === 'create')) return 'created'
      const found = await find(record._id, answers, names)
      if (found !== null) return found // else it was erased in between
    }
    throw new Error(`Failed to store ${record._id}: the document kept being erased`)
  }
  /** Repeatable: a resent submission marks what an interrupted try did not. */
  const markReplaced = async (id: string, by: SubmissionRecord) => {
    const replaced = await writer.getDocument(id)
    if (!replaced || replaced.status === 'replaced' || refOf(replaced.subject) !== refOf(by.subject)) return
    await writer.patch(id, { set: { status: 'replaced', replacedBy: by._id } }).commit({ visibility: 'sync' })
  }
  return {
    find,
    async createdOn(id) {
      const stored = await writer.getDocument(id)
      return typeof stored?.createdOn === 'string' ? stored.createdOn : null
    },
    async save(record, answers, names) {
      const saved = await create(record, answers, names)
      if (saved === 'created') onStored(record._id)
      if (record.replaces && saved !== 'different') await markReplaced(record.replaces, record)
      return saved
    },
  }
}
