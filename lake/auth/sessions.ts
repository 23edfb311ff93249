import type { Hasher } from '../documents/hasher.ts'
import type { Clock, Identity, Json } from '../documents/types.ts'
import type { Storage } from '../storage/storage.ts'

/** Who is signed in. Tokens and sign-in ids are only kept as hashes. */
export interface Sessions {
  /** The holder of a token, null when it is unknown, expired or revoked. */
  identify(token: string): Promise<Identity | null>
  /** A sign-in id that can be exchanged for a token once, within a minute. */
  begin(identity: Identity): Promise<string>
  /** The token of a new session, null for an unknown, used or expired sign-in id. */
  exchange(signInId: string): Promise<string | null>
  revoke(token: string): Promise<void>
  /** Ends every session of an identity. */
  revokeAll(identityId: string): Promise<void>
}

interface SessionDependencies {
  storage: Storage
  hash: Hasher
  clock: Clock
  ids: () => string
  /** Milliseconds that a session lasts. */
  lifetime: number
  /** Tokens that never expire. */
  tokens: readonly { token: string; identity: Identity }[]
}

interface Grant {
  identity: Identity
  /** ISO 8601 */
  expiresAt: string
}

const signInLifetime = 60_000
/** How far a clock may be set back before what it granted counts as void: a grant that ends later than it ever could, lasts too long. */
const toleratedSetback = 60_000
/** Tokens whose hashes are remembered: hashing takes a turn through the thread pool, where writes to the disk wait too. */
const maximalKnown = 200

/** @returns the sessions kept in `storage`. */
export function createSessions({ storage, hash, clock, ids, lifetime, tokens }: SessionDependencies): Sessions {
  const fixed = Promise.all(tokens.map(async ({ token, identity }) => [await hash.sha256(token), identity] as const)).then(
    (pairs) => new Map(pairs),
  )

  const known = new Map<string, string>()
  async function keyOf(token: string): Promise<string> {
    const key = known.get(token) ?? (await hash.sha256(token))
    if (known.size >= maximalKnown) known.clear()
    known.set(token, key)
    return key
  }

  const lifetimes = { sessions: lifetime, 'sign-ins': signInLifetime }
  const valid = (scope: keyof typeof lifetimes, value: Json | undefined): Identity | null => {
    const grant = toGrant(value)
    if (grant === null) return null
    const rest = Date.parse(grant.expiresAt) - clock()
    return rest > 0 && rest <= lifetimes[scope] + toleratedSetback ? grant.identity : null
  }

  async function grant(scope: keyof typeof lifetimes, identity: Identity): Promise<string> {
    const secret = ids() + ids()
    const key = await hash.sha256(secret)
    const value = { identity: { ...identity }, expiresAt: new Date(clock() + lifetimes[scope]).toISOString() }
    await storage.write((writer) => {
      for (const [old, kept] of writer.values(scope)) {
        if (valid(scope, kept) === null) writer.setValue(scope, old, undefined)
      }
      writer.setValue(scope, key, value)
    })
    return secret
  }

  return {
    async identify(token) {
      const key = await keyOf(token)
      return (
        (await fixed).get(key) ??
        valid(
          'sessions',
          storage.read((reader) => reader.value('sessions', key)),
        )
      )
    },
    begin: (identity) => grant('sign-ins', identity),
    async exchange(signInId) {
      const key = await hash.sha256(signInId)
      const identity = await storage.write((writer) => {
        const found = valid('sign-ins', writer.value('sign-ins', key))
        writer.setValue('sign-ins', key, undefined)
        return found
      })
      return identity === null ? null : grant('sessions', identity)
    },
    async revoke(token) {
      const key = await hash.sha256(token)
      await storage.write((writer) => writer.setValue('sessions', key, undefined))
    },
    async revokeAll(identityId) {
      await storage.write((writer) => {
        for (const [key, value] of writer.values('sessions')) {
          if (toGrant(value)?.identity.id === identityId) writer.setValue('sessions', key, undefined)
        }
      })
    },
  }
}

function toGrant(value: Json | undefined): Grant | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { identity, expiresAt } = value
  if (typeof expiresAt !== 'string' || typeof identity !== 'object' || identity === null || Array.isArray(identity)) return null
  const { id, name, email, role } = identity
  if (typeof id !== 'string' || typeof name !== 'string' || typeof email !== 'string') return null
  if (role !== 'administrator' && role !== 'editor' && role !== 'viewer') return null
  return { identity: { id, name, email, role }, expiresAt }
}
