import { matchRoutes, type RouteObject } from 'react-router-dom'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#shared/config.ts'
import { localizedPath, splitLanguage } from '#shared/language.ts'

/** An address as it was asked for. */
export interface Address {
  prefix: Language | null
  /** Path of the page without its language prefix, as it was written. */
  path: string
  /** Path to which this one redirects, or null when it is canonical already. */
  canonical: string | null
  /** All in lower case, for when `canonical` names no content: only a document's id may hold capitals. */
  lowerCase: string
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A malformed escape stays as it is and matches no page.
    return segment
  }
}

const encode = (segment: string) => encodeURIComponent(segment).replaceAll('%26', '&')

/** Route patterns are lower case; only a parameter keeps its case, since it may be a document's id. */
function ownCase(routes: RouteObject[], segments: readonly string[]): string[] {
  const matches = matchRoutes(routes, `/${segments.map(encodeURIComponent).join('/')}`)
  const pattern = (matches?.at(-1)?.route.path ?? '').split('/').filter(Boolean)
  return segments.map((segment, index) => (pattern[index]?.startsWith(':') ? segment : segment.toLowerCase()))
}

/**
 * Reads the address of a page. Canonical is: no `/en`, no slash at the end, no empty segment, lower case. The query is none of its
 * business.
 */
export function readAddress(pathname: string, routes: RouteObject[]): Address {
  const raw = pathname.split('/').filter((segment) => segment !== '')
  const first = raw[0]?.toLowerCase()
  const language = LANGUAGES.find((known) => known === first) ?? null
  const rest = language ? raw.slice(1) : raw
  const prefix = language === FALLBACK_LANGUAGE ? null : language
  const segments = rest.map(decode)
  const join = (parts: readonly string[]) => localizedPath(`/${parts.join('/')}`, prefix ?? FALLBACK_LANGUAGE)
  const kept = ownCase(routes, segments)
  // Segments that are right already stay byte for byte: `%26` answers as it is.
  const canonical = join(kept.map((segment, index) => (segment === segments[index] ? (rest[index] ?? '') : encode(segment))))
  const lowerCase = join(segments.map((segment) => encode(segment.toLowerCase())))
  const written = splitLanguage(pathname)
  return { prefix: written.prefix, path: written.path, canonical: canonical === pathname ? null : canonical, lowerCase }
}
