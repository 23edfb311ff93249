import { CONSENT_COOKIE, type ConsentChoice, consentOf, POLICY_COOKIE, policyRevisionOf } from '#shared/consent.ts'
import { preferenceCookie } from '#shared/cookies.ts'

/** What the server is asked to keep. */
export interface ConsentPreference {
  consent: ConsentChoice
  policyRevision?: string
}

export interface ConsentDeps {
  /** `document.cookie`. */
  cookies: { read: () => string; write: (cookie: string) => void }
  /** The page came over https. */
  secure: boolean
  /** The browser's Global Privacy Control: it counts as `reject` where nothing was chosen. */
  globalPrivacyControl: boolean
  /** Has the server set the same cookies. Rejects when that failed. */
  save: (preference: ConsentPreference) => Promise<void>
  /** Calls back when cookies may have changed elsewhere: in another tab, or while the page was asleep. Returns what ends it. */
  watch: (onChange: () => void) => () => void
}

/** The visitor's choice about analytics: the cookie and nothing else decides, read anew each time. */
export interface Consent {
  choice(): ConsentChoice | null
  isGranted(): boolean
  /** Whether the question stands on the page, which knows the policy in this revision. */
  isAsking(policyRevision: string | null): boolean
  /** Whether the visitor opened the question again. */
  isReopened(): boolean
  reopen(): void
  /** Leaves things as they are after {@link reopen}. */
  dismiss(): void
  choose(choice: ConsentChoice, policyRevision: string | null): void
  /** Calls back after every change of the choice or of the question; returns what ends it. */
  subscribe(listener: () => void): () => void
}

export function createConsent({ cookies, secure, globalPrivacyControl, save, watch }: ConsentDeps): Consent {
  const listeners = new Set<() => void>()
  let reopened = false
  // Where cookies are forbidden the question is answered for this page all the same.
  let answered = false
  let saved: Promise<void> = Promise.resolve()
  let latest: ConsentPreference | null = null
  let unwatch: (() => void) | undefined

  const choice = () => consentOf(cookies.read())
  const notify = () => listeners.forEach((listener) => void listener())
  const setReopened = (value: boolean) => {
    reopened = value
    notify()
  }

  /** One after the other and the newest last: answers that overtake each other would leave an old choice in the cookie. */
  function confirm(preference: ConsentPreference): void {
    latest = preference
    saved = saved.then(async () => {
      if (latest !== preference) return
      await save(preference).catch(() => {
        // The cookies that the script has set hold.
      })
      // The answer to an older request came late, or was the newest itself: the cookie says what was chosen last.
      if (latest !== preference && latest && choice() !== latest.consent) writeCookies(latest)
    })
  }

  function writeCookies({ consent, policyRevision }: ConsentPreference): void {
    cookies.write(preferenceCookie(CONSENT_COOKIE, consent, secure))
    if (policyRevision) cookies.write(preferenceCookie(POLICY_COOKIE, policyRevision, secure))
  }

  /** The policy changed after the choice: it still decides, and the question is asked once more. */
  function isOutdated(policyRevision: string | null): boolean {
    const agreed = policyRevisionOf(cookies.read())
    return agreed !== null && policyRevision !== null && agreed !== policyRevision
  }

  return {
    choice,
    isGranted: () => choice() === 'accept',
    isAsking(policyRevision) {
      if (reopened) return true
      if (answered) return false
      return choice() === null ? !globalPrivacyControl : isOutdated(policyRevision)
    },
    isReopened: () => reopened,
    reopen: () => setReopened(true),
    dismiss: () => setReopened(false),
    choose(consent, policyRevision) {
      const preference = { consent, ...(policyRevision ? { policyRevision } : {}) }
      // By script at once, so that a withdrawal holds from this moment on; by the server for as long as browsers allow.
      writeCookies(preference)
      answered = true
      setReopened(false)
      confirm(preference)
    },
    subscribe(listener) {
      listeners.add(listener)
      unwatch ??= watch(notify)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        unwatch?.()
        unwatch = undefined
      }
    },
  }
}
