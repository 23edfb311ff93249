/** The door of the content lake: Sanity's HTTP API as one function from Request to Response. */
import { createAssetStore } from './assets/asset-store.ts'
import { createAccounts } from './auth/accounts.ts'
import { createSessions } from './auth/sessions.ts'
import { createTickets } from './auth/tickets.ts'
import { createWebHasher } from './documents/hasher.ts'
import { createHandler, ownsPath } from './http/handler.ts'
import { DEFAULT_LIMITS, type LakeOptions, type RequestInfo } from './http/options.ts'
import { createEventStreams } from './listen/event-streams.ts'
import { createPresence, type PresenceConnection, type PresenceSocket } from './listen/presence.ts'
import { createDocumentStore } from './mutations/document-store.ts'
import { createRandomIds } from './mutations/random-ids.ts'
import { createInlineQueryRunner } from './query/run-query.ts'
import { createIdSelector } from './query/select-ids.ts'

export type { LakeConfig, LakeOptions, RequestInfo } from './http/options.ts'

export interface Lake {
  /** Answers a request to one of Sanity's paths; never rejects. */
  fetch(request: Request, info?: RequestInfo): Promise<Response>
  /** Takes over an opened WebSocket of `/v<version>/socket/<dataset>`; null when there is no such socket. */
  connect(socket: PresenceSocket, request: Request): PresenceConnection | null
  /** Whether a path belongs to the lake: `/v<version>/…`, `/images/…`, `/files/…`. */
  owns(pathname: string): boolean
  /** Ends every stream and socket; the storage stays open, it is its owner's. */
  close(): void
}

/**
 * @param options what the lake stands on; all state is in `storage` and `blobs`.
 * @returns the running lake.
 */
export function createLake(options: LakeOptions): Lake {
  const { config, storage } = options
  const limits = { ...DEFAULT_LIMITS, ...config.limits }
  const clock = options.clock ?? Date.now
  const ids = options.ids ?? createRandomIds()
  const hash = options.hash ?? createWebHasher()
  const runQuery = options.runQuery ?? createInlineQueryRunner({ storage, projectId: config.projectId })
  const documents = createDocumentStore({ storage, clock, ids, selectIds: createIdSelector(runQuery, clock) })
  const streams = createEventStreams({
    storage,
    subscribe: documents.subscribe,
    projectId: config.projectId,
    ids: ids.transactionId,
    maximum: limits.streams,
    maximumPerAddress: limits.streamsPerAddress,
    backlog: limits.streamBacklog,
    heartbeat: limits.heartbeat,
  })
  const assets = createAssetStore({
    projectId: config.projectId,
    publicUrl: config.publicUrl,
    blobs: options.blobs,
    renditions: options.renditions,
    images: options.images,
    hash,
    ids: ids.transactionId,
    findDocument: (dataset, id) => storage.read((reader) => reader.document(dataset, id)),
    async saveDocument(dataset, identity, document) {
      await documents.mutate(dataset, identity, { mutations: [{ createIfNotExists: document }] })
      const saved = storage.read((reader) => reader.document(dataset, String(document._id)))
      if (saved === null) throw new Error(`The asset document ${document._id} was removed while it was created`)
      return saved
    },
  })
  const sessions = createSessions({
    storage,
    hash,
    clock,
    ids: ids.transactionId,
    lifetime: limits.sessionLifetime,
    tokens: config.tokens,
  })
  const { passwords } = options
  const accounts =
    passwords === undefined
      ? null
      : createAccounts({ storage, hash, passwords, clock, ids: ids.transactionId, revokeAll: sessions.revokeAll })
  const presence = createPresence({ identify: sessions.identify, ids: ids.transactionId, heartbeat: limits.heartbeat })
  const handle = createHandler(
    {
      config,
      limits,
      storage,
      documents,
      runQuery,
      streams,
      sessions,
      accounts,
      tickets: createTickets({ clock, ids: ids.transactionId }),
      assets,
      clock,
    },
    options.onError ?? (() => undefined),
  )
  return {
    fetch: (request, info = {}) => handle(request, info),
    connect(socket, request) {
      const dataset = /^\/v[^/]+\/socket\/([^/]+)$/.exec(new URL(request.url).pathname)?.[1]
      return config.datasets.some(({ name }) => name === dataset) && dataset !== undefined
        ? presence.connect(socket, dataset)
        : null
    },
    owns: ownsPath,
    close() {
      streams.close()
      presence.close()
    },
  }
}
