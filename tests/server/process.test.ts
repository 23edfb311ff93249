import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Product, startProduct } from '../support/product.ts'
import { OTHER_UUID, PERSON, registration, UUID } from './fixtures.ts'

/** The whole build and first start of a slow machine. */
const LONG = 240_000
const SENTENCE = /^[A-Z][^\n]+\.\n$/

const scratch = mkdtempSync(path.join(tmpdir(), 'process-'))
const dataDir = path.join(scratch, 'data')
let product: Product

beforeAll(async () => {
  const interrupted = path.join(dataDir, 'lake.importing')
  mkdirSync(interrupted, { recursive: true })
  writeFileSync(path.join(interrupted, 'lake.sqlite'), 'half')
  product = await startProduct({}, dataDir)
}, LONG)
afterAll(async () => {
  await product.stop()
  rmSync(scratch, { recursive: true, force: true })
})

/** Runs the launcher until it ends, as a start that fails does. */
async function failToStart(env: Record<string, string>) {
  const child = spawn(process.execPath, ['server/start.mjs'], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', PORT: '0', DATA_DIR: path.join(scratch, 'other'), ...env },
  })
  let stderr = ''
  let stdout = ''
  child.stderr.on('data', (data) => {
    stderr += data
  })
  child.stdout.on('data', (data) => {
    stdout += data
  })
  const [code] = await once(child, 'close')
  return { code, stderr, stdout }
}

const token = () => readFileSync(path.join(dataDir, 'admin-token'), 'utf8').trim()

async function query(groq: string): Promise<unknown> {
  const address = `${product.origin}/v2025-02-19/data/query/production?perspective=raw&query=${encodeURIComponent(groq)}`
  const response = await fetch(address, { headers: { Authorization: `Bearer ${token()}` } })
  return (await response.json()).result
}

const openUrlId = () => query('*[_type == "event" && registration == "open"][0].urlId.current')

async function register(id: string): Promise<number> {
  const response = await fetch(`${product.origin}/api/event-registrations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...PERSON, id, source: 'event', urlId: await openUrlId() }),
  })
  return response.status
}

/** A post whose body comes in two halves. */
function slowPost(body: unknown) {
  const text = Buffer.from(JSON.stringify(body))
  const headers = { 'Content-Type': 'application/json', 'Content-Length': text.byteLength }
  const outgoing = request(`${product.origin}/api/event-registrations`, { method: 'POST', headers })
  const answered = once(outgoing, 'response')
  return {
    sendHalf: () => new Promise<void>((resolve) => outgoing.write(text.subarray(0, 20), () => resolve())),
    async sendRest(): Promise<number> {
      outgoing.end(text.subarray(20))
      const [response] = await answered
      return response.statusCode
    },
  }
}

describe('the process', () => {
  it('says where it is ready in its last line and answers there', async () => {
    expect(product.output().split('\n').at(-1)).toBe(`Ready on ${product.origin} (Studio ${product.origin}/studio)`)
    const health = await fetch(`${product.origin}/api/health`)
    expect(health.status).toBe(200)
    expect(await health.json()).toMatchObject({
      status: 'ready',
      parts: { cms: { state: 'ok' }, outbox: { state: 'ok', waiting: 0 } },
    })
  })

  it('starts an import that was interrupted again from nothing', () => {
    expect(product.output()).toContain('Starter content')
    expect(readdirSync(dataDir)).not.toContain('lake.importing')
  })

  it('keeps its secrets where only their owner reads them', () => {
    for (const name of ['admin-token', 'app-secret']) expect(statSync(path.join(dataDir, name)).mode & 0o777).toBe(0o600)
  })

  it('serves pages, the Studio and files under their policies', async () => {
    const accept = { headers: { 'Accept-Encoding': 'br, gzip' } }
    const page = await fetch(`${product.origin}/events`, accept)
    expect(page.status).toBe(200)
    expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    expect(page.headers.get('Content-Encoding')).toBe('br')
    const html = await page.text()
    const script = /<script type="module" src="(\/assets\/[^"]+)"/.exec(html)?.[1]
    const asset = await fetch(product.origin + script, accept)
    expect(asset.headers.get('Cache-Control')).toContain('immutable')
    expect(asset.headers.get('Content-Encoding')).toBe('br')
    const studio = await (await fetch(`${product.origin}/studio/structure`)).text()
    expect(studio).toContain('"projectId":"local"')
  })

  it(
    'still has a registration that was acknowledged right before it was killed',
    async () => {
      expect(await register(UUID)).toBe(201)
      await product.stop('SIGKILL')
      product = await startProduct({}, dataDir)
      expect(product.output()).not.toContain('Building')
      expect(product.output()).not.toContain('Starter content')
      expect(await query(`*[_id == "event-registrations.${UUID}"][0].companyEmail`)).toBe(PERSON.companyEmail)
      expect(await register(UUID)).toBe(200)
    },
    LONG,
  )

  it('shows a published change on the next load of a page', async () => {
    const before = await fetch(`${product.origin}/events`)
    expect(before.status).toBe(200)
    await before.text()
    const mutations = [
      {
        create: {
          _id: 'event-new',
          _type: 'event',
          title: 'Brand-new <event> & more',
          urlId: { current: 'brand-new' },
          startsAt: '2099-01-01T10:00:00Z',
        },
      },
    ]
    const response = await fetch(`${product.origin}/v2025-02-19/data/mutate/production`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token()}` },
      body: JSON.stringify({ mutations }),
    })
    expect(response.status).toBe(200)
    await expect
      .poll(async () => (await fetch(`${product.origin}/events`)).text())
      .toContain('Brand-new &lt;event&gt; &amp; more')
  })

  it('is refused a data folder that another process holds', async () => {
    const { code, stderr, stdout } = await failToStart({ DATA_DIR: dataDir })
    expect(code).not.toBe(0)
    expect(stderr).toMatch(SENTENCE)
    expect(stderr).toContain('Another process is using the data folder')
    expect(stdout).not.toContain('Ready')
  })

  it(
    'finishes a request in flight and ends streams when it is told to stop, and exits with 0',
    async () => {
      const listening = await fetch(`${product.origin}/v2025-02-19/data/listen/production?query=*`, {
        headers: { Authorization: `Bearer ${token()}` },
      })
      const slow = slowPost(registration({ id: OTHER_UUID, urlId: await openUrlId() }))
      await slow.sendHalf()
      const stopped = product.stop('SIGTERM')
      await listening.text().catch(() => '') // the stream has ended, cleanly or not: the server is stopping
      expect(await slow.sendRest()).toBe(201)
      expect(await stopped).toBe(0)
      product = await startProduct({}, dataDir)
      expect(await query('count(*[_type == "eventRegistration"])')).toBe(2)
    },
    LONG,
  )
})

