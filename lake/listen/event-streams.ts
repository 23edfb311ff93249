import { mayRead } from '../documents/access.ts'
import { isPublishedId, isSystemId } from '../documents/ids.ts'
import { LakeError } from '../documents/lake-error.ts'
import type { CommittedTransaction, Identity, Json } from '../documents/types.ts'
import { compileMatch, type MatchDocument } from '../query/match-document.ts'
import { createQueryParser } from '../query/parse-query.ts'
import { tagsOfTransaction } from '../query/sync-tags.ts'
import type { Storage } from '../storage/storage.ts'
import { createEventCache } from './event-cache.ts'
import { type EventSender, encodeEvent } from './event-stream.ts'
import { transitionOf } from './listen-filter.ts'
import type { HeardChange, ListenOptions } from './mutation-event.ts'
import { findMissed } from './resume.ts'
import { createStreamSet } from './stream-set.ts'

interface ListenRequest {
  dataset: string
  identity: Identity | null
  query: string
  params: { [name: string]: Json }
  options: ListenOptions
  /** Whether the client takes `welcomeback` and `reset`. */
  canResume: boolean
  lastEventId: string | null
  /** Where an anonymous reader comes from; null when it isn't known. */
  address: string | null
}

interface LiveRequest {
  dataset: string
  identity: Identity | null
  includeDrafts: boolean
  lastEventId: string | null
  address: string | null
}

/** The two kinds of event streams of Sanity's API. */
export interface EventStreams {
  /** Mutations of the documents that a filter matches. */
  listen(request: ListenRequest): Response
  /** Sync tags of the answers that a change makes stale. */
  live(request: LiveRequest): Response
  close(): void
}

interface EventStreamDependencies {
  storage: Storage
  subscribe(listener: (transaction: CommittedTransaction) => void): () => void
  projectId: string
  ids: () => string
  maximum: number
  maximumPerAddress: number
  backlog: number
  heartbeat: number
}

/** @returns the streams of one lake. */
export function createEventStreams({ storage, projectId, ids, ...limits }: EventStreamDependencies): EventStreams {
  const streams = createStreamSet(limits)
  const parseQuery = createQueryParser()
  const encoded = createEventCache()

  function listen(request: ListenRequest): Response {
    const { dataset, identity, query, params, options } = request
    let matches: MatchDocument
    try {
      matches = compileMatch(parseQuery, { query, params, dataset, projectId, identity: identity?.id ?? '<anonymous>' })
    } catch (error) {
      if (!(error instanceof LakeError)) throw error
      const data = { error: { type: error.code, description: error.message, ...error.details } }
      return streams.refuse({ event: 'channelError', id: ids(), data })
    }
    const sendAll = (transaction: CommittedTransaction, sender: EventSender, after?: string) => {
      const heard = heardChanges(transaction, matches, identity)
      const start = after === undefined ? 0 : heard.findIndex(({ change }) => change.id === after) + 1
      for (const change of heard.slice(start)) sender.send(encoded(transaction, change, options))
    }
    // What a document said before is not public, even where it is public now: without a token there is no replay.
    const lastSeen = identity === null ? null : request.lastEventId
    const { since, newest, missed } = storage.read((reader) => findMissed(reader, dataset, lastSeen))
    const address = identity === null ? request.address : null
    const { response, sender } = streams.open({
      dataset,
      since,
      address,
      hear: (transaction, to) => sendAll(transaction, to),
    })
    const isBack = request.canResume && request.lastEventId !== null
    const event = !isBack ? 'welcome' : missed === null ? 'reset' : 'welcomeback'
    const id = isBack && missed !== null ? (request.lastEventId ?? newest) : newest
    sender.send(encodeEvent({ event, id, data: { listenerName: ids() } }))
    if (isBack) for (const { transaction, after } of missed ?? []) sendAll(transaction, sender, after)
    return response
  }

  function live({ dataset, identity, includeDrafts, lastEventId, ...from }: LiveRequest): Response {
    const includes = (id: string) => mayRead(identity, id) && (includeDrafts || (isPublishedId(id) && !isSystemId(id)))
    const hear = (transaction: CommittedTransaction, sender: EventSender) => {
      const tags = tagsOfTransaction(transaction, includes)
      if (tags.length > 0) {
        sender.send(encodeEvent({ event: 'message', id: transaction.transactionId, data: { tags } }))
      }
    }
    const { since, newest, missed } = storage.read((reader) => findMissed(reader, dataset, lastEventId))
    const { response, sender } = streams.open({ dataset, since, hear, address: identity === null ? from.address : null })
    const mustRestart = lastEventId !== null && missed === null
    sender.send(encodeEvent({ event: mustRestart ? 'restart' : 'welcome', id: newest, data: {} }))
    if (!mustRestart && lastEventId !== null) for (const { transaction } of missed ?? []) hear(transaction, sender)
    return response
  }

  return { listen, live, close: streams.close }
}

/** The changes of a transaction that a listener's filter matches and its reader may see, counted. */
function heardChanges({ changes }: CommittedTransaction, matches: MatchDocument, identity: Identity | null): HeardChange[] {
  const heard = changes.flatMap((change) => {
    const transition = mayRead(identity, change.id) ? transitionOf(matches, change.previous, change.result) : null
    return transition === null ? [] : [{ change, transition }]
  })
  return heard.map((change, index) => ({ ...change, position: index + 1, total: heard.length }))
}
