import type { Language } from '#shared/config.ts'
import { preferenceCookie } from '#shared/cookies.ts'
import { LANGUAGE_KEY, supportedLanguage } from '#shared/language.ts'

function storedText(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY)
  } catch {
    // Storage may be forbidden.
    return null
  }
}

/** The visitor's stored choice, or null: anything but a supported language counts as none. */
export const storedLanguage = (): Language | null => supportedLanguage(storedText())

/** Whether storage holds this very language: a `de-AT` of a browser, or junk, is to be written anew. */
export const isStored = (language: Language): boolean => storedText() === language

/** Keeps the choice in local storage, and in a cookie so that the server renders the same language. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // Storage may be forbidden; the cookie may still work.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and must be known before the next page load
  document.cookie = preferenceCookie(LANGUAGE_KEY, language, location.protocol === 'https:')
}

/** Has the server set the same cookie: one that a script sets is kept for seven days only by some browsers. */
export function confirmLanguage(language: Language): void {
  fetch('/api/preferences', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ language }),
    keepalive: true,
  }).catch(() => {
    // The cookie that the script has set holds for now.
  })
}
