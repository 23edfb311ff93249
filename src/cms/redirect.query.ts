import { queryOptions } from '@tanstack/react-query'
import { defineQuery } from 'groq'
import { splitLanguage } from '#shared/language.ts'
import { isLinkTarget, isWebAddress } from '#shared/link-target.ts'
import type { Cms } from './cms.ts'

const REDIRECT_QUERY = defineQuery(
  `*[_type == "redirect" && lower(from) in [$path, $path + "/"]] | order(_id) [0] {from, to, permanent}`,
)

/** Path as editors write it: decoded, lower case, without a language prefix or a trailing slash. */
function plainPath(pathname: string): string {
  const { path } = splitLanguage(pathname)
  const trimmed = path.replace(/\/+$/, '') || '/'
  try {
    return decodeURIComponent(trimmed).toLowerCase()
  } catch {
    // A malformed escape is part of no address that an editor could write.
    return trimmed.toLowerCase()
  }
}

/** Browsers give up after as many redirects. */
const MOST_STEPS = 20

interface Move {
  to: string
  permanent: boolean
  /** Where it leads within this site, as {@link plainPath} reads it; null for another site. */
  next: string | null
}

/** A move with its target in ASCII, as a `Location` header takes it; null when the target is no page on the web. */
function readMove(to: string | null, permanent: boolean | null, publicUrl: string): Move | null {
  if (!to || !isLinkTarget(to) || !(to.startsWith('/') || isWebAddress(to))) return null
  const site = new URL(publicUrl || 'http://localhost')
  const url = new URL(to, site)
  // Dots in the path can leave two slashes in front, which a browser would read as a host.
  if (url.pathname.startsWith('//')) return null
  return {
    to: to.startsWith('/') ? url.pathname + url.search + url.hash : url.href,
    permanent: permanent !== false,
    next: url.origin === site.origin ? plainPath(url.pathname) : null,
  }
}

/** The move that an editor made for an address, or null: also when it leads nowhere, or round in a circle. */
export function redirectQuery(cms: Cms, pathname: string) {
  const start = plainPath(pathname)
  const lookUp = async (path: string) => {
    const found = await cms.fetch(REDIRECT_QUERY, { path })
    return found && readMove(found.to, found.permanent, cms.config.publicUrl)
  }
  return queryOptions({
    queryKey: ['redirect', start],
    queryFn: async () => {
      const move = await lookUp(start)
      const left = new Set([start])
      for (let at = move?.next ?? null; at !== null; at = (await lookUp(at))?.next ?? null) {
        if (left.has(at) || left.size > MOST_STEPS) return null
        left.add(at)
      }
      return move && { to: move.to, permanent: move.permanent }
    },
  })
}
