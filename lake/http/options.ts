import type { ImageService } from '../assets/image-service.ts'
import type { PasswordHasher } from '../auth/accounts.ts'
import type { Hasher } from '../documents/hasher.ts'
import type { Clock, Identity } from '../documents/types.ts'
import type { IdSource } from '../mutations/api.ts'
import type { QueryRunner } from '../query/query-runner.ts'
import type { BlobStore, Storage } from '../storage/storage.ts'

/** A dataset of the lake. Anonymous readers see root-path documents of a public one and nothing of a private one. */
export interface DatasetConfig {
  name: string
  aclMode: 'public' | 'private'
}

/** Sizes in bytes, durations in milliseconds. */
export interface LakeLimits {
  /** Largest JSON body; hosted Sanity takes 4 MB. */
  jsonBody: number
  /** Largest uploaded asset. */
  assetBody: number
  /** Longest GROQ query in characters. */
  queryLength: number
  /** Open event streams of the lake. */
  streams: number
  /** Event streams that one address may have open without a token. */
  streamsPerAddress: number
  /** Bytes that may wait for a slow listener before it is dropped. */
  streamBacklog: number
  heartbeat: number
  sessionLifetime: number
}

export interface LakeConfig {
  projectId: string
  displayName?: string
  datasets: readonly DatasetConfig[]
  /** Origin in front of asset urls, without a trailing slash. */
  publicUrl: string
  /** Whether a browser page of this origin may call the API with credentials. */
  allowOrigin(origin: string): boolean
  /** Fixed tokens, such as the server's own administrator token. */
  tokens: readonly { token: string; identity: Identity }[]
  /** Host names `s0…s<n-1>.localhost` that event streams of loopback pages are spread over; 0 or absent keeps them where they are. */
  streamHosts?: number
  limits?: Partial<LakeLimits>
}

/** What only the server knows about a request. */
export interface RequestInfo {
  /** The server vouches that this caller sits at the machine and may sign in as its administrator. */
  signInWithoutAccount?: boolean
  /** Address that sign-in attempts and anonymous event streams are counted by. */
  remoteAddress?: string
}

export interface LakeOptions {
  storage: Storage
  blobs: BlobStore
  images: ImageService
  /** Keeps rendered images; whatever it forgets is rendered again. Absent: every request renders. */
  renditions?: BlobStore
  config: LakeConfig
  /** Defaults to evaluating in this thread. */
  runQuery?: QueryRunner
  clock?: Clock
  /** Random names; those of transactions must not be guessable, tokens are made of them. */
  ids?: IdSource
  hash?: Hasher
  /** Absent: there are no accounts, only fixed tokens and the sign-in at the machine. */
  passwords?: PasswordHasher
  /** Faults that a caller sees as a bare 500 are told here. */
  onError?: (error: unknown, request: Request) => void
}

export const DEFAULT_LIMITS: LakeLimits = {
  jsonBody: 4_000_000,
  assetBody: 100_000_000,
  queryLength: 100_000,
  streams: 2_000,
  streamsPerAddress: 100,
  streamBacklog: 4_000_000,
  heartbeat: 15_000,
  sessionLifetime: 12 * 60 * 60 * 1000,
}
