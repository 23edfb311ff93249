import { localAdministrator } from '../auth/people.ts'
import { LakeError } from '../documents/lake-error.ts'
import type { Identity } from '../documents/types.ts'
import { unauthorized } from './access.ts'
import { readBytes } from './body.ts'
import type { Context } from './context.ts'
import { jsonResponse } from './responses.ts'
import type { Route } from './router.ts'
import { type PageForm, pageResponse } from './sign-in-page.ts'

/** Signing in and out. */
export const authRoutes: readonly Route[] = [
  { method: 'GET', path: '/auth/providers', anonymous: true, handle: listProviders },
  { method: 'GET', path: '/auth/login/local', anonymous: true, handle: startSignIn },
  { method: 'POST', path: '/auth/login/password', anonymous: true, handle: signInWithPassword },
  { method: 'GET', path: '/auth/invitation', anonymous: true, handle: showInvitation },
  { method: 'POST', path: '/auth/invitation', anonymous: true, handle: acceptInvitation },
  { method: 'GET', path: '/auth/fetch', anonymous: true, handle: fetchToken },
  { method: 'GET', path: '/auth/id', handle: ({ identity }) => jsonResponse({ id: identity?.id }) },
  { method: 'POST', path: '/auth/logout', handle: signOut },
]

const largestForm = 10_000

function listProviders({ services, info }: Context): Response {
  const url = `${services.config.publicUrl}/v1/auth/login/local`
  const isOffered = info.signInWithoutAccount === true || services.accounts !== null
  return jsonResponse({ providers: isOffered ? [{ name: 'local', title: 'Sign in', url }] : [], thirdPartyLogin: false })
}

/** Who sits at the machine is in; all others are asked for their password, where there are accounts. */
async function startSignIn(context: Context): Promise<Response> {
  const { services, url, info } = context
  const target = returnTarget(context, url.searchParams.get('origin'))
  if (info.signInWithoutAccount === true) return sendBack(context, target, localAdministrator, 302)
  if (services.accounts === null) throw new LakeError('forbidden', 'Signing in without an account is not allowed here')
  return pageResponse(signInForm(target), 200, target.origin)
}

async function signInWithPassword(context: Context): Promise<Response> {
  const { accounts } = context.services
  if (accounts === null) throw new LakeError('notFound', 'This lake has no accounts')
  const form = await readForm(context)
  const target = returnTarget(context, form.get('origin'))
  const show = (error: string, status: number) => pageResponse({ ...signInForm(target), error }, status, target.origin)
  try {
    const identity = await accounts.signIn(form.get('email') ?? '', form.get('password') ?? '', context.info.remoteAddress ?? '')
    return identity === null
      ? show('The e-mail address or the password is wrong.', 401)
      : await sendBack(context, target, identity, 303)
  } catch (error) {
    if (error instanceof LakeError && error.status < 500) return show(error.message, error.status)
    throw error
  }
}

function showInvitation({ url, services }: Context): Response {
  if (services.accounts === null) throw new LakeError('notFound', 'This lake has no accounts')
  return pageResponse(passwordForm(url.searchParams.get('code') ?? ''), 200)
}

async function acceptInvitation(context: Context): Promise<Response> {
  const { accounts } = context.services
  if (accounts === null) throw new LakeError('notFound', 'This lake has no accounts')
  const form = await readForm(context)
  const code = form.get('code') ?? ''
  try {
    const identity = await accounts.accept(code, form.get('password') ?? '')
    if (identity !== null)
      return pageResponse({ title: 'Your password is set', text: `You can sign in as ${identity.email} now.` }, 200)
    return pageResponse(
      { title: 'This link no longer works', text: 'It was used before, or is older than a week. Ask for a new one.' },
      410,
    )
  } catch (error) {
    if (error instanceof LakeError && error.status < 500)
      return pageResponse({ ...passwordForm(code), error: error.message }, error.status)
    throw error
  }
}

function signInForm(target: URL): PageForm {
  return {
    title: 'Sign in',
    action: '/v1/auth/login/password',
    fields: [
      { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username' },
      { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
    ],
    hidden: { origin: target.href },
    button: 'Sign in',
  }
}

function passwordForm(code: string): PageForm {
  return {
    title: 'Choose a password',
    action: '/v1/auth/invitation',
    fields: [{ name: 'password', label: 'Password, at least 12 characters', type: 'password', autocomplete: 'new-password' }],
    hidden: { code },
    button: 'Set password',
  }
}

/** Forms are taken from the lake's own pages only: nobody can be signed in by a page of somebody else. */
async function readForm({ request, url, services }: Context): Promise<URLSearchParams> {
  const origin = request.headers.get('Origin')
  if (origin !== null && origin !== url.origin && origin !== new URL(services.config.publicUrl).origin) {
    throw new LakeError('forbidden', 'This form was sent from another site')
  }
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request, largestForm)))
}

/** @throws LakeError 400 for a page on an origin that is not allowed. */
function returnTarget({ services }: Context, origin: string | null): URL {
  const target = URL.parse(origin ?? '')
  if (target === null || !services.config.allowOrigin(target.origin)) {
    throw new LakeError('badRequest', 'The page to return to is not on an allowed origin')
  }
  return target
}

/** Sends the Studio back to where it came from with a sign-in id in the fragment, where no log sees it. */
async function sendBack({ services }: Context, page: URL, identity: Identity, status: 302 | 303): Promise<Response> {
  const target = new URL(page)
  target.hash = `sid=${await services.sessions.begin(identity)}`
  return new Response(null, {
    status,
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
