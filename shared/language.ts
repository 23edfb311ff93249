import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from './config.ts'
import { cookieValue } from './cookies.ts'

/** Name of the cookie and of the local storage key that hold the visitor's choice (specification 9). */
export const LANGUAGE_KEY = 'i18nextLng'

/** The supported language that a tag stands for (`de-AT` is `de`), or null for anything else that may be stored or sent. */
export function supportedLanguage(tag: string | null | undefined): Language | null {
  const base = /^([a-z]{2})(?:[-_][a-z0-9-]*)?$/i.exec((tag ?? '').trim().slice(0, 35))?.[1]?.toLowerCase()
  return LANGUAGES.find((language) => language === base) ?? null
}

/** Splits `/de/events` into `de` and `/events`; `/en` is no prefix, since English lives at the bare address. */
export function splitLanguage(pathname: string): { prefix: Language | null; path: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(pathname) ?? []
  const prefix = LANGUAGES.find((language) => language === first && language !== FALLBACK_LANGUAGE) ?? null
  return prefix ? { prefix, path: rest || '/' } : { prefix: null, path: pathname }
}

/** Path of a page in a language: prefixed for all but English. */
export function localizedPath(path: string, language: Language): string {
  if (language === FALLBACK_LANGUAGE) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

function acceptedLanguage(header: string): Language | null {
  const wanted = header
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.split(';').map((text) => text.trim())
      const quality = Number(options.find((option) => option.startsWith('q='))?.slice(2) ?? 1)
      return { language: supportedLanguage(tag), quality: Number.isFinite(quality) ? quality : 0 }
    })
    .filter(({ quality }) => quality > 0)
  return wanted.toSorted((a, b) => b.quality - a.quality).find(({ language }) => language)?.language ?? null
}

/** The language of a page: its prefix, else the stored choice, else what the browser accepts, else English. */
export function negotiateLanguage(asked: { pathname: string; cookie?: string | null; acceptLanguage?: string | null }): Language {
  return (
    splitLanguage(asked.pathname).prefix ??
    supportedLanguage(cookieValue(asked.cookie, LANGUAGE_KEY)) ??
    acceptedLanguage(asked.acceptLanguage ?? '') ??
    FALLBACK_LANGUAGE
  )
}
