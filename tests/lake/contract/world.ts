import type { ClientConfig, SanityClient } from '@sanity/client'

export type Caller = 'administrator' | 'editor' | 'viewer' | 'anonymous'

/** Where a case runs: a lake over one of the drivers, or hosted Sanity. Names are unique to the case, so that cases can share a dataset. */
export interface World {
  dataset: string
  projectId: string
  /** The official client. Perspective `raw` and API version 2025-02-19 unless overridden. */
  client(as: Caller, config?: Partial<ClientConfig>): SanityClient
  /** A bare request to `/v2025-02-19/…`, or to a path with a version of its own. */
  api(path: string, init?: RequestInit & { as?: Caller }): Promise<Response>
  /** A document id at the root path. */
  id(name: string): string
  /** A document type. */
  type(name: string): string
  /** A text with `#name` for `id(name)` and `%name` for `type(name)`. */
  text(template: string): string
}

export interface Case {
  title: string
  run(world: World): Promise<void>
  /** What hosted Sanity can't be asked: other roles than its token's, settings of the lake. */
  onlyLocal?: true
}

/** Cases about one thing; `prepare` runs once before them, in the same world. */
export interface CaseGroup {
  title: string
  prepare?(world: World): Promise<void>
  cases: Case[]
}

/** A reference field. */
export function ref(id: string, more: object = {}): { _type: 'reference'; _ref: string } {
  return { _type: 'reference', _ref: id, ...more }
}

/** Status and body of a refusal that the official client throws. */
export async function refusal(promise: Promise<unknown>): Promise<{ status: number; body: RefusalBody }> {
  try {
    await promise
  } catch (error) {
    if (isClientError(error)) return { status: error.statusCode, body: error.response.body }
    throw error
  }
  throw new Error('The request was not refused')
}

interface RefusalBody {
  statusCode?: number
  message?: string
  error: {
    type: string
    description: string
    query?: string
    start?: number
    end?: number
    items?: { index: number; error: Record<string, unknown> }[]
  }
}

function isClientError(error: unknown): error is Error & { statusCode: number; response: { body: RefusalBody } } {
  return error instanceof Error && 'statusCode' in error && 'response' in error
}
