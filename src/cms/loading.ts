import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import type { Cms } from './cms.ts'
import { redirectQuery } from './redirect.query.ts'

/** What every loader gets: the same pair in the server and in the browser. */
export interface LoaderDeps {
  cms: Cms
  queryClient: QueryClient
}

/** Makes sure that a query's data are there before its page shows; data older than a minute are shown and renewed behind it. */
export function loadQuery<Data, Key extends QueryKey>(
  { queryClient }: LoaderDeps,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  return queryClient.ensureQueryData({ ...options, revalidateIfStale: true })
}

/**
 * Answers an address for which there is no content: the redirect that an editor made for it, else status 404. Pages that exist win
 * over redirects. Always throws.
 */
export async function notFound(deps: LoaderDeps, { request }: Pick<LoaderFunctionArgs, 'request'>): Promise<never> {
  const { pathname, search } = new URL(request.url)
  const moved = await loadQuery(deps, redirectQuery(deps.cms, pathname))
  if (!moved) throw new Response(null, { status: 404 })
  const target = search && !moved.to.includes('?') ? moved.to.replace(/(?=#|$)/, search) : moved.to
  throw redirect(target, moved.permanent ? 301 : 302)
}
