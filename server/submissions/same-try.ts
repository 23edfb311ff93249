import { type KeyedHash, uuidFrom } from './keyed-hash.ts'

/** Equal plain posts from one address within this time, in milliseconds, are the same try. */
const SAME_TRY = 10 * 60_000

/** Finds the id of a plain post: that of an equal post a short while ago, else a new one. */
export type SameTry = (parts: readonly string[]) => Promise<string>

/**
 * The id is a hash of what was posted and of the current ten minutes, so that every server and a restarted one come to the same.
 *
 * @param deps.createdOn when the submission of an id was accepted, or null
 */
export function createSameTry(deps: {
  hash: KeyedHash
  createdOn: (uuid: string) => Promise<string | null>
  now: () => number
}): SameTry {
  return async (parts) => {
    const now = deps.now()
    const slot = Math.floor(now / SAME_TRY)
    const previous = uuidFrom(await deps.hash(...parts, String(slot - 1)))
    const createdOn = await deps.createdOn(previous)
    if (createdOn !== null && now - Date.parse(createdOn) < SAME_TRY) return previous
    return uuidFrom(await deps.hash(...parts, String(slot)))
  }
}
