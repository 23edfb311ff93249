import type { CustomValidator } from 'sanity'
import { getPublishedId } from 'sanity'
import { API_VERSION } from '#shared/config.ts'
import { checkLinkTarget, type Verdict } from './rules.ts'

export interface Redirect {
  from?: string | undefined
  to?: string | undefined
}

/** Takes the old address of a redirect: a bare path, since the site matches paths only. */
export function checkRedirectSource(from: unknown): Verdict {
  if (typeof from !== 'string' || from === '') return true
  if (!from.startsWith('/') || checkLinkTarget(from) !== true) return 'Start with a slash, for example /old-page.'
  if (/[?#]/.test(from)) return 'Leave out everything from ? or # on: a redirect looks at the path only and keeps the rest.'
  return from !== '/' || 'The home page can’t be moved.'
}

const pathOf = (address: string) => (address.split(/[?#]/)[0] ?? '').replace(/(.)\/+$/, '$1').toLowerCase()

/** Follows `redirect` through the others. Says where the walk returns to its start, or that another redirect has the same source. */
export function checkRedirectLoop(redirect: Redirect, others: readonly Redirect[]): Verdict {
  if (!redirect.from || !redirect.to) return true
  const start = pathOf(redirect.from)
  const next = new Map(others.map(({ from, to }) => [pathOf(from ?? ''), pathOf(to ?? '')]))
  if (next.has(start)) return `Another redirect already starts at ${redirect.from}.`
  const steps = new Set<string>()
  for (let at: string | undefined = pathOf(redirect.to); at !== undefined && !steps.has(at); at = next.get(at)) {
    if (at === start) return 'This redirect leads back to where it starts.'
    steps.add(at)
  }
  return true
}

/** The loop check against every other redirect, drafts included, as a Sanity validator of the document. */
export const noRedirectLoop: CustomValidator<string | undefined> = async (_value, context) => {
  const { document } = context
  if (!document) return true
  const client = context.getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'drafts' })
  const others = await client.fetch<Redirect[]>('*[_type == "redirect" && _id != $own]{from, to}', {
    own: getPublishedId(document._id),
  })
  return checkRedirectLoop({ from: document.from as string | undefined, to: document.to as string | undefined }, others)
}
