import type { CommittedTransaction } from '../documents/types.ts'
import { encodeEvent } from './event-stream.ts'
import { type HeardChange, type ListenOptions, mutationEvent } from './mutation-event.ts'

/** The bytes of a `mutation` event. */
export type EncodeMutation = (transaction: CommittedTransaction, heard: HeardChange, options: ListenOptions) => Uint8Array

/**
 * A large document that a thousand listeners hear of is written out once, and the same bytes wait for all of them.
 *
 * @returns an encoder that remembers the events of each transaction for as long as somebody holds that.
 */
export function createEventCache(): EncodeMutation {
  const known = new WeakMap<CommittedTransaction, Map<string, Uint8Array>>()
  return (transaction, heard, options) => {
    const events = known.get(transaction) ?? new Map<string, Uint8Array>()
    known.set(transaction, events)
    const { change, transition, position, total } = heard
    const key = JSON.stringify([change.id, transition, position, total, Object.entries(options).sort()])
    const bytes = events.get(key) ?? encodeEvent(mutationEvent(transaction, heard, options))
    events.set(key, bytes)
    return bytes
  }
}
