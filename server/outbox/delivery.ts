import { ClientError } from '@sanity/client'
import type { OutboxEntry } from '../submissions/outbox.ts'
import type { FileOutbox } from './file-outbox.ts'

/** Puts one waiting submission into the CMS; resolves with why the CMS will never take it, or null when it is there. */
export type Deliver = (entry: OutboxEntry) => Promise<string | null>

export interface Delivery {
  /** Tries at once; resolves when everything is delivered or the CMS is still away. */
  drain(): Promise<void>
  /** Ends the repeated tries, after a last one that takes at most `limit` milliseconds. */
  stop(limit: number): Promise<void>
}

/** Milliseconds between tries while something waits. */
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 60_000

/** Whether the CMS read the submission and will not take it, however often it is sent. */
function isForGood(error: unknown): error is ClientError {
  return error instanceof ClientError && ![401, 403, 404, 408, 429].includes(error.statusCode)
}

/** Delivers the outbox in order, each entry once: an entry leaves it only after the CMS has it. */
export function createDelivery(deps: { outbox: FileOutbox; deliver: Deliver; onError: (error: unknown) => void }): Delivery {
  const { outbox, deliver } = deps
  let running: Promise<boolean> | null = null
  let pause = FIRST_PAUSE
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function settle(file: string, entry: OutboxEntry): Promise<void> {
    const reason = await deliver(entry).catch((error: unknown) => {
      if (isForGood(error)) return error.message
      throw error
    })
    await (reason === null ? outbox.complete(file) : outbox.refuse(file, reason))
  }

  /** @returns whether everything that waited was settled */
  async function deliverAll(): Promise<boolean> {
    try {
      for (let batch = outbox.waiting(); batch.length > 0; batch = outbox.waiting())
        for (const { file, entry } of batch) await settle(file, entry)
      return true
    } catch (error) {
      deps.onError(error)
      return false
    }
  }

  async function drain(): Promise<void> {
    running ??= deliverAll().finally(() => {
      running = null
    })
    const isEmpty = await running
    pause = isEmpty ? FIRST_PAUSE : Math.min(pause * 2, LONGEST_PAUSE)
    schedule()
  }

  function schedule(): void {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(() => (outbox.waiting().length > 0 ? drain().catch(deps.onError) : schedule()), pause)
    timer.unref()
  }

  schedule()
  return {
    drain,
    async stop(limit) {
      const last = outbox.waiting().length > 0 ? drain() : Promise.resolve()
      isStopped = true
      clearTimeout(timer)
      await Promise.race([last, new Promise((resolve) => setTimeout(resolve, limit).unref())])
    },
  }
}
