import { LakeError } from '../documents/lake-error.ts'
import type { CommittedTransaction } from '../documents/types.ts'
import { createEventStream, type EventSender, encodeEvent } from './event-stream.ts'

/** An open stream and what it makes of a transaction. */
interface Subscriber {
  dataset: string
  /** Transactions up to this one are no news to it. */
  since: number
  /** Address that its streams are counted by; null for a caller who is known. */
  address: string | null
  hear(transaction: CommittedTransaction, sender: EventSender): void
}

/** All open streams of a lake. */
export interface StreamSet {
  /** @throws LakeError 429 when there are too many. */
  open(subscriber: Subscriber): { response: Response; sender: EventSender }
  /** A stream that says one thing and ends. */
  refuse(event: { event: string; id: string; data: unknown }): Response
  close(): void
}

interface StreamSetDependencies {
  subscribe(listener: (transaction: CommittedTransaction) => void): () => void
  /** Streams that may be open at once. */
  maximum: number
  /** Streams that one address may have open at once without a token. */
  maximumPerAddress: number
  /** Bytes that may wait for one reader. */
  backlog: number
  /** Milliseconds between heartbeats. */
  heartbeat: number
}

/** @returns an empty set, already listening for transactions. */
export function createStreamSet({ subscribe, maximum, maximumPerAddress, backlog, heartbeat }: StreamSetDependencies): StreamSet {
  const open = new Map<Subscriber, EventSender>()
  let isClosed = false
  let timer: ReturnType<typeof setInterval> | undefined
  const unsubscribe = subscribe((transaction) => {
    for (const [subscriber, sender] of open) {
      if (subscriber.dataset !== transaction.dataset || transaction.sequence <= subscriber.since) continue
      subscriber.hear(transaction, sender)
    }
  })

  function countOf(address: string): number {
    let count = 0
    for (const subscriber of open.keys()) if (subscriber.address === address) count++
    return count
  }

  function beat(): void {
    for (const sender of open.values()) sender.beat()
  }

  return {
    open(subscriber) {
      if (isClosed) throw new LakeError('unavailable', 'The content lake is shutting down')
      if (open.size >= maximum) throw new LakeError('tooManyRequests', 'Too many open event streams')
      if (subscriber.address !== null && countOf(subscriber.address) >= maximumPerAddress) {
        throw new LakeError('tooManyRequests', 'Too many open event streams from this address')
      }
      const { response, sender } = createEventStream({
        backlog,
        onClose: () => {
          open.delete(subscriber)
          if (open.size === 0) clearInterval(timer)
        },
      })
      if (open.size === 0) timer = setInterval(beat, heartbeat)
      open.set(subscriber, sender)
      return { response, sender }
    },
    refuse(event) {
      const { response, sender } = createEventStream({ backlog, onClose: () => undefined })
      sender.send(encodeEvent(event))
      sender.end()
      return response
    },
    close() {
      isClosed = true
      unsubscribe()
      clearInterval(timer)
      for (const sender of [...open.values()]) sender.end()
    },
  }
}
