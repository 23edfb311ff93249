import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#shared/config.ts'
import { localizedPath } from '#shared/language.ts'

/** A page that search engines may list. */
export interface SitemapPage {
  /** Canonical path without a language prefix, percent-encoded. */
  path: string
  /** ISO 8601; absent for pages that are no document. */
  lastModified?: string
}

/** Most addresses and bytes of one sitemap (sitemaps.org, protocol). */
interface SitemapLimits {
  addresses: number
  bytes: number
}

const SITEMAP_LIMITS: SitemapLimits = { addresses: 50_000, bytes: 50_000_000 }

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const URLSET = `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
const INDEX = `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** The addresses of a page, one a language, each naming all of them. */
function entries({ path, lastModified }: SitemapPage, origin: string): string[] {
  const address = (language: Language) => escapeXml(origin + localizedPath(path, language))
  const alternates = [...LANGUAGES.map((language) => [language, address(language)]), ['x-default', address(FALLBACK_LANGUAGE)]]
  const links = alternates.map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`).join('')
  const modified = lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : ''
  return LANGUAGES.map((language) => `<url><loc>${address(language)}</loc>${modified}${links}</url>\n`)
}

/** Sitemaps with all pages of an origin, each within the limits; at least one. */
export function sitemaps(pages: readonly SitemapPage[], origin: string, limits = SITEMAP_LIMITS): string[] {
  const files: string[][] = [[]]
  let bytes = URLSET.length
  for (const entry of pages.flatMap((page) => entries(page, origin))) {
    // Addresses are percent-encoded and dates plain, so that a character is a byte.
    const full = (files.at(-1)?.length ?? 0) >= limits.addresses || bytes + entry.length + '</urlset>'.length > limits.bytes
    if (full) files.push([])
    bytes = (full ? URLSET.length : bytes) + entry.length
    files.at(-1)?.push(entry)
  }
  return files.map((lines) => `${URLSET}${lines.join('')}</urlset>`)
}

/** The sitemap that names `count` others, `/sitemap-1.xml` and on. */
export function sitemapIndex(count: number, origin: string): string {
  const lines = Array.from({ length: count }, (_, index) => {
    return `<sitemap><loc>${escapeXml(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>\n`
  })
  return `${INDEX}${lines.join('')}</sitemapindex>`
}
