import type { QueryClient } from '@tanstack/react-query'
import { renderToReadableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import type { Language } from '#shared/config.ts'
import { type Cms, CmsError, createCms } from '#src/cms/cms.ts'
import { createI18n, type I18n } from '#src/i18n/create-i18n.ts'
import { type Address, readAddress } from './canonical-address.ts'
import { createQueryClient } from './create-query-client.ts'
import { completeDocument } from './document.ts'
import { type PageState, timelessQueries } from './page-state.ts'
import { AppProviders } from './providers.tsx'
import { readablePath } from './readable-path.ts'
import type { CreateRenderer, PostedForm, RenderedPage, RendererDeps } from './renderer.ts'
import { createRoutes } from './routes.tsx'
import { nextBoundary } from './valid-until.ts'

/** Milliseconds for which the page that says "not available" may be kept. */
const UNAVAILABLE_FOR = 1_000

interface Page {
  deps: RendererDeps
  cms: Cms
  queryClient: QueryClient
  i18n: I18n
  language: Language
  posted: PostedForm | null
}

/** Errors travel as plain data: status and nothing else. Anything that is neither a status nor the CMS's silence is a fault, and flies. */
function plainErrors(context: StaticHandlerContext): StaticHandlerContext['errors'] {
  if (!context.errors) return null
  return Object.fromEntries(
    Object.entries(context.errors).map(([id, error]) => {
      const status = isRouteErrorResponse(error) ? error.status : error instanceof CmsError ? 503 : null
      if (status === null) throw error
      return [id, { status, statusText: '', internal: false, data: null }]
    }),
  )
}

async function renderHtml(page: Page, dataRoutes: Parameters<typeof createStaticRouter>[0], context: StaticHandlerContext) {
  const { deps, cms, queryClient, i18n, language, posted } = page
  const year = new Date(deps.now()).getUTCFullYear()
  const failures: unknown[] = []
  const stream = await renderToReadableStream(
    <html lang={language} dir={i18n.dir(language)}>
      <body>
        <div id="root">
          <AppProviders cms={cms} queryClient={queryClient} i18n={i18n} year={year} posted={posted}>
            <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
          </AppProviders>
        </div>
      </body>
    </html>,
    // One piece: React's stream would write inline scripts, which the content security policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  )
  await stream.allReady
  const rendered = await new Response(stream).text()
  if (failures.length > 0) throw failures[0]
  const ids = context.matches.map(({ route }) => route.id.split('?')[0] ?? '').filter((id) => id.startsWith('src/'))
  const { loaderData, actionData, errors } = context
  const state: PageState = {
    config: deps.config,
    year,
    posted,
    router: { loaderData, actionData, errors },
    queries: timelessQueries(queryClient),
  }
  return completeDocument(rendered, deps.assetsFor(ids, language), state)
}

/** A page that was read in full is shown, also when the CMS went silent before saying how long it holds. */
const soon = (deps: RendererDeps) => (error: unknown) => {
  if (!(error instanceof CmsError)) throw error
  return deps.now() + UNAVAILABLE_FOR
}

const moved = (status: number, location: string, language: Language, syncTags: string[]): RenderedPage => ({
  status,
  headers: { Location: location, 'Content-Language': language },
  html: '',
  syncTags,
  validUntil: null,
})

/** The renderer of the site's pages; see renderer.ts for what goes in and out. */
export const createRenderer: CreateRenderer = (deps) => {
  const instances = new Map<Language, Promise<I18n>>()
  const speak = (language: Language) => {
    const known = instances.get(language) ?? createI18n({ language })
    instances.set(language, known)
    return known
  }
  return async (request, { language, posted = null }) => {
    const tags = new Set<string>()
    const cms = createCms({
      config: deps.config,
      now: deps.now,
      fetch: deps.cmsFetch,
      onSyncTags: (found) => found.forEach((tag) => void tags.add(tag)),
    })
    const queryClient = createQueryClient({ retry: 0 })
    const url = new URL(request.url)
    url.pathname = readablePath(url.pathname)
    const routes = createRoutes({ cms, queryClient })
    const address: Address = readAddress(url.pathname, routes)
    const handler = createStaticHandler(routes, { basename: address.prefix ? `/${address.prefix}` : '/' })
    if (address.canonical && posted === null) {
      return moved(301, await redirectTarget(address, url, handler.query), language, [...tags])
    }
    const context = await handler.query(new Request(url))
    if (context instanceof Response) return moved(context.status, context.headers.get('Location') ?? '/', language, [...tags])
    context.errors = plainErrors(context)
    const status = context.statusCode === 500 ? 503 : (posted?.status ?? context.statusCode)
    const page: Page = { deps, cms, queryClient, i18n: await speak(language), language, posted }
    const html = await renderHtml(page, handler.dataRoutes, context)
    const validUntil = status === 503 ? deps.now() + UNAVAILABLE_FOR : await nextBoundary(cms).catch(soon(deps))
    return { status, headers: { 'Content-Language': language }, html, syncTags: [...tags], validUntil }
  }
}

/** Where a wrongly written address leads in one step: capitals are kept only where they name a document. */
async function redirectTarget(
  address: Address,
  url: URL,
  query: (request: Request) => Promise<StaticHandlerContext | Response>,
): Promise<string> {
  const canonical = address.canonical ?? url.pathname
  if (canonical === address.lowerCase) return canonical + url.search
  const found = await query(new Request(new URL(canonical, url)))
  const missing = !(found instanceof Response) && found.statusCode === 404
  return (missing ? address.lowerCase : canonical) + url.search
}
