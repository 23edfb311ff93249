import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Lake } from '#lake/lake.ts'
import type { PublicConfig } from '#shared/config.ts'
import { createApp } from '../app.ts'
import { dropCompanions } from '../cms/drop-companions.ts'
import { purgeOnPublish } from '../cms/purge-on-publish.ts'
import { isLoopbackHost, type Settings } from '../env.ts'
import { followReleases } from '../mail/follow-releases.ts'
import type { SendMail } from '../mail/message.ts'
import { createFileTransport, createSmtpTransport } from '../mail/transports.ts'
import { createHosts } from '../middleware/hosts.ts'
import { openFileOutbox } from '../outbox/file-outbox.ts'
import { type Health, healthResponse } from '../routes/health.ts'
import { createPages } from '../routes/pages.ts'
import { createServices } from '../services.ts'
import { openBuiltSite } from '../site/built-site.ts'
import type { Site } from '../site/site.ts'
import type { DataFolder } from './data-folder.ts'
import { openEmbeddedLake } from './embedded-lake.ts'
import type { Listener } from './listener.ts'
import { describeError, type Log } from './log.ts'
import { attachPresence } from './presence.ts'

export interface RunningServer {
  origin: string
  /** Lets requests in flight finish, delivers what waits, and closes everything; takes at most about twice `grace` milliseconds. */
  stop(grace: number): Promise<void>
}

export interface RunOptions {
  settings: Settings
  config: PublicConfig
  listener: Listener
  folder: DataFolder
  /** The project's folder. */
  root: string
  /** Serves the sources instead of the build. */
  dev: boolean
  log: Log
}

const newSecret = () => randomBytes(32).toString('base64url')
/** Milliseconds between looks at the published content for the copy on disk. */
const COPY_INTERVAL = 60_000

async function openLakeIfEmbedded({ settings, config, listener, folder, root, log }: RunOptions, adminToken: string) {
  if (settings.mode === 'hosted') return null
  const hosts = createHosts(listener.port, config.publicUrl)
  const allowOrigin = (origin: string) => origin === config.publicUrl || hosts.isLoopback(URL.parse(origin)?.host ?? '')
  const embedded = await openEmbeddedLake(path.join(root, 'content'), { folder, config, adminToken, allowOrigin, log })
  const presence = attachPresence(listener, embedded.lake, hosts.isKnown)
  return { ...embedded, presence }
}

/** SMTP where it is configured, else files for the operator to look at. */
function mailTransport({ settings, config, folder }: RunOptions): SendMail {
  const { hostname } = new URL(config.publicUrl)
  const from = settings.mailFrom ?? `no-reply@${/[a-z]/i.test(hostname) ? hostname : 'localhost'}`
  return settings.smtpUrl ? createSmtpTransport(settings.smtpUrl, from) : createFileTransport(folder.file('mail'), from)
}

async function openSite({ config, root, dev, listener }: RunOptions, lake: Lake | undefined): Promise<Site> {
  const cmsFetch: typeof fetch = lake ? (input, init) => lake.fetch(new Request(input, init)) : fetch
  if (!dev) return openBuiltSite({ config, cmsFetch, root })
  // Vite is a tool of developers, so it is loaded for them alone.
  const { openDevSite } = await import('../site/dev-site.ts')
  return openDevSite({ config, cmsFetch, root, listener })
}

/** Opens everything that the process stores and answers with, and begins to answer. */
export async function runServer(options: RunOptions): Promise<RunningServer> {
  const { settings, config, listener, folder, log } = options
  const health: Health = { phase: 'starting', parts: {} }
  listener.serve((request) => (new URL(request.url).pathname === '/api/health' ? healthResponse(health) : unavailable()))
  const onError = (error: unknown, request?: Request) => log.error(describeError(error, request))
  const token = settings.apiToken ?? folder.secret('admin-token', newSecret)
  const secret = settings.appSecret ?? folder.secret('app-secret', newSecret)
  const embedded = await openLakeIfEmbedded(options, token)
  const outbox = await openFileOutbox(folder.file('outbox'))
  const { rateLimit, minFillTime } = settings
  const services = createServices({
    config,
    token,
    secret,
    outbox,
    rateLimit,
    minFillTime,
    publishedFile: folder.file('published.json'),
    sendMail: mailTransport(options),
    now: Date.now,
    onError,
    // The embedded lake has one process, which the data folder's lock sees to.
    ...(embedded ? { cmsFetch: (request) => embedded.lake.fetch(request), aloneSince: Date.now() } : {}),
  })
  const { catalogue, submissions, delivery, mail, clients } = services
  const site = await openSite(options, embedded?.lake)
  const purging = purgeOnPublish(clients.reader, site.rendering, onError)
  const releases = followReleases(clients.writer, mail.notify, onError)
  const companions = dropCompanions(clients.writer, onError)

  health.parts = {
    cms: async () => ({ state: (await clients.reader.fetch<number>('1')) === 1 ? 'ok' : 'failing' }),
    outbox: () => ({
      state: outbox.refused().length > 0 ? 'failing' : 'ok',
      waiting: outbox.waiting().length,
      refused: outbox.refused().length,
    }),
  }
  const app = createApp({
    config,
    port: listener.port,
    trustProxy: settings.trustProxy,
    allowsSignInWithoutAccount: isLoopbackHost(settings.host) && settings.publicUrl === null && settings.trustProxy === 0,
    lake: embedded?.lake ?? null,
    submissions,
    brochures: services.brochures,
    unsubscribe: services.unsubscribe,
    searchEngines: services.searchEngines,
    pages: createPages({ respond: site.rendering.respond, submissions }),
    site,
    health,
    onError,
  })
  await catalogue.refresh().catch(onError)
  const copyTimer = setInterval(() => catalogue.refresh().catch(onError), COPY_INTERVAL)
  listener.serve((request, info) => app.fetch(request, info))
  health.phase = 'ready'
  delivery.drain().catch(onError)
  mail.run().catch(onError)

  return {
    origin: config.publicUrl,
    async stop(grace) {
      health.phase = 'stopping'
      clearInterval(copyTimer)
      purging.stop()
      releases.stop()
      companions.stop()
      embedded?.presence.close()
      embedded?.lake.close()
      await listener.stop(grace)
      await delivery.stop(grace)
      await mail.stop()
      await site.close()
      await embedded?.close()
      folder.release()
    },
  }
}

const unavailable = () => new Response(null, { status: 503, headers: { 'Retry-After': '1', 'Cache-Control': 'no-store' } })
