import { LakeError } from '../documents/lake-error.ts'
import type { Identity, JsonObject } from '../documents/types.ts'
import type { QueryRunner } from './query-runner.ts'

/**
 * @param now the clock that `now()` in a query answers from, in milliseconds.
 * @returns finds the ids of the documents that a query selects, in the `raw` perspective, for patches and deletions by query.
 */
export function createIdSelector(runQuery: QueryRunner, now: () => number) {
  return async (dataset: string, identity: Identity | null, query: string, params: JsonObject): Promise<string[]> => {
    const answer = await runQuery({
      dataset,
      query,
      params,
      perspective: 'raw',
      access: identity === null ? 'root' : 'all',
      identity: identity?.id ?? '<anonymous>',
      now: new Date(now()).toISOString(),
    })
    const result: unknown = JSON.parse(answer.json)
    const rows: unknown[] = Array.isArray(result) ? result : result === null ? [] : [result]
    return rows.map(idOf)
  }
}

function idOf(row: unknown): string {
  const id: unknown = typeof row === 'object' && row !== null && '_id' in row ? row._id : row
  if (typeof id !== 'string') throw new LakeError('validationError', 'The query must select documents')
  return id
}
