import type { ClientReturn, QueryParams, SanityClient } from '@sanity/client'
import { API_VERSION, type PublicConfig } from '#shared/config.ts'
import { ChunkError, importPart } from '#src/lib/import-part.ts'

/** The only door to the CMS: published content, read without a token. */
export interface Cms {
  config: PublicConfig
  /** Epoch milliseconds (UTC); what GROQ gets as `$now`. */
  now: () => number
  /** Runs a query; rejects with a {@link CmsError} when the CMS can't answer, with a {@link ChunkError} when its client is lost. */
  fetch: <const Query extends string>(query: Query, params?: QueryParams) => Promise<ClientReturn<Query>>
}

export interface CmsDeps {
  config: PublicConfig
  now: () => number
  /** Reaches Sanity's HTTP API; in a browser its own `fetch` when left out. */
  fetch?: typeof fetch
  /** Told of the sync tags of every answer, by which a publish finds the pages that it touches. */
  onSyncTags?: (tags: readonly string[]) => void
}

/** Milliseconds after which a query counts as unanswered. */
const TIMEOUT = 20_000

/** The CMS could not be reached or refused the query; says nothing about the address that was asked for. */
export class CmsError extends Error {
  override name = 'CmsError'
}

/** In a browser the own server is where the page came from, under whichever of its names: `localhost` and `127.0.0.1` are two origins. */
function apiHost(config: PublicConfig): string {
  const own = config.apiHost === config.publicUrl || config.apiHost === ''
  return own ? (globalThis.location?.origin ?? config.publicUrl) : config.apiHost
}

async function createClient({ config, fetch }: CmsDeps): Promise<SanityClient> {
  // Costs a browser 34 kB, and the first page comes with its data: loaded when a query needs it.
  const sanity = await importPart(() => import('@sanity/client'))
  return sanity.createClient({
    projectId: config.projectId,
    dataset: config.dataset,
    apiVersion: API_VERSION,
    apiHost: apiHost(config),
    useProjectHostname: config.useProjectHostname,
    // A publish is announced before Sanity's CDN has it: only browsers, which announce nothing, may read there.
    useCdn: config.useProjectHostname && fetch === undefined,
    perspective: 'published',
    timeout: TIMEOUT,
    maxRetries: 1,
    ...(fetch && { resolveFetch: () => fetch }),
  })
}

export function createCms(deps: CmsDeps): Cms {
  let client: Promise<SanityClient> | undefined
  const connect = () => {
    client ??= createClient(deps).catch((error: unknown) => {
      client = undefined
      throw error
    })
    return client
  }
  return {
    config: deps.config,
    now: deps.now,
    fetch: async (query, params = {}) => {
      try {
        const { result, syncTags } = await (await connect()).fetch<ClientReturn<typeof query>>(query, params, {
          filterResponse: false,
        })
        deps.onSyncTags?.(syncTags ?? [])
        return result
      } catch (cause) {
        if (cause instanceof ChunkError) throw cause
        throw new CmsError('The CMS did not answer a query', { cause })
      }
    },
  }
}
