import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { createPlainImages } from '#lake/assets/plain-images.ts'
import { createLake, type Lake } from '#lake/lake.ts'
import { createMemoryStorage } from '#lake/storage/memory.ts'
import { createMemoryBlobs } from '#lake/storage/memory-blobs.ts'
import { createApp } from '#server/app.ts'
import { createCmsClients } from '#server/cms/clients.ts'
import type { MailWorker } from '#server/mail/mail-worker.ts'
import type { Message, SendMail } from '#server/mail/message.ts'
import type { Delivery } from '#server/outbox/delivery.ts'
import { type FileOutbox, openFileOutbox } from '#server/outbox/file-outbox.ts'
import { type Listener, listen } from '#server/process/listener.ts'
import type { Health } from '#server/routes/health.ts'
import { createPages } from '#server/routes/pages.ts'
import { createServices } from '#server/services.ts'
import type { Site } from '#server/site/site.ts'
import type { PublicConfig } from '#shared/config.ts'
import { createPostedSite } from './posted-site.ts'

const ADMIN_TOKEN = 'token-of-the-test-administrator'
const SECRET = 'a-secret-of-tests-that-is-32-characters-long'

export interface TestServerOptions {
  /** Epoch milliseconds; stays there until `clock.now` is set. */
  now?: number
  rateLimit?: number
  minFillTime?: number
  trustProxy?: number
  publicUrl?: string
  allowsSignInWithoutAccount?: boolean
  /** Documents that are in the CMS from the start. */
  documents?: readonly { _id: string; _type: string; [field: string]: unknown }[]
  sendMail?: SendMail
  /** Pages and files; by default a page that tells what was posted, as JSON. */
  site?: (deps: { config: PublicConfig; cmsFetch: typeof fetch }) => Site | Promise<Site>
}

export interface TestServer {
  config: PublicConfig
  app: ReturnType<typeof createApp>
  lake: Lake
  /** Sees and writes everything. */
  admin: SanityClient
  /** Sees what a visitor sees. */
  anonymous: SanityClient
  clock: { now: number }
  /** While true, every request to the CMS fails as it does when nothing answers. */
  cms: { isDown: boolean }
  outbox: FileOutbox
  outboxFolder: string
  delivery: Delivery
  mail: MailWorker
  /** Mails that went out, unless the test has a transport of its own. */
  sent: Message[]
  health: Health
  /** Keeps the published copy that forms are checked against while the CMS is away. */
  refreshCopy(): Promise<void>
  /** Errors that the operator would read; a test that expects some empties it. */
  errors: unknown[]
  request(path: string, init?: RequestInit & { remoteAddress?: string }): Promise<Response>
  post(collection: string, body: unknown, init?: RequestInit & { remoteAddress?: string }): Promise<Response>
  /** Opens a port of the system's choice for a browser. */
  listen(): Promise<Listener>
  close(): Promise<void>
}

function createTestLake(config: PublicConfig, clock: { now: number }, errors: unknown[]): Lake {
  return createLake({
    storage: createMemoryStorage(),
    blobs: createMemoryBlobs(),
    images: createPlainImages(),
    clock: () => clock.now,
    onError: (error) => errors.push(error),
    config: {
      projectId: config.projectId,
      datasets: [{ name: config.dataset, aclMode: 'public' }],
      publicUrl: config.publicUrl,
      allowOrigin: (origin) => origin === config.publicUrl,
      tokens: [
        { token: ADMIN_TOKEN, identity: { id: 'p-server', name: 'Server', email: 'server@example.test', role: 'administrator' } },
      ],
    },
  })
}

/** The server as the product puts it together, with clock, lake, limits and pages from the test. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const listener = await listen({ host: '127.0.0.1', port: 0, tls: null })
  const publicUrl = options.publicUrl ?? `http://127.0.0.1:${listener.port}`
  const config = {
    projectId: 'local',
    dataset: 'production',
    apiHost: publicUrl,
    useProjectHostname: false,
    publicUrl,
    analyticsId: null,
  }
  const clock = { now: options.now ?? Date.UTC(2026, 5, 1, 12) }
  const cms = { isDown: false }
  const errors: unknown[] = []
  const lake = createTestLake(config, clock, errors)
  const cmsFetch = async (request: Request) => {
    if (cms.isDown) throw new TypeError('fetch failed')
    return lake.fetch(request)
  }
  const direct = createCmsClients({ config, token: ADMIN_TOKEN, fetch: (request) => lake.fetch(request) })
  const folder = await mkdtemp(path.join(tmpdir(), 'server-'))
  const outboxFolder = path.join(folder, 'outbox')
  const outbox = await openFileOutbox(outboxFolder)
  const sent: Message[] = []
  const services = createServices({
    config,
    token: ADMIN_TOKEN,
    cmsFetch,
    secret: SECRET,
    outbox,
    publishedFile: path.join(folder, 'published.json'),
    rateLimit: options.rateLimit ?? 1_000,
    minFillTime: options.minFillTime ?? 2_000,
    sendMail: options.sendMail ?? (async (message) => void sent.push(message)),
    now: () => clock.now,
    onError: (error) => errors.push(error),
  })
  const { submissions, brochures, unsubscribe, delivery, mail, catalogue } = services
  const onError = (error: unknown) => errors.push(error)
  const site = await (options.site ?? createPostedSite)({ config, cmsFetch: (input, init) => cmsFetch(new Request(input, init)) })
  const health: Health = { phase: 'ready', parts: {} }
  const app = createApp({
    config,
    port: listener.port,
    trustProxy: options.trustProxy ?? 0,
    allowsSignInWithoutAccount: options.allowsSignInWithoutAccount ?? false,
    lake,
    submissions,
    brochures,
    unsubscribe,
    searchEngines: services.searchEngines,
    pages: createPages({ respond: site.rendering.respond, submissions }),
    site,
    health,
    onError,
  })
  for (const document of options.documents ?? []) await direct.writer.createOrReplace(document)

  const request: TestServer['request'] = async (address, { remoteAddress = '127.0.0.1', ...init } = {}) =>
    app.request(new URL(address, publicUrl).href, init, { remoteAddress })

  return {
    config,
    app,
    lake,
    admin: direct.writer.withConfig({ perspective: 'raw' }),
    anonymous: direct.reader,
    clock,
    cms,
    outbox,
    outboxFolder,
    delivery,
    mail,
    sent,
    health,
    refreshCopy: () => catalogue.refresh(),
    errors,
    request,
    post: (collection, body, init = {}) =>
      request(`/api/${collection}`, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...init,
        headers: { 'Content-Type': 'application/json', ...init.headers },
      }),
    async listen() {
      listener.serve((incoming, info) => app.fetch(incoming, info))
      return listener
    },
    async close() {
      await delivery.stop(1_000)
      await mail.stop()
      lake.close()
      await site.close()
      await listener.stop(100)
      await rm(folder, { recursive: true, force: true })
      if (errors.length > 0) throw errors[0]
    },
  }
}
