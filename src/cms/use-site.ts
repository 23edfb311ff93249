import { useSuspenseQuery } from '@tanstack/react-query'
import { useCms } from './cms-context.ts'
import { siteQuery } from './site.query.ts'

/** Brand and contact block of the site; loaded by the root route. */
export function useSite() {
  return useSuspenseQuery(siteQuery(useCms())).data
}
