import { queryOptions } from '@tanstack/react-query'
import { defineQuery } from 'groq'
import { splitLanguage } from '#shared/language.ts'
import { isLinkTarget } from '#shared/link-target.ts'
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

/** The move that an editor made for an address, or null: also when its target is no address that may be followed. */
export function redirectQuery(cms: Cms, pathname: string) {
  const path = plainPath(pathname)
  return queryOptions({
    queryKey: ['redirect', path],
    queryFn: async () => {
      const found = await cms.fetch(REDIRECT_QUERY, { path })
      if (!found?.to || !isLinkTarget(found.to) || plainPath(found.to) === path) return null
      return { to: found.to, permanent: found.permanent !== false }
    },
  })
}
