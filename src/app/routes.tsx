import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { type LoaderDeps, loadQuery } from '#src/cms/loading.ts'
import { siteQuery } from '#src/cms/site.query.ts'
import { ErrorPage } from './error-page.tsx'
import { importPage } from './import-page.ts'
import { FailedFrame, RootLayout } from './root-layout.tsx'

/** The first page comes rendered: nothing stands in for it. */
const Nothing = () => null

/** What the door of a page's folder exports. */
export interface PageModule {
  Component: ComponentType
  createLoader?: (deps: LoaderDeps) => LoaderFunction
}

/**
 * The routes of the site, made anew for every request in the server and once in the browser. The id of a page's route is the source path
 * of its module, which is also its key in the build's manifest.
 */
export function createRoutes(deps: LoaderDeps): RouteObject[] {
  const page = (folder: string, load: () => Promise<PageModule>): Pick<RouteObject, 'id' | 'lazy'> => ({
    id: `src/pages/${folder}/index.ts`,
    lazy: async () => {
      const { Component, createLoader } = await importPage(load)
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
            { path: paths.home, ...page('home', () => import('#src/pages/home/index.ts')) },
            { path: paths.events, ...page('events', () => import('#src/pages/events/index.ts')) },
            { path: paths.event, ...page('event', () => import('#src/pages/event/index.ts')) },
            { path: paths.registerEvent, ...page('register-event', () => import('#src/pages/register-event/index.ts')) },
            { path: paths.landing, ...page('landing', () => import('#src/pages/landing/index.ts')) },
            { path: '*', ...page('not-found', () => import('#src/pages/not-found/index.ts')) },
          ],
        },
      ],
    },
  ]
}
