import type { AssetStore } from '../assets/asset-types.ts'
import type { Accounts } from '../auth/accounts.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { Tickets } from '../auth/tickets.ts'
import type { Clock, Identity } from '../documents/types.ts'
import type { EventStreams } from '../listen/event-streams.ts'
import type { DocumentStore } from '../mutations/api.ts'
import type { QueryRunner } from '../query/query-runner.ts'
import type { Storage } from '../storage/storage.ts'
import type { DatasetConfig, LakeConfig, LakeLimits, RequestInfo } from './options.ts'

/** What routes work with; made once per lake. */
export interface Services {
  config: LakeConfig
  limits: LakeLimits
  storage: Storage
  documents: DocumentStore
  runQuery: QueryRunner
  streams: EventStreams
  sessions: Sessions
  /** Null where no passwords are taken. */
  accounts: Accounts | null
  tickets: Tickets
  assets: AssetStore
  clock: Clock
}

/** One request, as routes see it. */
export interface Context {
  services: Services
  request: Request
  url: URL
  /** `1`, `X` or a date. */
  apiVersion: string
  /** Segments of the path that the route names. */
  params: Readonly<Record<string, string>>
  identity: Identity | null
  /** The bearer token that `identity` was found by. */
  token: string | null
  info: RequestInfo
}

export type Handler = (context: Context) => Response | Promise<Response>

/** What the caller may see of a dataset. */
export interface OpenDataset extends DatasetConfig {
  access: 'all' | 'root'
}
