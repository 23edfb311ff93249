import { ClientError, type SanityClient } from '@sanity/client'
import type { Answers, SubmissionRecord, WeakReference } from './record.ts'

/** `created` now, `same` values stored before, `different` values stored before under this id. */
export type Saved = 'created' | 'same' | 'different'

const textOf = (value: unknown) => JSON.stringify(value) ?? ''
const refOf = (value: unknown) => (typeof value === 'object' && value !== null && '_ref' in value ? value._ref : undefined)
const isReference = (value: string | boolean | WeakReference): value is WeakReference => typeof value === 'object'

function isSame(stored: Readonly<Record<string, unknown>>, answers: Answers, names: Iterable<string>): boolean {
  for (const name of names) {
    const wanted = answers[name]
    if (wanted !== undefined && isReference(wanted) ? refOf(stored[name]) !== wanted._ref : textOf(stored[name]) !== textOf(wanted)) return false
  }
  return true
}

/** Whether the CMS answered and refused, in contrast to not being reachable or not being well. */
export const isRefusedByCms = (error: unknown): error is ClientError => error instanceof ClientError && error.statusCode !== 401 && error.statusCode !== 429

/** Submissions in the CMS, written with the server's token. */
export interface SubmissionStore {
  /** What is stored under the record's id, compared in the fields `names`. */
  find(id: string, answers: Answers, names: Iterable<string>): Promise<Saved | null>
  /** Writes the record unless its id is taken; rejects when the CMS can't be reached. */
  save(record: SubmissionRecord, answers: Answers, names: Iterable<string>): Promise<Saved>
}

/** @param writer a client that writes documents below the collections' paths. */
export function createSubmissionStore(writer: SanityClient): SubmissionStore {
  const find: SubmissionStore['find'] = async (id, answers, names) => {
    const stored = await writer.getDocument(id)
    return stored ? (isSame(stored, answers, names) ? 'same' : 'different') : null
  }
  return {
    find,
    async save(record, answers, names) {
      const replaced = record.replaces ? await writer.getDocument(record.replaces) : undefined
      const transaction = writer.transaction().createIfNotExists(record)
      if (replaced) transaction.patch(replaced._id, { set: { status: 'replaced', replacedBy: record._id } })
      const { results } = await transaction.commit({ visibility: 'sync' })
      const isNew = results.some(({ id, operation }) => id === record._id && operation === 'create')
      return isNew ? 'created' : ((await find(record._id, answers, names)) ?? 'created')
    },
  }
}
