import { createClient } from '@sanity/client'
import type { AuthConfig, WorkspaceOptions } from 'sanity'
import type { PublicConfig } from '#shared/config.ts'
import { isLoopbackPage } from '#shared/studio-page.ts'
import type { Page } from './runtime-config.ts'
import { spreadStreams } from './spread-streams.ts'

type Connection = Pick<WorkspaceOptions, 'apiHost' | 'auth' | 'unstable_clientFactory'>

function embeddedSignIn(origin: string): AuthConfig {
  return {
    loginMethod: 'token',
    redirectOnSingle: false,
    providers: [{ name: 'local', title: 'Sign in', url: `${origin}/v1/auth/login/local` }],
  }
}

/**
 * How the Studio reaches its lake. Embedded, that is the page's own origin under whatever name the browser knows it, with the server's own
 * sign-in. Hosted, it is Sanity's hosts with Sanity's sign-in.
 */
export function connectionOf(config: PublicConfig, page: Page): Connection {
  if (config.useProjectHostname) return { apiHost: config.apiHost }
  const transport = isLoopbackPage(page)
    ? spreadStreams(globalThis.fetch.bind(globalThis), Math.floor(Math.random() * 32))
    : undefined
  return {
    apiHost: page.origin,
    auth: embeddedSignIn(page.origin),
    unstable_clientFactory: (options) =>
      createClient({ ...options, useProjectHostname: false, ...(transport ? { resolveFetch: () => transport } : {}) }),
  }
}