describe('a start that can not succeed', () => {
  it('says that the port is in use and writes nothing', async () => {
    const blocker = createServer().listen(0, '127.0.0.1')
    await once(blocker, 'listening')
    const address = blocker.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { code, stderr } = await failToStart({ PORT: String(port) })
    blocker.close()
    expect(code).not.toBe(0)
    expect(stderr).toMatch(SENTENCE)
    expect(stderr).toContain(`Port ${port}`)
    expect(existsSync(path.join(scratch, 'other'))).toBe(false)
  })

  it('lists every malformed setting at once', async () => {
    const { code, stderr } = await failToStart({
      PORT: 'eighty',
      RATE_LIMIT: '0',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'example.com/path',
    })
    expect(code).not.toBe(0)
    expect(stderr).toMatch(SENTENCE)
    for (const name of ['PORT', 'RATE_LIMIT', 'PUBLIC_URL']) expect(stderr).toContain(name)
    expect(existsSync(path.join(scratch, 'other'))).toBe(false)
  })

  it('says that the data folder can not be written', async () => {
    writeFileSync(path.join(scratch, 'file'), '')
    const { code, stderr } = await failToStart({ DATA_DIR: path.join(scratch, 'file', 'data') })
    expect(code).not.toBe(0)
    expect(stderr).toMatch(SENTENCE)
    expect(stderr).toContain('DATA_DIR')
  })

  it.each([
    ['gone', []],
    ['empty', ['lake.sqlite']],
  ] as const)('says that the database is %s, and does not start with an empty one', async (_state, files) => {
    const other = mkdtempSync(path.join(scratch, 'lost-'))
    mkdirSync(path.join(other, 'lake'))
    for (const file of files) writeFileSync(path.join(other, 'lake', file), '')
    const { code, stderr } = await failToStart({ DATA_DIR: other })
    expect(stderr).toMatch(SENTENCE)
    expect(stderr).toContain(path.join(other, 'lake', 'lake.sqlite'))
    expect(stderr).toContain('is gone or empty')
    expect(code).toBe(1)
    expect(readdirSync(path.join(other, 'lake'))).toEqual([...files])
  })

  it('says that the database is damaged and leaves it as it is', async () => {
    const folder = path.join(scratch, 'damaged', 'lake')
    mkdirSync(folder, { recursive: true })
    const garbage = 'this is no database '.repeat(1000)
    writeFileSync(path.join(folder, 'lake.sqlite'), garbage)
    const { code, stderr } = await failToStart({ DATA_DIR: path.join(scratch, 'damaged') })
    expect(code).not.toBe(0)
    expect(stderr).toMatch(SENTENCE)
    expect(stderr).toContain('lake.sqlite')
    expect(readFileSync(path.join(folder, 'lake.sqlite'), 'utf8')).toBe(garbage)
  })
})
