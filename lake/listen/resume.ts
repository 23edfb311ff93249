import type { CommittedTransaction } from '../documents/types.ts'
import type { Reader } from '../storage/storage.ts'

/** Transactions that a reconnecting listener is told one by one; after more of them it had better start again. */
const replayLimit = 500

export interface Missed {
  /** Number of the newest transaction. */
  since: number
  /** Event id of that moment. */
  newest: string
  /** What came after the event that the client saw last; null when the lake can't tell. */
  missed: { transaction: CommittedTransaction; after?: string }[] | null
}

/**
 * @param lastEventId `<transaction id>` or `<transaction id>#<document id>` of the event that the client saw last.
 */
export function findMissed(reader: Reader, dataset: string, lastEventId: string | null): Missed {
  const since = reader.sequence(dataset)
  const newest = since === 0 ? 'start' : (reader.transactionsSince(dataset, since - 1, 1)[0]?.transactionId ?? 'start')
  if (lastEventId === null) return { since, newest, missed: null }
  const [transactionId = '', after] = lastEventId.split('#')
  const seen = transactionId === 'start' ? null : reader.transaction(dataset, transactionId)
  if (seen === null && transactionId !== 'start') return { since, newest, missed: null }
  const later = reader.transactionsSince(dataset, seen?.sequence ?? 0, replayLimit + 1)
  if (later.length > replayLimit) return { since, newest, missed: null }
  const rest = seen !== null && after !== undefined ? [{ transaction: seen, after }] : []
  return { since, newest, missed: [...rest, ...later.map((transaction) => ({ transaction }))] }
}
