import type { Json, Role } from '../documents/types.ts'

/** An account as it is kept; `password` is a hash, null until the first one was set. */
export interface Account {
  id: string
  email: string
  name: string
  role: Role
  password: string | null
}

export interface Invitation {
  accountId: string
  /** ISO 8601 */
  expiresAt: string
}

function asObject(value: Json | undefined): { [key: string]: Json } | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
}

export function isRole(value: unknown): value is Role {
  return value === 'administrator' || value === 'editor' || value === 'viewer'
}

/** The account that a stored value is, null for anything else. */
export function toAccount(value: Json | undefined): Account | null {
  const { id, email, name, role, password = null } = asObject(value) ?? {}
  if (typeof id !== 'string' || typeof email !== 'string' || typeof name !== 'string' || !isRole(role)) return null
  return { id, email, name, role, password: typeof password === 'string' ? password : null }
}

/** The invitation that a stored value is, null for anything else. */
export function toInvitation(value: Json | undefined): Invitation | null {
  const { accountId, expiresAt } = asObject(value) ?? {}
  return typeof accountId === 'string' && typeof expiresAt === 'string' ? { accountId, expiresAt } : null
}
