import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { submitMany } from '../load/submit-many.ts'
import { discard, type Product, startProduct } from '../support/product.ts'

const LONG = 240_000
const COUNT = 60
const KILLS = 2

/** Message-IDs in the order in which whole mails arrived. */
const received: string[] = []
let smtp: SMTPServer
let port: number

async function readMail(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      readMail(stream).then((mail) => {
        received.push(/^Message-ID:\s+<([^>]+)>/im.exec(mail)?.[1] ?? 'none')
        done()
      }, done)
    },
  })
  smtp.on('error', () => undefined) // a killed client breaks its connection, which is what this is about
  port = await new Promise<number>((resolve) => {
    const listening = smtp.listen(0, '127.0.0.1', () => resolve(Number(Object(listening.address()).port)))
  })
})
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())))

const ENDED = '*[_type == "eventRegistration" && mail.state in ["sent", "outcomeUnknown"]]{"id": _id, "state": mail.state}'

async function ended({ dataDir, origin }: Product): Promise<{ id: string; state: string }[]> {
  const token = (await readFile(path.join(dataDir, 'admin-token'), 'utf8')).trim()
  const address = `${origin}/v2025-02-19/data/query/production?perspective=raw&query=${encodeURIComponent(ENDED)}`
  return (await (await fetch(address, { headers: { Authorization: `Bearer ${token}` } })).json()).result
}

it(
  'brings each mail at most twice under one id while the server is killed, and says of each whether it arrived',
  async () => {
    const settings = { RATE_LIMIT: '1000000', SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'info@example.com' }
    let product: Product = await startProduct(settings)
    const acknowledged: string[] = []
    for (let round = 0; round <= KILLS; round++) {
      const urlId = 'factory-automation-expo-2024'
      const done = await submitMany({ origin: () => product.origin, urlId, count: COUNT / (KILLS + 1), connections: 5 })
      acknowledged.push(...done.acknowledged)
      if (round === KILLS) break
      await product.stop('SIGKILL')
      product = await startProduct(settings, product.dataDir)
    }
    await expect.poll(async () => (await ended(product)).length, { timeout: 60_000, interval: 250 }).toBe(COUNT)
    const states = await ended(product)
    await product.stop()
    expect(states.map(({ id }) => id).sort()).toEqual(acknowledged.map((id) => `event-registrations.${id}`).sort())
    for (const { id, state } of states) {
      const arrivals = received.filter((seen) => seen === `${id}@127.0.0.1`).length
      expect(arrivals).toBeLessThanOrEqual(2)
      if (state === 'sent') expect(arrivals).toBeGreaterThanOrEqual(1)
    }
    // Only a mail that was interrupted by every crash may be left in doubt.
    expect(states.filter(({ state }) => state !== 'sent').length).toBeLessThanOrEqual(1)
    await discard(product)
  },
  LONG,
)
