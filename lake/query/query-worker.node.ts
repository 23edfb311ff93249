/** The inside of a worker thread: answers queries over its own read-only connection. */
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { LakeError } from '../documents/lake-error.ts'
import { createSqliteStorage } from '../storage/sqlite.node.ts'
import type { QueryRequest } from './query-runner.ts'
import { createInlineQueryRunner } from './run-query.ts'
import type { WorkerReply, WorkerSettings } from './worker-messages.ts'

const { databaseFile, projectId, maximalResult }: WorkerSettings = workerData
// What is answered at once goes first. Elsewhere than on Linux this would slow the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const run = createInlineQueryRunner({ storage: createSqliteStorage({ path: databaseFile, readonly: true }), projectId })

parentPort?.on('message', async (request: QueryRequest) => parentPort?.postMessage(await reply(request)))

async function reply(request: QueryRequest): Promise<WorkerReply> {
  try {
    const answer = await run(request)
    if (answer.json.length > maximalResult) throw new LakeError('queryEvaluationError', 'The result of the query is too large')
    return { answer }
  } catch (error) {
    if (!(error instanceof LakeError)) return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    const { code, message, details, status } = error
    return { refusal: { code, message, details, status } }
  }
}
