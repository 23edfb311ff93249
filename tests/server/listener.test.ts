import { type EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Listener, listen } from '#server/process/listener.ts'
import { StartError } from '#server/process/start-error.ts'
import { createSelfSigned } from '../support/self-signed.ts'

let listener: Listener
beforeEach(async () => {
  listener = await listen({ host: '127.0.0.1', port: 0, tls: null })
})
afterEach(() => listener.stop(100))

/** Waits for the end, however it comes: `once` would reject when a connection breaks off first. */
const closeOf = (emitter: EventEmitter) => new Promise<unknown>((resolve) => emitter.once('close', resolve))

const origin = () => `http://127.0.0.1:${listener.port}`

describe('the listener', () => {
  it('answers 503 until there is something to serve, then serves it with the address of the caller', async () => {
    const early = await fetch(origin())
    expect(early.status).toBe(503)
    expect(early.headers.get('Retry-After')).toBe('1')
    listener.serve((_request, { remoteAddress }) => new Response(remoteAddress))
    expect(await (await fetch(origin())).text()).toBe('127.0.0.1')
  })

  it('says which port is in use', async () => {
    const second = listen({ host: '127.0.0.1', port: listener.port, tls: null })
    await expect(second).rejects.toThrow(StartError)
    await expect(second).rejects.toThrow(`Port ${listener.port} on 127.0.0.1 is in use`)
  })

  it('says that TLS files can not be read', async () => {
    const tls = { certFile: '/nowhere/cert.pem', keyFile: '/nowhere/key.pem' }
    await expect(listen({ host: '127.0.0.1', port: 0, tls })).rejects.toThrow('TLS_CERT')
  })

  it('lets a request in flight finish when it stops, and tells the connection to close', async () => {
    const { promise: started, resolve: begin } = Promise.withResolvers<void>()
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
    listener.serve(async () => {
      begin()
      await finished
      return new Response('finished')
    })
    const answer = fetch(origin())
    await started
    const stopped = listener.stop(10_000)
    finish()
    const response = await answer
    expect(response.headers.get('Connection')).toBe('close')
    expect(await response.text()).toBe('finished')
    await stopped
  })

  it('refuses a request that names two hosts', async () => {
    listener.serve(() => new Response('served'))
    const socket = connect(listener.port, '127.0.0.1')
    socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${listener.port}\r\nhost: elsewhere.example\r\n\r\n`)
    const [answer] = await once(socket.setEncoding('utf8'), 'data')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    socket.destroy()
  })

  it('does not wait for ever for a connection that says nothing', async () => {
    const socket = connect(listener.port, '127.0.0.1')
    await new Promise((resolve) => socket.once('connect', resolve))
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => undefined) // cut off is what this is about
    await listener.stop(200)
    await closed
  })
})

describe('a slow client', () => {
  const LIMITS = { headersTimeout: 700, requestTimeout: 1_000, connectionsCheckingInterval: 30 }
  let strict: Listener
  beforeEach(async () => {
    strict = await listen({ host: '127.0.0.1', port: 0, tls: null, limits: LIMITS })
    strict.serve(async (request) => new Response(await request.text()))
  })
  afterEach(() => strict.stop(100))

  /** Sends a byte now and then until it is cut off; resolves with what the server said. */
  async function trickle(start: string): Promise<string> {
    const socket: Socket = connect(strict.port, '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('error', () => undefined) // cut off is what this is about
    socket.write(start)
    const timer = setInterval(() => socket.write('x'), 20)
    await closeOf(socket)
    clearInterval(timer)
    return answer
  }

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ['a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n'],
  ])('that trickles %s is cut off, while others are answered', async (_, start) => {
    const slow = Promise.all(Array.from({ length: 50 }, () => trickle(start)))
    const quick = await fetch(`http://127.0.0.1:${strict.port}`, { method: 'POST', body: 'quick' })
    expect(await quick.text()).toBe('quick')
    for (const answer of await slow) expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/)
  })
})

describe('the listener with a certificate', () => {
  let folder: string
  let secure: Listener
  let cert: string
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'tls-'))
    const files = { certFile: path.join(folder, 'cert.pem'), keyFile: path.join(folder, 'key.pem') }
    const made = createSelfSigned()
    cert = made.cert
    writeFileSync(files.certFile, made.cert)
    writeFileSync(files.keyFile, made.key)
    secure = await listen({ host: '127.0.0.1', port: 0, tls: files })
    secure.serve(
      async (request) =>
        new Response(`${request.url} ${await request.text()}`, { headers: { Connection: 'keep-alive', 'X-Kept': 'yes' } }),
    )
  })
  afterEach(async () => {
    await secure.stop(100)
    rmSync(folder, { recursive: true })
  })

  it('speaks HTTP/2: twenty requests at once over one connection, none with a header of connections', async () => {
    const session = connectHttp2(`https://127.0.0.1:${secure.port}`, {
      ca: cert,
      servername: 'localhost',
      checkServerIdentity: () => undefined,
    })
    const ask = async (number: number) => {
      const stream = session.request({ ':method': 'POST', ':path': `/${number}` })
      stream.end('body')
      const [headers] = await once(stream, 'response')
      let text = ''
      for await (const chunk of stream) text += chunk
      return { headers, text }
    }
    const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => ask(number)))
    for (const [number, { headers, text }] of answers.entries()) {
      expect(headers).toMatchObject({ ':status': 200, 'x-kept': 'yes' })
      expect(headers).not.toHaveProperty('connection')
      expect(text).toBe(`https://localhost:${secure.port}/${number} body`)
    }
    const closed = once(session, 'close')
    await secure.stop(1_000)
    await closed
  })

  describe('and a slow client', () => {
    const LIMITS = { headersTimeout: 700, requestTimeout: 1_000, keepAliveTimeout: 700, connectionsCheckingInterval: 30 }
    let strict: Listener
    let session: ClientHttp2Session
    beforeEach(async () => {
      const tls = { certFile: path.join(folder, 'cert.pem'), keyFile: path.join(folder, 'key.pem') }
      strict = await listen({ host: '127.0.0.1', port: 0, tls, limits: LIMITS })
      strict.serve(async (request) => {
        if (request.method === 'GET') return new Response(new ReadableStream({ start: (stream) => stream.enqueue('open') }))
        return new Response(await request.text())
      })
      session = connectHttp2(`https://127.0.0.1:${strict.port}`, { ca: cert, checkServerIdentity: () => undefined })
      session.on('error', () => undefined) // cut off is what this is about
    })
    afterEach(async () => {
      session.destroy()
      await strict.stop(100)
    })

    it('cuts off a body that trickles over HTTP/2, and keeps an answer that goes on', async () => {
      const events = session.request({ ':path': '/events' })
      await once(events, 'data')
      const slow = session.request({ ':method': 'POST', ':path': '/' })
      slow.on('error', () => undefined)
      const timer = setInterval(() => slow.closed || slow.write('x'), 20)
      await closeOf(slow.resume())
      clearInterval(timer)
      expect(slow.rstCode).not.toBe(0)
      expect(events.closed).toBe(false)
    })

    it('cuts off a connection that asks for nothing', async () => {
      await closeOf(session)
    })
  })

  it('says that files which are no certificate can not be used', async () => {
    const certFile = path.join(folder, 'no.pem')
    writeFileSync(certFile, 'no certificate')
    await expect(listen({ host: '127.0.0.1', port: 0, tls: { certFile, keyFile: certFile } })).rejects.toThrow(StartError)
  })
})
