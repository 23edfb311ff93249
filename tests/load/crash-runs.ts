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
  /** SIGKILLs, at random moments of the run. */
  kills: number
  /** Draws the moments; the same number draws the same ones. */
  seed: number
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

/** Numbers from 0 to below 1 that `seed` alone decides (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Calls `crash` at random moments, one crash after the other: some milliseconds after a random number of submissions was
 * acknowledged, so in the middle of the work on others, and now and then right after a start.
 */
function crashAt({ count, kills, seed }: CrashRun, crash: () => Promise<void>) {
  const random = randomNumbers(seed)
  const moments = Array.from({ length: kills }, () => 1 + Math.floor(random() * count * 0.95)).sort((a, b) => a - b)
  let underWay = Promise.resolve()
  const onAcknowledged = (total: number) => {
    while (moments[0] !== undefined && moments[0] <= total) {
      moments.shift()
      const pause = random() * 100
      underWay = underWay.then(() => new Promise((resolve) => setTimeout(resolve, pause))).then(crash)
    }
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
