import { afterEach, describe, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '#lake/storage/memory.ts'
import { readEvents } from '../contract/event-reader.ts'
import { createTestLake, ORIGIN, type TestLake } from '../support/test-lake.ts'

let lake: TestLake
afterEach(() => {
  vi.useRealTimers()
  lake.close()
})

const listen = (path = '/v1/data/listen/production?query=*', headers: Record<string, string> = {}) =>
  lake.request(path, { headers, as: 'editor' })

describe('an event stream', () => {
  test('is kept open by a comment every fifteen seconds', async () => {
    vi.useFakeTimers()
    lake = createTestLake()
    const reader = (await listen()).body?.pipeThrough(new TextDecoderStream()).getReader()
    await reader?.read()
    vi.advanceTimersByTime(15_000)
    expect((await reader?.read())?.value).toBe(': heartbeat\n\n')
    await reader?.cancel()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('ends when the lake is closed', async () => {
    lake = createTestLake()
    const events = readEvents(await listen())
    await events.next()
    lake.lake.close()
    await expect(events.next()).rejects.toThrow('ended')
    expect((await listen()).status).toBe(503)
  })

  test('whose reader does not read is cut off, and others go on', async () => {
    lake = createTestLake(createMemoryStorage(), { limits: { streamBacklog: 20_000 } })
    const slow = await listen()
    const quick = readEvents(await listen())
    await quick.next()
    for (let count = 0; count < 5; count++) {
      await lake.client('editor').create({ _type: 'doc', text: 'x'.repeat(8000) })
      await quick.next()
    }
    const reader = slow.body?.getReader()
    const drain = async () => {
      for (let read = await reader?.read(); read && !read.done; ) read = await reader?.read()
    }
    await expect(drain()).rejects.toThrow('too slow')
    await quick.close()
  })

  test('costs an address without a token its place among those of that address, and gives it back', async () => {
    lake = createTestLake(createMemoryStorage(), { limits: { streamsPerAddress: 2 } })
    const from = (remoteAddress: string, as: 'anonymous' | 'editor' = 'anonymous') =>
      lake.request('/v1/data/listen/production?query=*', { as, info: { remoteAddress } })
    const open = [await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.2'), await from('192.0.2.1', 'editor')]
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const refused = await from('192.0.2.1')
    expect(await refused.json()).toEqual({
      statusCode: 429,
      error: 'Too Many Requests',
      message: 'Too many open event streams from this address',
    })
    await open[0]?.body?.cancel()
    open.push(await from('192.0.2.1'))
    expect(open.at(-1)?.status).toBe(200)
    for (const response of open.slice(1)) await response.body?.cancel()
  })

  test('hands all listeners the same bytes of an event, and says in one line why a slow one was cut off', async () => {
    lake = createTestLake(createMemoryStorage(), { limits: { streamBacklog: 20_000 } })
    const readers = [await listen(), await listen()].map(({ body }) => body?.getReader())
    for (const reader of readers) await reader?.read()
    await lake.client('editor').create({ _type: 'doc', text: 'x'.repeat(8000) })
    const [first, second] = [await readers[0]?.read(), await readers[1]?.read()]
    expect(first?.value?.buffer).toBe(second?.value?.buffer)
    for (let count = 0; count < 4; count++) await lake.client('editor').create({ _type: 'doc', text: 'x'.repeat(8000) })
    const failure = await readers[0]?.closed.then(
      () => null,
      (error: Error) => error,
    )
    expect(failure?.stack).toBe('An event stream was ended: its reader is too slow')
    await readers[1]?.cancel().catch(() => undefined)
  })

  test('is refused beyond the number that may be open, and has its place back when one ends', async () => {
    lake = createTestLake(createMemoryStorage(), { limits: { streams: 2 } })
    const [first, second] = [await listen(), await listen('/v1/data/live/events/production')]
    expect((await listen()).status).toBe(429)
    await first?.body?.cancel()
    const third = await listen()
    expect(third.status).toBe(200)
    for (const response of [second, third]) await response?.body?.cancel()
  })
})

describe('a stream of a page on a loopback name', () => {
  const page = { Origin: ORIGIN, 'User-Agent': 'Mozilla/5.0 Chrome/150.0' }

  test('is sent to one of many names, with a ticket that carries the identity', async () => {
    lake = createTestLake(createMemoryStorage(), { streamHosts: 32 })
    await lake.client('editor').create({ _id: 'private.note', _type: 'note' })
    const response = await listen('/v1/data/listen/production?query=*', page)
    expect(response.status).toBe(307)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN)
    const target = new URL(response.headers.get('Location') ?? '')
    expect(target.hostname).toMatch(/^s\d+\.localhost$/)
    expect(target.port).toBe('8080')

    const events = readEvents(await lake.lake.fetch(new Request(target, { headers: page })))
    expect((await events.next()).event).toBe('welcome')
    await lake.client('editor').patch('private.note').set({ seen: true }).commit()
    expect((await events.next()).data.documentId).toBe('private.note')
    await events.close()
  })

  test('can not use a ticket twice, late, or for another path', async () => {
    let now = 1_800_000_000_000
    lake = createTestLake(createMemoryStorage(), { streamHosts: 32 }, { clock: () => now })
    const ticket = async () => new URL((await listen('/v1/data/listen/production?query=*', page)).headers.get('Location') ?? '')
    const status = async (url: URL) => {
      const response = await lake.lake.fetch(new Request(url))
      await response.body?.cancel()
      return response.status
    }
    const once = await ticket()
    expect([await status(once), await status(once)]).toEqual([200, 401])
    const other = await ticket()
    other.pathname = '/v1/data/live/events/production'
    expect(await status(other)).toBe(401)
    const late = await ticket()
    now += 60_000
    expect(await status(late)).toBe(401)
  })

  test.each([
    ['a program without a browser', {}],
    ['a program that names a browser', { 'Sec-Fetch-Mode': 'cors', 'User-Agent': 'Mozilla/5.0 Chrome/150.0' }],
    ['a browser that does not find such names', { Origin: ORIGIN, 'User-Agent': 'Mozilla/5.0 Version/19.0 Safari/605.1.15' }],
  ])('stays where it is for %s', async (_, headers) => {
    lake = createTestLake(createMemoryStorage(), { streamHosts: 32 })
    const response = await listen('/v1/data/listen/production?query=*', headers)
    expect(response.status).toBe(200)
    await response.body?.cancel()
  })
})
