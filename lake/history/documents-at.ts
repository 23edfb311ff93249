import { LakeError } from '../documents/lake-error.ts'
import type { Identity, SanityDocument } from '../documents/types.ts'
import type { Reader } from '../storage/storage.ts'
import { expectHistoryReader } from './access.ts'

/** When: after a transaction, at an instant (ISO 8601), or as each document last was, deleted ones too. Exactly one of them. */
export interface Moment {
  revision?: string
  time?: string
  lastRevision?: boolean
}

/**
 * The documents as they were at a moment, without those that did not exist then: the answer of
 * `/data/history/<dataset>/documents/<ids>`. Throws a LakeError 401 for an anonymous reader, 400 for a moment that isn't one.
 */
export function documentsAt(
  reader: Reader,
  dataset: string,
  identity: Identity | null,
  ids: readonly string[],
  moment: Moment,
): { documents: SanityDocument[] } {
  expectHistoryReader(identity)
  const { revision, time, lastRevision = false } = moment
  if ([revision !== undefined, time !== undefined, lastRevision].filter(Boolean).length !== 1) {
    throw new LakeError('badRequest', 'Exactly one of "revision", "time" and "lastRevision" is required')
  }
  if (lastRevision) return { documents: ids.flatMap((id) => lastState(reader, dataset, id) ?? []) }
  const sequence =
    revision === undefined ? sequenceAt(reader, dataset, time ?? '') : reader.transaction(dataset, revision)?.sequence
  if (sequence === undefined) return { documents: [] }
  return { documents: ids.flatMap((id) => reader.documentAt(dataset, id, sequence) ?? []) }
}

function sequenceAt(reader: Reader, dataset: string, time: string): number {
  const instant = Date.parse(time)
  if (Number.isNaN(instant)) throw new LakeError('badRequest', '"time" must be a date and time')
  return reader.sequenceAt(dataset, new Date(instant).toISOString())
}

function lastState(reader: Reader, dataset: string, id: string): SanityDocument | null {
  const current = reader.document(dataset, id)
  if (current !== null) return current
  const [last] = reader.transactions(dataset, { documentIds: [id], onlyThese: true, reverse: true, limit: 1 })
  return last?.changes.find((change) => change.id === id)?.previous ?? null
}
