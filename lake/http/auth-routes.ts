import { localAdministrator } from '../auth/people.ts'
import { LakeError } from '../documents/lake-error.ts'
import { unauthorized } from './access.ts'
import type { Context } from './context.ts'
import { jsonResponse } from './responses.ts'
import type { Route } from './router.ts'

/** Signing in and out. */
export const authRoutes: readonly Route[] = [
  { method: 'GET', path: '/auth/providers', anonymous: true, handle: listProviders },
  { method: 'GET', path: '/auth/login/local', anonymous: true, handle: signInLocally },
  { method: 'GET', path: '/auth/fetch', anonymous: true, handle: fetchToken },
  { method: 'GET', path: '/auth/id', handle: ({ identity }) => jsonResponse({ id: identity?.id }) },
  { method: 'POST', path: '/auth/logout', handle: signOut },
]

function listProviders({ services, info }: Context): Response {
  const url = `${services.config.publicUrl}/v1/auth/login/local`
  const providers = info.signInWithoutAccount === true ? [{ name: 'local', title: 'This computer', url }] : []
  return jsonResponse({ providers, thirdPartyLogin: false })
}

/** Sends the Studio back to where it came from with a sign-in id in the fragment, where no log sees it. */
async function signInLocally({ services, url, info }: Context): Promise<Response> {
  if (info.signInWithoutAccount !== true) throw new LakeError('forbidden', 'Signing in without an account is not allowed here')
  const target = URL.parse(url.searchParams.get('origin') ?? '')
  if (target === null || !services.config.allowOrigin(target.origin)) {
    throw new LakeError('badRequest', 'The page to return to is not on an allowed origin')
  }
  target.hash = `sid=${await services.sessions.begin(localAdministrator)}`
  return new Response(null, {
    status: 302,
    headers: { Location: target.href, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  })
}

async function fetchToken({ services, url }: Context): Promise<Response> {
  const token = await services.sessions.exchange(url.searchParams.get('sid') ?? '')
  if (token === null) throw unauthorized()
  return jsonResponse({ token })
}

async function signOut({ services, token }: Context): Promise<Response> {
  if (token !== null) await services.sessions.revoke(token)
  return jsonResponse({})
}
