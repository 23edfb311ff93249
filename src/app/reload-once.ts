import { ChunkError } from '#src/lib/import-part.ts'

const KEY = 'reloaded-for'

/**
 * Reloads the page for the sake of a part that failed, but only once for an address: a deployment explains one lost part, not two, and
 * none that never answers. Returns false when the page stays, also where storage is forbidden and a second time could not be told from
 * the first.
 */
export function reloadOnce(error: unknown): boolean {
  if (error instanceof ChunkError && error.late) return false
  const { href } = window.location
  try {
    if (sessionStorage.getItem(KEY) === href) return false
    sessionStorage.setItem(KEY, href)
  } catch {
    return false
  }
  window.location.reload()
  return true
}

/** A page came through whole: the next loss may reload again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
