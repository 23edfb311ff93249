import type { ComponentType } from 'react'
import { type LoaderFunction, type RouteObject, redirect } from 'react-router-dom'
import { LEGAL_SLUGS, OFFERING_SLUGS, offeringPath, paths } from '#shared/paths.ts'
import { type LoaderDeps, loadQuery } from '#src/cms/loading.ts'
import { siteQuery } from '#src/cms/site.query.ts'
import { importPart } from '#src/lib/import-part.ts'
import { ErrorPage } from './error-page.tsx'
import { FailedFrame, RootLayout } from './root-layout.tsx'

/** The first page comes rendered: nothing stands in for it. */
const Nothing = () => null

/** What the door of a page's folder exports. */
interface PageModule {
  Component: ComponentType
  createLoader?: (deps: LoaderDeps) => LoaderFunction
}

/**
 * The routes of the site, made anew for every request in the server and once in the browser. The id of a page's route is the source path
 * of its module, which is also its key in the build's manifest.
 */
export function createRoutes(deps: LoaderDeps): RouteObject[] {
  const page = (path: string, folder: string, load: () => Promise<PageModule>): RouteObject => ({
    path,
    // One page may stand at several addresses, but ids are unique: what follows the question mark is no part of the module's path.
    id: `src/pages/${folder}/index.ts?${path}`,
    lazy: async () => {
      const { Component, createLoader } = await importPart(load)
      return { Component, ...(createLoader && { loader: createLoader(deps) }) }
    },
  })
  return [
    {
      id: 'root',
      Component: RootLayout,
      ErrorBoundary: FailedFrame,
      HydrateFallback: Nothing,
      loader: async () => {
        await loadQuery(deps, siteQuery(deps.cms))
        return null
      },
      children: [
        {
          id: 'pages',
          ErrorBoundary: ErrorPage,
          children: [
            page(paths.home, 'home', () => import('#src/pages/home/index.ts')),
            page(paths.about, 'about', () => import('#src/pages/about/index.ts')),
            page(paths.contact, 'contact', () => import('#src/pages/contact/index.ts')),
            page(paths.brochures, 'brochures', () => import('#src/pages/brochures/index.ts')),
            page(paths.events, 'events', () => import('#src/pages/events/index.ts')),
            page(paths.event, 'event', () => import('#src/pages/event/index.ts')),
            page(paths.registerEvent, 'register-event', () => import('#src/pages/register-event/index.ts')),
            { path: paths.registrations, Component: Nothing, loader: () => redirect(paths.events, 301) },
            page(paths.registrationPage, 'open-registrations', () => import('#src/pages/open-registrations/index.ts')),
            page(paths.webinarRegistrations, 'open-webinars', () => import('#src/pages/open-webinars/index.ts')),
            page(paths.webinarRegistration, 'register-webinar', () => import('#src/pages/register-webinar/index.ts')),
            page(paths.webinarRecordings, 'recordings', () => import('#src/pages/recordings/index.ts')),
            page(paths.webinarRecording, 'recording', () => import('#src/pages/recording/index.ts')),
            ...OFFERING_SLUGS.map((slug) => page(offeringPath(slug), 'offering', () => import('#src/pages/offering/index.ts'))),
            ...LEGAL_SLUGS.map((slug) => page(`/${slug}`, 'legal', () => import('#src/pages/legal/index.ts'))),
            page(paths.sitemap, 'sitemap', () => import('#src/pages/sitemap/index.ts')),
            ...(import.meta.env.DEV ? [page('/styleguide', 'styleguide', () => import('#src/pages/styleguide/index.ts'))] : []),
            page(paths.landing, 'landing', () => import('#src/pages/landing/index.ts')),
            page('*', 'not-found', () => import('#src/pages/not-found/index.ts')),
          ],
        },
      ],
    },
  ]
}
