import { type Account, isRole } from '../auth/account.ts'
import type { Accounts } from '../auth/accounts.ts'
import { LakeError } from '../documents/lake-error.ts'
import { signedIn } from './access.ts'
import { asObject, readJson } from './body.ts'
import type { Context } from './context.ts'
import { jsonResponse } from './responses.ts'
import type { Route } from './router.ts'

/** Accounts as administrators see them: the lake's own invention, for a command line tool. */
export const accountRoutes: readonly Route[] = [
  { method: 'GET', path: '/accounts', handle: (context) => jsonResponse(administered(context).list().map(describeAccount)) },
  { method: 'POST', path: '/accounts', handle: invite },
  { method: 'DELETE', path: '/accounts/:id', handle: remove },
]

/** @throws LakeError 403 for all but administrators, 404 where the lake was given no password hasher. */
function administered(context: Context): Accounts {
  if (signedIn(context).role !== 'administrator') throw new LakeError('forbidden', 'Only administrators may manage accounts')
  if (context.services.accounts === null) throw new LakeError('notFound', 'This lake has no accounts')
  return context.services.accounts
}

async function invite(context: Context): Promise<Response> {
  const accounts = administered(context)
  const { email, name, role } = asObject(await readJson(context.request, context.services.limits.jsonBody))
  if (typeof email !== 'string' || !isRole(role) || (name !== undefined && typeof name !== 'string')) {
    throw new LakeError('validationError', 'An account needs an email and the role administrator, editor or viewer')
  }
  const { account, code } = await accounts.invite({ email, role, ...(name === undefined ? {} : { name: name.slice(0, 200) }) })
  const url = `${context.services.config.publicUrl}/v1/auth/invitation?code=${code}`
  return jsonResponse({ account: describeAccount(account), invitationUrl: url }, 201)
}

async function remove(context: Context): Promise<Response> {
  const isRemoved = await administered(context).remove(context.params.id ?? '')
  if (!isRemoved) throw new LakeError('notFound', 'There is no such account')
  return jsonResponse({})
}

function describeAccount({ id, email, name, role, password }: Account) {
  return { id, email, name, role, hasPassword: password !== null }
}
