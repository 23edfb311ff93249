/** Seconds for which a visitor's preferences are kept. */
const PREFERENCE_AGE = 365 * 24 * 60 * 60

/** A cookie's value by its whole name (RFC 6265 4.2.1), or null. */
export function cookieValue(header: string | null | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}

/** A preference as `Set-Cookie` and `document.cookie` take it: for a year, for the whole site, readable by script. */
export function preferenceCookie(name: string, value: string, secure: boolean): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${PREFERENCE_AGE}; SameSite=Lax${secure ? '; Secure' : ''}`
}
