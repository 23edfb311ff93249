import type { Hasher } from '../documents/hasher.ts'
import { LakeError } from '../documents/lake-error.ts'
import type { Clock, Identity, Json, Role } from '../documents/types.ts'
import type { Storage } from '../storage/storage.ts'
import { type Account, toAccount, toInvitation } from './account.ts'
import { createLockOut } from './lock-out.ts'

/** Slow one-way function for passwords; what `hash` gives holds its own salt and cost. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  verify(password: string, hash: string): Promise<boolean>
}

/** People who sign in with an e-mail address and a password of their own. */
export interface Accounts {
  list(): Account[]
  /** Makes an account, or changes name and role of the one with this address; gives the code of a one-time link to set a password. */
  invite(person: { email: string; name?: string; role: Role }): Promise<{ account: Account; code: string }>
  /** Sets the password of a one-time link, null when the code is unknown, used or older than a week. */
  accept(code: string, password: string): Promise<Identity | null>
  /** Null for a wrong address or password; rejects with a LakeError 429 while either is locked out. */
  signIn(email: string, password: string, remoteAddress: string): Promise<Identity | null>
  /** False when there is no such account. */
  remove(id: string): Promise<boolean>
}

interface AccountDependencies {
  storage: Storage
  hash: Hasher
  passwords: PasswordHasher
  clock: Clock
  ids: () => string
  /** Ends the sessions of an identity whose rights have changed. */
  revokeAll(identityId: string): Promise<void>
}

const invitationLifetime = 7 * 24 * 60 * 60 * 1000
const shortestPassword = 12
const longestPassword = 200

/** @returns the accounts kept in `storage`, with passwords and codes as hashes only. */
export function createAccounts(deps: AccountDependencies): Accounts {
  const { storage, hash, passwords, clock, ids } = deps
  const lockOut = createLockOut(clock)
  /** Checked for unknown addresses too, so that the time an answer takes doesn't tell which addresses there are. */
  const decoy = passwords.hash(ids())

  const idOf = async (email: string) => `e-${(await hash.sha256(email)).slice(0, 20)}`
  const find = (id: string) => toAccount(storage.read((reader) => reader.value('accounts', id)))

  return {
    list: () =>
      storage
        .read((reader) => reader.values('accounts'))
        .map(([, value]) => toAccount(value))
        .filter((account) => account !== null),

    async invite({ email: given, name, role }) {
      const email = normalizeEmail(given)
      const id = await idOf(email)
      const known = find(id)
      const account = { id, email, name: name ?? known?.name ?? email, role, password: known?.password ?? null }
      const code = ids() + ids()
      const invitation: Json = { accountId: id, expiresAt: new Date(clock() + invitationLifetime).toISOString() }
      const key = await hash.sha256(code)
      await storage.write((writer) => {
        writer.setValue('accounts', id, account)
        for (const [old, value] of writer.values('invitations')) {
          if (toInvitation(value)?.accountId === id) writer.setValue('invitations', old, undefined)
        }
        writer.setValue('invitations', key, invitation)
      })
      if (known !== null && known.role !== role) await deps.revokeAll(id)
      return { account, code }
    },

    async accept(code, password) {
      if (password.length < shortestPassword || password.length > longestPassword) {
        throw new LakeError('validationError', `A password has between ${shortestPassword} and ${longestPassword} characters`)
      }
      const key = await hash.sha256(code)
      const hashed = await passwords.hash(password)
      const account = await storage.write((writer) => {
        const invitation = toInvitation(writer.value('invitations', key))
        writer.setValue('invitations', key, undefined)
        if (invitation === null || invitation.expiresAt <= new Date(clock()).toISOString()) return null
        const found = toAccount(writer.value('accounts', invitation.accountId))
        if (found !== null) writer.setValue('accounts', found.id, { ...found, password: hashed })
        return found
      })
      if (account === null) return null
      await deps.revokeAll(account.id)
      return identityOf(account)
    },

    async signIn(given, password, remoteAddress) {
      const id = await idOf(normalizeEmail(given))
      const subjects = [`account ${id}`, `address ${remoteAddress}`]
      lockOut.check(subjects)
      const account = find(id)
      const isRight = await passwords.verify(password.slice(0, longestPassword + 1), account?.password ?? (await decoy))
      if (account === null || account.password === null || !isRight) {
        lockOut.failed(subjects)
        return null
      }
      lockOut.succeeded(subjects)
      return identityOf(account)
    },

    async remove(id) {
      if (find(id) === null) return false
      await storage.write((writer) => writer.setValue('accounts', id, undefined))
      await deps.revokeAll(id)
      return true
    },
  }

  function identityOf({ id, name, email, role }: Account): Identity {
    return { id, name, email, role }
  }
}

/** @throws LakeError 400 for what is no address. */
function normalizeEmail(text: string): string {
  const email = text.trim().toLowerCase()
  if (email.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new LakeError('validationError', 'This is no e-mail address')
  return email
}
