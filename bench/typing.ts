import { type Browser, chromium } from '@playwright/test'
import { adminClient } from '#tests/support/admin-client.ts'
import { hydrated } from '#tests/support/journey.ts'
import { discard, type Product, startProduct } from '#tests/support/product.ts'
import { quantile } from './measure.ts'
import { makeEvents } from './search.ts'
import type { Table } from './table.ts'

const TYPED = 'robot safety vision audit'
/** Milliseconds between two keys: somebody who types fast, so that searches start in between now and then. */
const PACE = [90, 90, 90, 320]
/** How many times slower than this machine's the processor is made. */
const SLOWER = 4

/** Events and webinars, and nothing else of their kinds. */
async function fill(product: Product, events: number, webinars: number): Promise<void> {
  const client = adminClient(product)
  await client.delete({ query: '*[_type in ["event", "webinar", "webinarAccess"]]' })
  const documents = makeEvents(events + webinars).map(({ _rev, _createdAt, _updatedAt, ...event }, index) =>
    index < events ? event : { ...event, _type: 'webinar', webinarTitle: event.title },
  )
  for (let from = 0; from < documents.length; from += 100) {
    const transaction = client.transaction()
    for (const document of documents.slice(from, from + 100)) transaction.create(document)
    await transaction.commit()
  }
}

/** Bytes of the page as it is sent. */
async function pageBytes(origin: string): Promise<number> {
  const response = await fetch(`${origin}/events`, { headers: { 'Accept-Encoding': 'identity' } })
  return (await response.arrayBuffer()).byteLength
}

/** Milliseconds from each key to the frame that shows it (Event Timing, which rounds to 8 ms and leaves out what took less than 16). */
async function keysToPaint(browser: Browser, origin: string): Promise<{ paints: number[]; indexBytes: number }> {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  let indexBytes = 0
  await session.send('Network.enable')
  const bodies = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, response }) => bodies.set(requestId, response.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (bodies.get(requestId)?.includes('array%3A%3Ajoin')) indexBytes = encodedDataLength
  })
  await page.goto(`${origin}/events`)
  await hydrated(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(() => {
    const slowest = new Map<number, number>()
    Reflect.set(globalThis, 'slowest', slowest)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id = Number(Reflect.get(entry, 'interactionId'))
        if (id > 0) slowest.set(id, Math.max(slowest.get(id) ?? 0, entry.duration))
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.getByRole('searchbox').click()
  for (const [index, key] of [...TYPED].entries()) {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await page.waitForTimeout(PACE[index % PACE.length] ?? 0)
  }
  await page.waitForTimeout(1_500)
  const paints = await page.evaluate(() => [...(Reflect.get(globalThis, 'slowest') as Map<number, number>).values()])
  await page.close()
  return { paints, indexBytes }
}

/** Typing into the search of the events list, on a processor four times as slow, beside the same with 20 events; in Playwright's Chromium or that of CHROMIUM_PATH. */
export async function typing(): Promise<Table> {
  const { CHROMIUM_PATH } = process.env
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const product = await startProduct()
  const rows: (string | number)[][] = []
  for (const [events, webinars] of [
    [15, 5],
    [1_000, 200],
  ] as const) {
    await fill(product, events, webinars)
    const html = await pageBytes(product.origin)
    const { paints, indexBytes } = await keysToPaint(browser, product.origin)
    rows.push([
      `${events} events, ${webinars} webinars`,
      html,
      indexBytes,
      paints.length,
      quantile(paints),
      quantile(paints, 0.95),
      Math.max(0, ...paints),
    ])
  }
  await browser.close()
  await product.stop()
  await discard(product)
  return {
    title: `Typing "${TYPED}" into the search of the events list, processor ${SLOWER} times slower (ms from key to paint)`,
    head: ['', 'bytes of /events', 'bytes of the index', 'keys over 16 ms', 'median', 'p95', 'slowest'],
    rows,
    note: 'Wanted: no more bytes of the page than at 20, an index of at most 60,000 as sent, and each key on screen within 200 ms (INP, good).',
  }
}
