import './site.css'
import { hydrate } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { FALLBACK_LANGUAGE, type PublicConfig } from '#shared/config.ts'
import { splitLanguage, supportedLanguage } from '#shared/language.ts'
import { createCms } from '#src/cms/cms.ts'
import { type Analytics, createAnalytics, type DataLayerEvent } from '#src/features/analytics/analytics.ts'
import { createGa4 } from '#src/features/analytics/ga4.ts'
import { createBrowserConsent } from '#src/features/consent/browser-consent.ts'
import type { Consent } from '#src/features/consent/consent.ts'
import { restoreTypedValues } from '#src/features/language/typed-values.ts'
import { createI18n } from '#src/i18n/create-i18n.ts'
import { importPart } from '#src/lib/import-part.ts'
import { createQueryClient } from './create-query-client.ts'
import { arrivedAt, type PageState, STATE_ID } from './page-state.ts'
import { AppProviders } from './providers.tsx'
import { readablePath } from './readable-path.ts'
import { forgetReload, reloadOnce } from './reload-once.ts'
import { createRoutes } from './routes.tsx'
import { trackPages } from './track-pages.ts'
import { offerWebVitals } from './web-vitals.ts'

/** Takes over the page that the server rendered, in the language in which it was rendered. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  const data = document.getElementById(STATE_ID)
  if (!root || !data) throw new Error('The page came without its state')
  // Written by the server that rendered this very page.
  const state = JSON.parse(data.textContent ?? '') as PageState
  const language = supportedLanguage(document.documentElement.lang) ?? FALLBACK_LANGUAGE
  const pathname = readablePath(location.pathname)
  if (pathname !== location.pathname) history.replaceState(history.state, '', pathname + location.search + location.hash)
  const { prefix } = splitLanguage(pathname)
  const basename = prefix ? `/${prefix}` : '/'
  const queryClient = createQueryClient({ retry: 1 })
  hydrate(queryClient, arrivedAt(state.queries, Date.now()))
  const cms = createCms({ config: state.config, now: Date.now })
  const routes = createRoutes({ cms, queryClient })

  // A route that is still lazy at hydration leaves the page on screen twice; its module is there already, preloaded.
  const pages = (matchRoutes(routes, location, basename) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return
    try {
      Object.assign(route, await route.lazy(), { lazy: undefined })
    } catch (error) {
      // The router would wait for it once more.
      route.lazy = () => Promise.reject(error)
      throw error
    }
  })
  const arrival = Promise.all(pages).then(
    () => ({ whole: true, error: undefined }),
    (error: unknown) => ({ whole: false, error }),
  )
  const i18n = await importPart(() => createI18n({ language })).catch((error: unknown) => {
    // Without its texts the page stays as the server wrote it, when a second load doesn't bring them.
    if (!reloadOnce(error)) throw error
    return null
  })
  const { whole, error } = await arrival
  if (!i18n || (!whole && reloadOnce(error))) return
  if (whole) forgetReload()
  const router = createBrowserRouter(routes, { basename, ...(whole && { hydrationData: state.router }) })
  const consent = createBrowserConsent()
  const app = (
    <StrictMode>
      <AppProviders cms={cms} queryClient={queryClient} i18n={i18n} year={state.year} posted={state.posted} consent={consent}>
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>
  )
  restoreTypedValues()
  if (whole) hydrateRoot(root, app)
  // A page without its module can't come alive: what takes its place says so and offers another try.
  else createRoot(root).render(app)
  trackPages(router, startAnalytics(consent, state.config))
  offerWebVitals()
}

function startAnalytics(consent: Consent, { analyticsId }: PublicConfig): Analytics {
  const dataLayer: DataLayerEvent[] = []
  Reflect.set(window, 'dataLayer', dataLayer)
  return createAnalytics({ dataLayer, consent, sink: analyticsId === null ? null : createGa4(analyticsId, window) })
}

void start()
