import { Worker } from 'node:worker_threads'
import { LakeError } from '../documents/lake-error.ts'
import type { QueryRequest } from './query-runner.ts'
import type { WorkerReply, WorkerSettings } from './worker-messages.ts'

export interface WorkerPool {
  /**
   * @param deadline milliseconds from now; then the worker is ended and the promise rejects with a LakeError 504.
   * @param isGuest guests never take the last free worker, so that they can't keep editors waiting.
   */
  run(request: QueryRequest, deadline: number, isGuest: boolean): Promise<WorkerReply>
  close(): Promise<void>
}

interface Job {
  request: QueryRequest
  isGuest: boolean
  settle(outcome: WorkerReply | Error): void
}

/** Queries that may wait for a worker before more are refused. */
const maximalWaiting = 200
/** Megabytes of one worker's heap; a query that needs more ends its worker only. */
const maximalHeap = 512

/** @returns a pool that starts its threads when they are first needed. */
export function createWorkerPool({ size, settings }: { size: number; settings: WorkerSettings }): WorkerPool {
  const idle: Worker[] = []
  const busy = new Map<Worker, Job>()
  const waiting: Job[] = []
  let isClosed = false

  function start(): Worker {
    const worker = new Worker(new URL('./query-worker.node.ts', import.meta.url), {
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: maximalHeap },
    })
    worker.unref()
    worker.on('message', (reply: WorkerReply) => finish(worker, reply, true))
    worker.on('error', (error) => finish(worker, workerError(error), false))
    return worker
  }

  function finish(worker: Worker, outcome: WorkerReply | Error, isUsable: boolean): void {
    const job = busy.get(worker)
    busy.delete(worker)
    if (isUsable && !isClosed) idle.push(worker)
    else if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
    job?.settle(outcome)
    dispatch()
  }

  function dispatch(): void {
    if (isClosed) return
    const guests = [...busy.values()].filter((job) => job.isGuest).length
    const next = waiting.findIndex((job) => !job.isGuest || guests < Math.max(1, size - 1))
    const job = busy.size < size ? waiting[next] : undefined
    if (job === undefined) return
    waiting.splice(next, 1)
    const worker = idle.pop() ?? start()
    busy.set(worker, job)
    worker.postMessage(job.request)
    dispatch()
  }

  function abandon(job: Job): void {
    const place = waiting.indexOf(job)
    if (place >= 0) waiting.splice(place, 1)
    for (const [worker, running] of busy) {
      if (running !== job) continue
      busy.delete(worker)
      void worker.terminate()
    }
    job.settle(new LakeError('timeout', 'The query took too long'))
    dispatch()
  }

  return {
    run(request, deadline, isGuest) {
      if (isClosed) return Promise.reject(new LakeError('unavailable', 'The content lake is shutting down'))
      if (waiting.length >= maximalWaiting)
        return Promise.reject(new LakeError('tooManyRequests', 'Too many queries are waiting'))
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => abandon(job), deadline)
        const job: Job = {
          request,
          isGuest,
          settle(outcome) {
            clearTimeout(timer)
            if (outcome instanceof Error) reject(outcome)
            else resolve(outcome)
          },
        }
        waiting.push(job)
        dispatch()
      })
    },
    async close() {
      isClosed = true
      const jobs = [...busy.values(), ...waiting.splice(0)]
      const workers = [...idle.splice(0), ...busy.keys()]
      busy.clear()
      for (const job of jobs) job.settle(new LakeError('unavailable', 'The content lake is shutting down'))
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}

/** A query that fills its worker's memory is refused as one that is too expensive. */
function workerError(error: unknown): Error {
  const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  if (isMemory) return new LakeError('queryEvaluationError', 'The query needs too much memory')
  return error instanceof Error ? error : new Error(String(error))
}
