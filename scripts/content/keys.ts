import { createHash } from 'node:crypto'

export type Keys = () => string

/** Returns a source of Sanity `_key`s (12 hex digits): the same scope always gives the same keys in the same order. */
export function createKeys(scope: string): Keys {
  let count = 0
  return () => createHash('sha256').update(`${scope}#${count++}`).digest('hex').slice(0, 12)
}
