import { mutatedId } from '../documents/mutated-id.ts'
import type { CommittedTransaction, DocumentChange } from '../documents/types.ts'
import { effectsOf } from '../mutations/effects.ts'
import type { StreamEvent } from './event-stream.ts'
import type { Transition } from './listen-filter.ts'

export interface ListenOptions {
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  includeEffects: boolean
  visibility: 'query' | 'transaction'
}

/** A change that one listener gets to hear of, with its place among those of the same transaction. */
export interface HeardChange {
  change: DocumentChange
  transition: Transition
  /** From 1. */
  position: number
  total: number
}

/** The `mutation` event of Sanity's listen API. */
export function mutationEvent(
  transaction: CommittedTransaction,
  { change, transition, position, total }: HeardChange,
  options: ListenOptions,
): StreamEvent {
  const { id, previous, result } = change
  const eventId = `${transaction.transactionId}#${id}`
  const data = {
    eventId,
    documentId: id,
    transactionId: transaction.transactionId,
    transactionTotalEvents: total,
    transactionCurrentEvent: position,
    ...(previous === null ? {} : { previousRev: previous._rev }),
    // A deletion has one too: the Studio chains events by it and drops a deletion without one.
    resultRev: transaction.transactionId,
    identity: transaction.author,
    ...(options.includeMutations ? { mutations: transaction.mutations.filter((mutation) => mutatedId(mutation) === id) } : {}),
    timestamp: transaction.timestamp,
    transition,
    visibility: options.visibility,
    ...(options.includeEffects ? { effects: effectsOf(change) } : {}),
    ...(options.includeResult && result !== null ? { result } : {}),
    ...(options.includePreviousRevision && previous !== null ? { previous } : {}),
  }
  return { event: 'mutation', id: eventId, data }
}
