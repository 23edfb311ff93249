import { createClient, type SanityClient } from '@sanity/client'
import { API_VERSION, type PublicConfig } from '#shared/config.ts'

/** A transport for Sanity's HTTP API: the lake in this process, or absent for the network. */
export type CmsFetch = (request: Request) => Promise<Response>

export interface CmsClients {
  /** Reads as an anonymous visitor does, but never from a cache. */
  reader: SanityClient
  /** Reads and writes everything with the server's token. */
  writer: SanityClient
}

/** The only place on the server that makes clients of Sanity's HTTP API. */
export function createCmsClients(deps: {
  config: PublicConfig
  token: string
  fetch?: CmsFetch
  /** Milliseconds that one request may take; a visitor waits as long. */
  timeout?: number
}): CmsClients {
  const { projectId, dataset, apiHost, useProjectHostname } = deps.config
  const { fetch } = deps
  const reader = createClient({
    projectId,
    dataset,
    apiHost,
    useProjectHostname,
    apiVersion: API_VERSION,
    perspective: 'published',
    useCdn: false,
    // What can't be stored now goes to the outbox, which tries again.
    maxRetries: 0,
    timeout: deps.timeout ?? 8_000,
    ...(fetch ? { resolveFetch: () => (input: string, init?: RequestInit) => fetch(new Request(input, init)) } : {}),
  })
  return { reader, writer: reader.withConfig({ token: deps.token, ignoreBrowserTokenWarning: true }) }
}
