import { LakeError } from '../documents/lake-error.ts'
import type { Storage } from '../storage/storage.ts'
import { estimateCost } from './estimate-cost.ts'
import { createQueryParser } from './parse-query.ts'
import type { QueryRequest, QueryRunner } from './query-runner.ts'
import { hasRunawayPattern, isQuickToParse } from './query-weight.ts'
import { createInlineQueryRunner } from './run-query.ts'
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

  function isCheap({ query, params, dataset, perspective }: QueryRequest): boolean {
    if (!isQuickToParse(query)) return false
    const tree = parseQuery(query, params)
    if (hasRunawayPattern(tree)) return false
    const layers = perspective === 'raw' ? 1 : perspective.length
    return storage.read((reader) => estimateCost(tree, (types) => reader.count(dataset, types)) * layers <= inlineCost)
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
