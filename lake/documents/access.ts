import { isSystemId } from './ids.ts'
import type { Identity } from './types.ts'

export type Permission = 'read' | 'create' | 'update'

/**
 * Whether `identity` may see the document `id` of a public dataset: anonymous readers only see the root path, ids without a dot
 * (https://www.sanity.io/docs/content-lake/ids); whoever has a token sees everything.
 */
export function mayRead(identity: Identity | null, id: string): boolean {
  return identity !== null || !id.includes('.')
}

/** Whether `identity` may do this to the document `id`. Deleting asks for `update`; the lake's own namespace is for administrators. */
export function may(identity: Identity | null, permission: Permission, id: string): boolean {
  if (permission === 'read') return mayRead(identity, id)
  if (identity === null || identity.role === 'viewer') return false
  return identity.role === 'administrator' || !isSystemId(id)
}
