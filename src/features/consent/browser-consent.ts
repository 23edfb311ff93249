import { type Consent, createConsent } from './consent.ts'

/** The signal of Global Privacy Control, which not every browser has (its proposal, section 3.2). */
const hasPrivacyControl = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** Cookies tell of changes where the Cookie Store API is there; elsewhere a page looks again when it comes back into view. */
function watchCookies(onChange: () => void): () => void {
  const store = 'cookieStore' in window && window.cookieStore instanceof EventTarget ? window.cookieStore : null
  store?.addEventListener('change', onChange)
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('pageshow', onChange)
  return () => {
    store?.removeEventListener('change', onChange)
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('pageshow', onChange)
  }
}

/** The choice of the visitor of this browser, kept in its cookies and confirmed by the server. */
export function createBrowserConsent(): Consent {
  return createConsent({
    cookies: {
      read: () => document.cookie,
      write: (cookie) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and the choice must hold at once
        document.cookie = cookie
      },
    },
    secure: location.protocol === 'https:',
    globalPrivacyControl: hasPrivacyControl(),
    save: async (preference) => {
      const response = await fetch('/api/preferences', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(preference),
        keepalive: true,
      })
      if (!response.ok) throw new Error(`The preferences were refused with ${response.status}`)
    },
    watch: watchCookies,
  })
}
