import { may } from '../documents/access.ts'
import { mutationError } from '../documents/lake-error.ts'
import type { Identity } from '../documents/types.ts'
import type { Storage } from '../storage/storage.ts'
import type { SelectIds } from './api.ts'
import type { SelectedMutation } from './apply-mutations.ts'
import { StaleSequence } from './commit.ts'
import type { MutationRequest } from './decode.ts'
import { Turnstile } from './turnstile.ts'

const tries = 3

type Commit<T> = (mutations: SelectedMutation[], expectedSequence: number | undefined) => Promise<T>

export interface Selector {
  /** Answers the queries of the mutations and runs `commit` with a state that they are still true of. */
  withSelection<T>(
    dataset: string,
    identity: Identity | null,
    requests: readonly MutationRequest[],
    commit: Commit<T>,
  ): Promise<T>
  /** Waits while a selection has to be alone. */
  pass(): Promise<void>
}

/**
 * Queries take their time and other writers don't wait for them: when the dataset has changed in between, the selection is made
 * anew; after some tries with no other writer let in.
 */
export function createSelector(storage: Storage, selectIds: SelectIds): Selector {
  const turnstile = new Turnstile()

  async function select(
    dataset: string,
    identity: Identity | null,
    requests: readonly MutationRequest[],
  ): Promise<SelectedMutation[]> {
    const selected: SelectedMutation[] = []
    for (const request of requests) {
      const selection = 'selection' in request ? request.selection : undefined
      const query = selection !== undefined && 'query' in selection ? selection : undefined
      selected.push({
        request,
        selected: query === undefined ? undefined : await selectIds(dataset, identity, query.query, query.params),
      })
    }
    return selected
  }

  return {
    pass: () => turnstile.pass(),

    async withSelection(dataset, identity, requests, commit) {
      const first = requests.findIndex((request) => 'selection' in request && 'query' in request.selection)
      if (first === -1) {
        await turnstile.pass()
        return commit(
          requests.map((request) => ({ request, selected: undefined })),
          undefined,
        )
      }
      refuseReaders(identity, first)
      const attempt = async () => {
        const sequence = storage.read((reader) => reader.sequence(dataset))
        return commit(await select(dataset, identity, requests), sequence)
      }
      for (let round = 0; round < tries; round++) {
        await turnstile.pass()
        const outcome = await unlessStale(attempt)
        if (outcome !== undefined) return outcome.value
      }
      return turnstile.alone(async () => {
        for (;;) {
          const outcome = await unlessStale(attempt)
          if (outcome !== undefined) return outcome.value
        }
      })
    },
  }
}

async function unlessStale<T>(attempt: () => Promise<T>): Promise<{ value: T } | undefined> {
  try {
    return { value: await attempt() }
  } catch (error) {
    if (error instanceof StaleSequence) return undefined
    throw error
  }
}

/** Whoever may write nothing doesn't get to run a query through a mutation either. */
function refuseReaders(identity: Identity | null, index: number): void {
  if (may(identity, 'update', '')) return
  const description = 'Insufficient permissions; permission "update" required'
  throw mutationError(index, { type: 'insufficientPermissionsError', permission: 'update', description })
}
