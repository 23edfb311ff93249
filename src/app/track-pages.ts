import type { createBrowserRouter } from 'react-router-dom'
import { splitLanguage } from '#shared/language.ts'
import type { Analytics } from '#src/features/analytics/analytics.ts'
import { pageEvent } from '#src/features/analytics/page-event.ts'

/** What is read of the router. */
export type PageRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/**
 * Tells analytics of every page that is shown: the first one and each change of the path. A search or an anchor on the same page is no new
 * view, and a page that isn't there or failed is none at all. Returns what ends it.
 */
export function trackPages(router: PageRouter, analytics: Pick<Analytics, 'view'>): () => void {
  let shown: string | null = null
  const look = ({ initialized, location, navigation, errors }: PageRouter['state']) => {
    if (!initialized || navigation.state !== 'idle' || location.pathname === shown) return
    shown = location.pathname
    analytics.view(errors ? null : pageEvent(splitLanguage(shown).path))
  }
  look(router.state)
  return router.subscribe(look)
}
