import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Lake } from '#lake/lake.ts'
import type { PublicConfig } from '#shared/config.ts'
import type { Collection } from '#shared/forms/form.ts'
import { type Brochures, formPage } from './brochures/brochures.ts'
import { clientAddress, rateLimitKey } from './middleware/client-address.ts'
import { compression } from './middleware/compression.ts'
import { createHosts, isAtTheMachine } from './middleware/hosts.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import type { Unsubscribe } from './newsletter/unsubscribe.ts'
import { unsubscribeResponse } from './newsletter/unsubscribe-route.ts'
import { type Health, healthResponse } from './routes/health.ts'
import type { Pages } from './routes/pages.ts'
import { preferences } from './routes/preferences.ts'
import type { SearchEngines } from './seo/search-engines.ts'
import type { Site } from './site/site.ts'
import { outcomeResponse } from './submissions/outcome.ts'
import type { Submissions } from './submissions/submissions.ts'

export interface AppDeps {
  config: PublicConfig
  /** The port that the server listens on. */
  port: number
  /** Proxies whose `X-Forwarded-For` entries count. */
  trustProxy: number
  /** Whether a caller at the machine itself may sign in without an account. */
  allowsSignInWithoutAccount: boolean
  /** Absent in hosted mode. */
  lake: Lake | null
  submissions: Submissions
  brochures: Brochures
  unsubscribe: Unsubscribe
  searchEngines: SearchEngines
  pages: Pages
  site: Pick<Site, 'files' | 'studio'>
  health: Health
  onError: (error: unknown, request: Request) => void
}

/** What the HTTP server hands over beside the request; absent when a test calls the app itself. */
export interface Bindings {
  remoteAddress?: string
}

type AppContext = Context<{ Bindings: Bindings }>

const COLLECTIONS: readonly Collection[] = [
  'event-registrations',
  'webinar-requests',
  'demo-requests',
  'brochure-downloads',
  'newsletter-subscriptions',
]

const IMMUTABLE = 'public, max-age=31536000, immutable'
const notFound = () => Response.json({ error: 'notFound' }, { status: 404, headers: { 'Cache-Control': 'no-store' } })

/** Everything that the process answers, in the order in which it is tried. */
export function createApp(deps: AppDeps) {
  const { config, lake, submissions, brochures, pages, health, site } = deps
  const app = new Hono<{ Bindings: Bindings }>()
  const hosts = createHosts(deps.port, config.publicUrl)
  const addressOf = (c: AppContext) =>
    clientAddress(c.env?.remoteAddress ?? '127.0.0.1', c.req.header('X-Forwarded-For') ?? null, deps.trustProxy)

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    deps.onError(error, c.req.raw)
    return Response.json({ error: 'internal' }, { status: 500, headers: { 'Cache-Control': 'no-store' } })
  })
  app.notFound(notFound)

  app.use(securityHeaders(config.publicUrl))
  // Load balancers ask by address, so this answers to any host name.
  app.get('/api/health', () => healthResponse(health))
  app.use(async (c, next) => {
    if (!hosts.isKnown(new URL(c.req.url).host))
      throw new HTTPException(421, { message: 'This server does not answer to that host name.' })
    await next()
  })
  app.use(compression())

  if (lake !== null) {
    app.use(async (c, next) => {
      const url = new URL(c.req.url)
      if (!lake.owns(url.pathname)) return next()
      const remoteAddress = c.env?.remoteAddress ?? '127.0.0.1'
      const atTheMachine = isAtTheMachine({ host: url.host, headers: c.req.raw.headers, remoteAddress }, hosts)
      c.res = await lake.fetch(c.req.raw, {
        remoteAddress: addressOf(c),
        signInWithoutAccount: deps.allowsSignInWithoutAccount && atTheMachine,
      })
    })
  }

  // Whoever filled in the form of a brochure is not asked again for a while; it comes from the API or from the page itself.
  const rememberVisitor: MiddlewareHandler = async (c, next) => {
    await next()
    if (c.req.method !== 'POST') return
    // At the page the newsletter is posted too, and what is refused is shown there again: the way to the file tells what was taken.
    const leadsToFile = c.res.headers.get('Location')?.startsWith('/api/brochures/') ?? false
    if (c.req.path.startsWith('/api/') ? c.res.ok : leadsToFile) c.res.headers.append('Set-Cookie', await brochures.cookie())
  }
  app.use('/api/brochure-downloads', rememberVisitor)
  app.use('/brochures', rememberVisitor)
  app.use('/:language{de|hi|ja}/brochures', rememberVisitor)
  for (const collection of COLLECTIONS) {
    app.post(`/api/${collection}`, (c) => submissions.post(collection, c.req.raw, rateLimitKey(addressOf(c))))
  }
  app.get('/api/brochures/:id', (c) => brochures.open(c.req.param('id'), c.req.raw))
  app.get('/api/brochures/:id/file', async (c) => {
    const file = await brochures.file(c.req.param('id'), c.req.raw).catch((error) => {
      deps.onError(error, c.req.raw)
      throw new HTTPException(503, { res: outcomeResponse({ status: 503, error: 'unavailable' }) })
    })
    return file ?? pages.forbidden(formPage(c.req.raw, config.publicUrl), c.req.raw)
  })
  app.get('/api/availability/:kind{event|webinar}/:urlId', async (c) => {
    const kind = c.req.param('kind') === 'webinar' ? 'webinar' : 'event'
    const availability = await submissions.availability(kind, c.req.param('urlId')).catch((error) => {
      deps.onError(error, c.req.raw)
      throw new HTTPException(503, { res: outcomeResponse({ status: 503, error: 'unavailable' }) })
    })
    return availability === null ? notFound() : Response.json(availability, { headers: { 'Cache-Control': 'no-store' } })
  })
  app.on(['GET', 'POST'], '/api/newsletter/unsubscribe', (c) => unsubscribeResponse(c.req.raw, deps.unsubscribe, deps.onError))
  app.post('/api/preferences', (c) => preferences(c.req.raw, config.publicUrl))
  app.all('/api/*', notFound)

  app.get('/robots.txt', () => deps.searchEngines.robots())
  app.get('/:file{sitemap(-\\d+)?\\.xml}', async (c) => {
    const sitemap = await deps.searchEngines.sitemap(c.req.path).catch((error) => {
      deps.onError(error, c.req.raw)
      throw new HTTPException(503, { res: outcomeResponse({ status: 503, error: 'unavailable' }) })
    })
    return sitemap ?? notFound()
  })

  app.get('/studio', async (c) => (await site.studio(c.req.raw)) ?? notFound())
  app.get('/studio/*', async (c) => (await site.studio(c.req.raw)) ?? notFound())
  app.get('/assets/*', async (c) => (await site.files.respond(c.req.path, c.req.raw, IMMUTABLE)) ?? notFound())
  app.get('*', async (c, next) => (await site.files.respond(c.req.path, c.req.raw, 'public, max-age=3600')) ?? next())
  app.get('*', (c) => pages.show(c.req.raw))
  app.post('*', (c) => pages.post(c.req.raw, rateLimitKey(addressOf(c))))
  app.all('*', () => new Response(null, { status: 405, headers: { Allow: 'GET, HEAD, POST' } }))
  return app
}
