import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { createClient } from '@sanity/client'
import { discard, type Product, startProduct } from '../support/product.ts'
import { type Submitted, submitMany } from './submit-many.ts'

export interface CrashRun {
  count: number
  connections: number
  /** SIGKILLs, spread over the run. */
  kills: number
}

export interface CrashResult extends Submitted {
  /** Acknowledged ids that the CMS does not hold. */
  lost: string[]
  /** E-mail addresses, one for each id, that more than one document holds. */
  doubled: string[]
  milliseconds: number
}

const LIMITS = { RATE_LIMIT: '1000000' }
const portOf = ({ origin }: Product) => new URL(origin).port

/** A port that is free now; a server behind a public address has to know its own before it starts. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return String(typeof address === 'object' && address ? address.port : 0)
}

async function clientOf(cms: Product) {
  const token = (await readFile(path.join(cms.dataDir, 'admin-token'), 'utf8')).trim()
  const base = { projectId: 'local', dataset: 'production', apiHost: cms.origin, useProjectHostname: false }
  return createClient({ ...base, token, apiVersion: '2025-02-19', perspective: 'raw', useCdn: false })
}

async function openUrlId(cms: Product): Promise<string> {
  const urlId = await (await clientOf(cms)).fetch<string>('*[_type == "event" && registration == "open"][0].urlId.current')
  if (!urlId) throw new Error('The starter content has no event that is always open')
  return urlId
}

async function judge(cms: Product, submitted: Submitted, started: number): Promise<CrashResult> {
  const milliseconds = performance.now() - started
  const stored = await (await clientOf(cms)).fetch<{ id: string; email: string }[]>(
    '*[_type == "eventRegistration"]{"id": _id, "email": companyEmail}',
  )
  const ids = new Set(stored.map(({ id }) => id))
  const seen = new Set<string>()
  const doubled = stored.filter(({ email }) => seen.size === seen.add(email).size).map(({ email }) => email)
  const lost = submitted.acknowledged.filter((id) => !ids.has(`event-registrations.${id}`))
  return { ...submitted, lost, doubled, milliseconds }
}

/** Calls `crash` each time another share of the submissions is acknowledged, one crash after the other. */
function crashAt({ count, kills }: CrashRun, crash: () => Promise<void>) {
  let done = 0
  let underWay = Promise.resolve()
  const onAcknowledged = (total: number) => {
    if (done >= kills || total < ((done + 1) * count) / (kills + 1)) return
    done += 1
    underWay = underWay.then(crash)
  }
  return { onAcknowledged, finished: () => underWay }
}

/** Kills the server, CMS included, again and again while visitors post to it. */
export async function crashTheServer(run: CrashRun): Promise<CrashResult> {
  let product = await startProduct(LIMITS)
  const urlId = await openUrlId(product)
  const { dataDir } = product
  const crashes = crashAt(run, async () => {
    const PORT = portOf(product)
    await product.stop('SIGKILL')
    product = await startProduct({ ...LIMITS, PORT }, dataDir)
  })
  const started = performance.now()
  const submitted = await submitMany({ ...run, urlId, origin: () => product.origin, onAcknowledged: crashes.onAcknowledged })
  await crashes.finished()
  const result = await judge(product, submitted, started)
  await product.stop()
  await discard(product)
  return result
}

/** Kills the CMS, and every second time the site's server, while visitors post; each is its own process with its own data. */
export async function crashTheCms(run: CrashRun): Promise<CrashResult> {
  let cms = await startProduct()
  const urlId = await openUrlId(cms)
  const token = (await readFile(path.join(cms.dataDir, 'admin-token'), 'utf8')).trim()
  const secrets = { SANITY_API_TOKEN: token, APP_SECRET: 'a-secret-of-the-load-test-with-32-characters' }
  const PORT = await freePort()
  const address = { PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}` }
  const hosted = { ...LIMITS, ...secrets, ...address, SANITY_PROJECT_ID: 'local', SANITY_API_HOST: cms.origin }
  let site = await startProduct(hosted)
  let crashesSoFar = 0
  const crashes = crashAt(run, async () => {
    crashesSoFar += 1
    const cmsPort = portOf(cms)
    await cms.stop('SIGKILL')
    if (crashesSoFar % 2 === 0) {
      await site.stop('SIGKILL')
      site = await startProduct(hosted, site.dataDir)
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000)) // visitors go on posting while nothing answers
    cms = await startProduct({ PORT: cmsPort }, cms.dataDir)
  })
  const started = performance.now()
  const submitted = await submitMany({ ...run, urlId, origin: () => site.origin, onAcknowledged: crashes.onAcknowledged })
  await crashes.finished()
  await untilDelivered(site.origin)
  const result = await judge(cms, submitted, started)
  for (const product of [site, cms]) {
    await product.stop()
    await discard(product)
  }
  return result
}

async function untilDelivered(origin: string): Promise<void> {
  for (let waiting = 1; waiting > 0; ) {
    const health = await (await fetch(`${origin}/api/health`)).json()
    waiting = health.parts.outbox.waiting
    if (waiting > 0) await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
