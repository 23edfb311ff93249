import { actionError, mutationError } from '../documents/lake-error.ts'
import type { CommittedTransaction } from '../documents/types.ts'
import { applyActions, decodeActions } from './actions.ts'
import type { DocumentStore, DocumentStoreDependencies, MutateOptions, MutationResult } from './api.ts'
import { type AppliedMutation, applyMutations } from './apply-mutations.ts'
import { createCommitter } from './commit.ts'
import { decodeMutations } from './decode.ts'
import { createSelector } from './select-documents.ts'
import type { StagedTransaction } from './staged-transaction.ts'

/** The write side of a lake over `storage`; all transactions of its datasets are to go through one store. */
export function createDocumentStore({
  storage,
  clock,
  ids,
  selectIds,
  onError = throwLater,
}: DocumentStoreDependencies): DocumentStore {
  const listeners = new Set<(transaction: CommittedTransaction) => void>()
  const publish = (transaction: CommittedTransaction) => {
    for (const listener of listeners) {
      try {
        listener(transaction)
      } catch (error) {
        onError(error)
      }
    }
  }
  const committer = createCommitter({ storage, clock, ids, publish })
  const selector = createSelector(storage, selectIds)

  return {
    async mutate(dataset, identity, body, options = {}) {
      const { transactionId, items } = decodeMutations(body)
      return selector.withSelection(dataset, identity, items, async (mutations, expectedSequence) => {
        const { autoGenerateArrayKeys = false, dryRun = false } = options
        const order = { dataset, identity, transactionId, dryRun, expectedSequence, failure: mutationError }
        const outcome = await committer.commit(order, (transaction) => {
          const applied = applyMutations(transaction, mutations, ids, autoGenerateArrayKeys)
          return applied.map((result) => shown(result, transaction, options))
        })
        return { transactionId: outcome.transactionId, results: outcome.value }
      })
    },

    async act(dataset, identity, body) {
      const { transactionId, items, dryRun } = decodeActions(body)
      await selector.pass()
      const order = { dataset, identity, transactionId, dryRun, expectedSequence: undefined, failure: actionError }
      const outcome = await committer.commit(order, (transaction) => applyActions(transaction, items))
      return { transactionId: outcome.transactionId }
    },

    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What of a result the sender asked to see; documents are shown as the whole transaction leaves them. */
function shown(
  { id, operation, document }: AppliedMutation,
  transaction: StagedTransaction,
  options: MutateOptions,
): MutationResult {
  const left = options.returnDocuments ? (transaction.document(id) ?? document) : undefined
  return {
    ...(options.returnIds || options.returnDocuments ? { id } : {}),
    ...(left === undefined ? {} : { document: left }),
    operation,
  }
}

function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}
