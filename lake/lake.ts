/** The door of the content lake: Sanity's HTTP API as one function from Request to Response. */
import type { LakeOptions, RequestInfo } from './http/options.ts'

export type { ImageService } from './assets/image-service.ts'
export type { DatasetConfig, LakeConfig, LakeLimits, LakeOptions, RequestInfo } from './http/options.ts'
export type { QueryRunner } from './query/query-runner.ts'

/** The lake's end of a presence socket. */
export interface LakeSocket {
  send(text: string): void
  close(): void
}

export interface LakeConnection {
  message(text: string): void
  closed(): void
}

export interface Lake {
  /** Answers a request to one of Sanity's paths; never rejects. */
  fetch(request: Request, info?: RequestInfo): Promise<Response>
  /** Takes over an opened WebSocket of `/v<version>/socket/<dataset>`; null when there is no such socket. */
  connect(socket: LakeSocket, request: Request): LakeConnection | null
  /** Whether a path belongs to the lake: `/v<version>/…`, `/images/…`, `/files/…`. */
  owns(pathname: string): boolean
  /** Ends every stream and socket; the storage stays open, it is its owner's. */
  close(): void
}

/**
 * @param options what the lake stands on; all state is in `storage` and `blobs`.
 * @returns the running lake.
 */
export declare function createLake(options: LakeOptions): Lake
