import { describeRole, listPeople } from '../auth/people.ts'
import { LakeError } from '../documents/lake-error.ts'
import type { Identity, Json } from '../documents/types.ts'
import { signedIn } from './access.ts'
import { asObject, readJson } from './body.ts'
import type { Context } from './context.ts'
import { idList } from './params.ts'
import { jsonResponse } from './responses.ts'
import type { Route } from './router.ts'

/** The person behind the token, other people's names, and each one's own settings of the Studio. */
export const userRoutes: readonly Route[] = [
  { method: 'GET', path: '/users/me', handle: (context) => jsonResponse(describeMe(signedIn(context))) },
  { method: 'GET', path: '/users/me/keyvalue/*keys', handle: getValues },
  { method: 'PUT', path: '/users/me/keyvalue', handle: putValues },
  { method: 'GET', path: '/users/:ids', handle: getUsers },
]

function describeMe({ id, name, email, role }: Identity) {
  return { id, name, email, profileImage: null, provider: 'local', role, roles: [describeRole(role)] }
}

function getUsers(context: Context): Response {
  const me = signedIn(context)
  const people = new Map(
    [...listPeople(context.services.config.tokens, context.services.accounts?.list() ?? []), me].map((person) => [
      person.id,
      person,
    ]),
  )
  const users = idList(context.params.ids ?? '').map((id) => {
    const person = people.get(id)
    return person === undefined ? null : describeUser(person, me)
  })
  return jsonResponse(users.length === 1 ? users[0] : users.filter((user) => user !== null))
}

function describeUser({ id, name, email }: Identity, me: Identity) {
  return { id, sanityUserId: id, displayName: name, email, imageUrl: null, isCurrentUser: id === me.id, provider: 'local' }
}

/** Longest key and largest value of a setting, and how many one person may keep. */
const limits = { key: 256, value: 100_000, entries: 5_000 }

function getValues(context: Context): Response {
  const scope = `settings:${signedIn(context).id}`
  const keys = idList(context.params.keys ?? '')
  const entries = context.services.storage.read((reader) =>
    keys.map((key) => ({ key, value: reader.value(scope, key) })).filter(({ value }) => value !== undefined),
  )
  return jsonResponse(entries)
}

async function putValues(context: Context): Promise<Response> {
  const scope = `settings:${signedIn(context).id}`
  const entries = toEntries(await readJson(context.request, context.services.limits.jsonBody))
  await context.services.storage.write((writer) => {
    const known = new Set(writer.values(scope).map(([key]) => key))
    for (const { key } of entries) known.add(key)
    if (known.size > limits.entries) throw new LakeError('badRequest', 'Too many settings')
    for (const { key, value } of entries) writer.setValue(scope, key, value)
  })
  return jsonResponse(entries)
}

function toEntries(body: unknown): { key: string; value: Json }[] {
  const items: unknown[] = Array.isArray(body) ? body : [body]
  return items.map((item) => {
    const { key, value } = asObject(item)
    const text = JSON.stringify(value ?? null)
    if (typeof key !== 'string' || key.length > limits.key || text.length > limits.value) {
      throw new LakeError('badRequest', 'Settings are a list of {key, value}')
    }
    return { key, value: JSON.parse(text) }
  })
}
