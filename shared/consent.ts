import { cookieValue } from './cookies.ts'

/** The cookie that alone decides whether analytics may run (specification 3). */
export const CONSENT_COOKIE = 'cookie_consent'
/** Revision of the privacy policy that the choice was made under. */
export const POLICY_COOKIE = 'cookie_consent_policy'

export const CONSENTS = ['accept', 'reject'] as const
export type ConsentChoice = (typeof CONSENTS)[number]

/** The visitor's choice in a cookie header; anything but the two words, quoted and encoded ones included, is none. */
export function consentOf(cookies: string | null | undefined): ConsentChoice | null {
  const value = cookieValue(cookies, CONSENT_COOKIE)
  return CONSENTS.find((choice) => choice === value) ?? null
}

/** The policy revision under which the choice was made, or null where it is unknown or can't be decoded. */
export function policyRevisionOf(cookies: string | null | undefined): string | null {
  try {
    return decodeURIComponent(cookieValue(cookies, POLICY_COOKIE) ?? '') || null
  } catch {
    return null // a malformed escape
  }
}
