import type { FailedItem, LakeError } from '../documents/lake-error.ts'
import type { Clock, CommittedTransaction, Identity } from '../documents/types.ts'
import type { Reader, Storage } from '../storage/storage.ts'
import type { IdSource } from './api.ts'
import { checkReferences } from './integrity.ts'
import { Refusal } from './refusal.ts'
import { StagedTransaction } from './staged-transaction.ts'

interface CommitOrder {
  dataset: string
  identity: Identity | null
  transactionId: string | undefined
  dryRun: boolean
  /** The transaction that has to be the newest still, undefined when the work doesn't depend on that. */
  expectedSequence: number | undefined
  /** Makes the error of a request out of the refusal of the item at `index`. */
  failure: (index: number, item: FailedItem) => LakeError
}

/** The dataset has changed since the work was prepared. */
export class StaleSequence extends Error {}

export interface Committer {
  /** Runs `work` on the newest state and stores what it changed, all or nothing; resolves when that is durable. */
  commit<T>(order: CommitOrder, work: (transaction: StagedTransaction) => T): Promise<{ transactionId: string; value: T }>
}

interface Outcome<T> {
  transactionId: string
  value: T
  committed: CommittedTransaction | undefined
  purged: readonly string[]
}

/** `publish` gets each transaction once it is durable, in commit order. */
export function createCommitter({
  storage,
  clock,
  ids,
  publish,
}: {
  storage: Storage
  clock: Clock
  ids: IdSource
  publish: (transaction: CommittedTransaction) => void
}): Committer {
  let latest = 0

  function prepare<T>(order: CommitOrder, work: (transaction: StagedTransaction) => T, reader: Reader): Outcome<T> {
    const { dataset, identity, expectedSequence, failure } = order
    const sequence = reader.sequence(dataset)
    if (expectedSequence !== undefined && expectedSequence !== sequence) throw new StaleSequence()
    // A clock that is set back must not put a change before the one that it follows.
    latest = Math.max(latest, clock())
    const stamp = { transactionId: order.transactionId ?? ids.transactionId(), timestamp: new Date(latest).toISOString() }
    const transaction = new StagedTransaction(reader, dataset, identity, stamp)
    try {
      if (order.transactionId !== undefined) expectNew(order.transactionId, dataset, reader)
      const value = work(transaction)
      checkReferences(transaction, reader, dataset)
      const changes = transaction.changes().map(({ id, previous, result }) => ({ id, previous, result }))
      const { mutations, purged } = transaction
      const author = identity?.id ?? 'anonymous'
      const committed = { dataset, ...stamp, sequence: sequence + 1, author, mutations, changes }
      return { transactionId: stamp.transactionId, value, committed: changes.length > 0 ? committed : undefined, purged }
    } catch (error) {
      throw error instanceof Refusal ? failure(error.index ?? transaction.index, error.item) : error
    }
  }

  return {
    async commit(order, work) {
      if (order.dryRun) return storage.read((reader) => prepare(order, work, reader))
      const outcome = await storage.write((writer) => {
        const prepared = prepare(order, work, writer)
        if (prepared.committed !== undefined) writer.append(prepared.committed)
        if (prepared.purged.length > 0) writer.purge(order.dataset, prepared.purged)
        return prepared
      })
      if (outcome.committed !== undefined) publish(outcome.committed)
      return outcome
    },
  }
}

function expectNew(transactionId: string, dataset: string, reader: Reader): void {
  if (reader.transaction(dataset, transactionId) === null) return
  throw new Refusal('transactionAlreadyExistsError', `Transaction "${transactionId}" already exists`, {
    transactionID: transactionId,
  })
}
