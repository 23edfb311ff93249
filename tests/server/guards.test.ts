import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestServer, type TestServer } from '../support/server.ts'
import { OPEN_EVENT, POLICY, registration, UUID } from './fixtures.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer({ documents: [OPEN_EVENT, POLICY], rateLimit: 3 })
})
afterEach(() => server.close())

const post = (headers: Record<string, string> = {}, body: unknown = registration(), remoteAddress = '203.0.113.1') =>
  server.post('event-registrations', body, { headers, remoteAddress })

describe('the origin of a post', () => {
  it.each([
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://elsewhere.example' }, 201],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ Origin: 'https://elsewhere.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{}, 201],
  ])('with %j is answered with %i', async (headers, status) => {
    expect((await post(headers as Record<string, string>)).status).toBe(status)
  })

  it('may be named by the site itself', async () => {
    expect((await post({ Origin: server.config.publicUrl })).status).toBe(201)
  })
})

describe('the body of a post', () => {
  it.each([
    ['text/plain', registration(), 415],
    ['application/x-www-form-urlencoded', 'a=b', 415],
    ['application/json', 'null', 400],
    ['application/json', '[]', 400],
    ['application/json', '"x"', 400],
    ['application/json', '{"id":', 400],
    ['application/json', '', 400],
    ['application/json; charset=utf-8', registration(), 201],
  ])('of type %s, %j, is answered with %i', async (type, body, status) => {
    expect((await post({ 'Content-Type': type }, body)).status).toBe(status)
  })

  it('is refused when it is compressed, whatever it would unpack to', async () => {
    expect((await post({ 'Content-Encoding': 'gzip' })).status).toBe(415)
  })

  it('of 2 MB is refused by its length alone', async () => {
    expect((await post({ 'Content-Length': '2000000' })).status).toBe(413)
  })

  it('without a length is refused as soon as it is too long', async () => {
    let sent = 0
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 10_000
        controller.enqueue(new TextEncoder().encode('x'.repeat(10_000)))
      },
    })
    const response = await server.request('/api/event-registrations', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: stream,
      // @ts-expect-error -- Node asks for this with a stream; the DOM's type does not know it
      duplex: 'half',
    })
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(300_000)
  })

  it('that never ends is given up after twenty seconds', async () => {
    vi.useFakeTimers()
    const { promise: cancelled, resolve: cancel } = Promise.withResolvers<void>()
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([123])), cancel })
    const headers = { 'Content-Type': 'application/json' }
    const answer = server.request('/api/event-registrations', { method: 'POST', headers, body, ...{ duplex: 'half' } })
    await vi.advanceTimersByTimeAsync(20_000)
    await cancelled
    expect((await answer).status).toBe(400)
    vi.useRealTimers()
  })

  it('that is not UTF-8 is refused', async () => {
    const response = await server.request('/api/event-registrations', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: new Uint8Array([0x7b, 0xff, 0x7d]),
    })
    expect(response.status).toBe(400)
  })
})

describe('the rate of posts', () => {
  const burst = async (addresses: readonly { remoteAddress?: string; forwarded?: string }[]) => {
    const statuses: number[] = []
    for (const { remoteAddress = '203.0.113.9', forwarded } of addresses) {
      const headers = forwarded ? { 'X-Forwarded-For': forwarded } : {}
      statuses.push((await post(headers as Record<string, string>, {}, remoteAddress)).status)
    }
    return statuses
  }

  it('is limited by address, says when to come back, and recovers', async () => {
    expect(await burst([{}, {}, {}])).toEqual([422, 422, 422])
    const refused = await post({}, {}, '203.0.113.9')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('20')
    expect(await burst([{ remoteAddress: '203.0.113.10' }])).toEqual([422])
    server.clock.now += 20_000
    expect(await burst([{}, {}])).toEqual([422, 429])
  })

  it('keeps one document of a form that is sent fifty times at once', async () => {
    const send = () => server.post('event-registrations', registration(), { remoteAddress: '203.0.113.9' })
    const statuses = (await Promise.all(Array.from({ length: 50 }, send))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 200, 201, ...Array<number>(47).fill(429)])
    expect(await server.admin.fetch('count(*[_type == "eventRegistration"])')).toBe(1)
  })

  it('is counted on when the clock is set back', async () => {
    expect(await burst([{}, {}, {}, {}])).toEqual([422, 422, 422, 429])
    server.clock.now -= 3_600_000
    expect(await burst([{}])).toEqual([429])
    server.clock.now += 20_000
    expect(await burst([{}, {}])).toEqual([422, 429])
  })

  it('can not be raised by a forged header', async () => {
    const forged = ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4'].map((forwarded) => ({ forwarded }))
    expect(await burst(forged)).toEqual([422, 422, 422, 429])
  })

  it('counts an IPv6 network as one and an IPv4 address in its IPv6 coat as itself', async () => {
    const network = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::2']
    expect(await burst(network.map((remoteAddress) => ({ remoteAddress })))).toEqual([422, 422, 422, 429])
    expect(await burst([{ remoteAddress: '2001:db8:1:3::1' }])).toEqual([422])
    const coats = ['::ffff:198.51.100.7', '198.51.100.7', '::ffff:198.51.100.7', '198.51.100.7']
    expect(await burst(coats.map((remoteAddress) => ({ remoteAddress })))).toEqual([422, 422, 422, 429])
  })

  it('is counted by the entry that the trusted proxy added', async () => {
    const behind = await createTestServer({ documents: [OPEN_EVENT], rateLimit: 1, trustProxy: 1 })
    const send = async (forwarded: string) =>
      (await behind.post('event-registrations', {}, { headers: { 'X-Forwarded-For': forwarded }, remoteAddress: '10.0.0.1' }))
        .status
    expect(await send('6.6.6.6, 198.51.100.1')).toBe(422)
    expect(await send('7.7.7.7, 198.51.100.1:4711')).toBe(429)
    expect(await send('6.6.6.6, [2001:db8::1]:80')).toBe(422)
    await behind.close()
  })
})

describe('what is suspicious', () => {
  const flagsOf = async (more: Record<string, unknown>) => {
    expect((await post({}, registration(more))).status).toBe(201)
    const stored = await server.admin.getDocument(`event-registrations.${UUID}`)
    return { flags: stored?.flags, status: stored?.status }
  }

  it('is stored and held when the trap was filled', async () => {
    expect(await flagsOf({ zq_note: 'buy now' })).toEqual({ flags: ['trap'], status: 'held' })
  })

  it('is stored and flagged when it was filled in too fast', async () => {
    expect(await flagsOf({ fillTime: 1_999 })).toEqual({ flags: ['tooQuick'], status: 'received' })
  })

  it.each([{ fillTime: 2_000 }, { zq_note: ' ' }, { fillTime: 'soon' }])('is not %j', async (more) => {
    expect(await flagsOf(more)).toEqual({ flags: undefined, status: 'received' })
  })
})
