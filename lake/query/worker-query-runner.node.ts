import { LakeError } from '../documents/lake-error.ts'
import type { Storage } from '../storage/storage.ts'
import { createDatasetView } from './dataset-view.ts'
import { estimateCost } from './estimate-cost.ts'
import { createQueryParser } from './parse-query.ts'
import type { QueryRequest, QueryRunner } from './query-runner.ts'
import { hasRunawayPattern, isQuickToParse } from './query-weight.ts'
import { createInlineQueryRunner } from './run-query.ts'
import { countTopReads, type TopRows } from './top-rows.ts'
import { createWorkerPool } from './worker-pool.node.ts'

export interface WorkerQueryOptions {
  /** The file behind `storage`; workers open it read-only. */
  databaseFile: string
  storage: Storage
  projectId: string
  /** Threads; each holds a connection and its caches. */
  workers?: number
  /** Milliseconds that a query of a signed-in caller may take, waiting included. */
  deadline?: number
  anonymousDeadline?: number
}

/** Looks at documents that take about as long as handing a query to a worker and back. */
const inlineCost = 400
/** Documents that are read to see whether the first rows of an order are few; those that are wanted next stay in the cache. */
const mostLookedAhead = 60
const maximalResult = 64_000_000

/**
 * Answers cheap queries at once and all others in worker threads, which are ended at the deadline.
 *
 * @returns the runner, and how to end its threads.
 */
export function createWorkerQueryRunner(options: WorkerQueryOptions): { run: QueryRunner; close(): Promise<void> } {
  const { databaseFile, storage, projectId, workers = 2, deadline = 15_000, anonymousDeadline = 3_000 } = options
  const inline = createInlineQueryRunner({ storage, projectId })
  const parseQuery = createQueryParser()
  const pool = createWorkerPool({ size: workers, settings: { databaseFile, projectId, maximalResult } })

  function isCheap(request: QueryRequest): boolean {
    const { query, params, dataset, perspective } = request
    if (!isQuickToParse(query)) return false
    const tree = parseQuery(query, params)
    if (hasRunawayPattern(tree)) return false
    const layers = perspective === 'raw' ? 1 : perspective.length
    return storage.read((reader) => {
      const countFirst = (type: string, top: TopRows) => {
        const stored = ({ field, direction }: TopRows) => reader.documentsOrdered(dataset, type, field, direction)
        return countTopReads(stored, createDatasetView(reader, request), type, top, mostLookedAhead)
      }
      return estimateCost(tree, (types) => reader.count(dataset, types), countFirst) * layers <= inlineCost
    })
  }

  return {
    async run(request) {
      if (isCheap(request)) return inline(request)
      const isAnonymous = request.access !== 'all'
      const reply = await pool.run(request, isAnonymous ? anonymousDeadline : deadline, isAnonymous)
      if ('answer' in reply) return reply.answer
      if ('fault' in reply) throw new Error(`A query worker failed: ${reply.fault}`)
      const { code, message, details, status } = reply.refusal
      throw new LakeError(code, message, details, status)
    },
    close: pool.close,
  }
}
