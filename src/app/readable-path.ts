/** A path with escapes that can be read: one that encodes no text names no page, and the router would complain about it. */
export function readablePath(pathname: string): string {
  try {
    // The result is used: a minifier takes the call alone for one without effect.
    return decodeURIComponent(pathname) === '' ? '/' : pathname
  } catch {
    return pathname.replaceAll('%', '%25')
  }
}
