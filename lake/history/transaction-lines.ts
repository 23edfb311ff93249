import type { CommittedTransaction, Identity } from '../documents/types.ts'
import { effectsOf } from '../mutations/effects.ts'
import type { Reader, TransactionFilter } from '../storage/storage.ts'
import { expectHistoryReader } from './access.ts'

export interface TransactionsRequest extends Omit<TransactionFilter, 'onlyThese'> {
  /** Leaves `mutations` out. */
  excludeMutations?: boolean
  /** Shows of each transaction only what it did to the documents asked for. */
  includeIdentifiedDocumentsOnly?: boolean
  /** Adds Mendoza patches for each document. */
  effectFormat?: 'mendoza'
}

/** One line of `/data/history/<dataset>/transactions/<ids>`. */
interface TransactionLine {
  id: string
  timestamp: string
  author: string
  documentIDs: string[]
  mutations?: CommittedTransaction['mutations']
  effects?: Record<string, { apply: unknown[]; revert: unknown[] }>
}

const mostLines = 1000

/**
 * The transactions that touched one of the documents, as JSON lines, oldest first unless reversed, at most 1000. Both ends of a
 * range belong to it. Throws a LakeError 401 for an anonymous reader: what a document once said is never public.
 */
export function transactionLines(
  reader: Reader,
  dataset: string,
  identity: Identity | null,
  request: TransactionsRequest,
): string[] {
  expectHistoryReader(identity)
  const limit = Math.min(request.limit ?? mostLines, mostLines)
  const found = reader.transactions(dataset, { ...request, onlyThese: request.includeIdentifiedDocumentsOnly === true, limit })
  return Array.from(found, (transaction) => `${JSON.stringify(toLine(transaction, request))}\n`)
}

function toLine(
  { transactionId, timestamp, author, mutations, changes }: CommittedTransaction,
  request: TransactionsRequest,
): TransactionLine {
  return {
    id: transactionId,
    timestamp,
    author,
    documentIDs: changes.map(({ id }) => id),
    ...(request.excludeMutations ? {} : { mutations }),
    ...(request.effectFormat === 'mendoza'
      ? { effects: Object.fromEntries(changes.map((change) => [change.id, effectsOf(change)])) }
      : {}),
  }
}
