import { LakeError } from '../documents/lake-error.ts'
import { openDataset, signedIn, unauthorized } from './access.ts'
import type { Context } from './context.ts'
import { isNotOff, isOn, queryParams } from './params.ts'
import type { Route } from './router.ts'

/** The event streams. */
export const streamRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/data/listen/:dataset',
    anonymous: true,
    handle: (context) => redirected(context) ?? listen(withTicket(context)),
  },
  {
    method: 'GET',
    path: '/data/live/events/:dataset',
    anonymous: true,
    handle: (context) => redirected(context) ?? live(withTicket(context)),
  },
]

function listen(context: Context): Response {
  const { services, url, request, identity, info } = context
  const { name } = openDataset(context)
  const search = url.searchParams
  const query = search.get('query')
  if (query === null || query.length > services.limits.queryLength) throw new LakeError('validationError', 'query is required')
  return services.streams.listen({
    dataset: name,
    identity,
    query,
    params: queryParams(search),
    options: {
      includeResult: isNotOff(search, 'includeResult'),
      includePreviousRevision: isOn(search, 'includePreviousRevision'),
      includeMutations: isNotOff(search, 'includeMutations'),
      includeEffects: search.get('effectFormat') === 'mendoza',
      visibility: search.get('visibility') === 'transaction' ? 'transaction' : 'query',
    },
    canResume: isOn(search, 'enableResume'),
    lastEventId: request.headers.get('Last-Event-ID'),
    address: info.remoteAddress ?? null,
  })
}

function live(context: Context): Response {
  const { services, url, request, identity, info } = context
  const { name } = openDataset(context)
  const includeDrafts = isOn(url.searchParams, 'includeDrafts')
  if (includeDrafts) signedIn(context)
  return services.streams.live({
    dataset: name,
    identity,
    includeDrafts,
    lastEventId: request.headers.get('Last-Event-ID'),
    address: info.remoteAddress ?? null,
  })
}

let nextHost = Math.floor(Math.random() * 1000)

/**
 * Over HTTP/1.1 a browser opens six connections to one host name, and the Studio needs more streams than that. So pages on a
 * loopback name are sent to one of many such names; all of them are this very server.
 */
function redirected({ services, request, url, identity }: Context): Response | null {
  const hosts = services.config.streamHosts ?? 0
  const isLoopback =
    url.hostname === 'localhost' ||
    url.hostname === '127.0.0.1' ||
    url.hostname === '[::1]' ||
    url.hostname.endsWith('.localhost')
  if (hosts === 0 || !isLoopback || /^s\d+\.localhost$/.test(url.hostname) || !isBrowser(request)) return null
  const target = new URL(url)
  target.hostname = `s${nextHost++ % hosts}.localhost`
  target.searchParams.set('ticket', services.tickets.issue(identity, url.pathname))
  return new Response(null, { status: 307, headers: { Location: target.href, 'Cache-Control': 'no-store' } })
}

/**
 * Only pages have the limit on connections, and only these browsers find `*.localhost` without asking a name server. `Sec-Fetch-Mode` says
 * nothing: Node's own fetch sends it too.
 */
function isBrowser({ headers }: Request): boolean {
  const isPage = headers.has('Origin') || headers.has('Sec-Fetch-Site')
  return isPage && /(Chrome|Firefox)\//.test(headers.get('User-Agent') ?? '')
}

/** @throws LakeError 401 for a ticket that was used, is too old, or was issued for another path. */
function withTicket(context: Context): Context {
  const ticket = context.url.searchParams.get('ticket')
  if (ticket === null || context.identity !== null) return context
  const identity = context.services.tickets.redeem(ticket, context.url.pathname)
  if (identity === undefined) throw unauthorized()
  return { ...context, identity }
}
