import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { limitHttp2 } from './http2-sessions.ts'
import { StartError } from './start-error.ts'

/** Answers requests; the second argument is what only the socket knows. */
type Handler = (request: Request, info: { remoteAddress: string }) => Response | Promise<Response>

/** Stands in front of the handler while developing; `next` goes on to it. */
type Interceptor = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void

export interface Listener {
  port: number
  /** The bare server, for upgrades to sockets. */
  server: Server | Http2SecureServer
  /** Hands all requests from now on to `handler`; until then they get 503. */
  serve(handler: Handler): void
  intercept(interceptor: Interceptor): void
  /** Takes no new connection, lets requests in flight finish for at most `grace` milliseconds, then cuts what is left. */
  stop(grace: number): Promise<void>
}

export interface ListenOptions {
  host: string
  /** 0 takes a free one. */
  port: number
  tls: { certFile: string; keyFile: string } | null
  /** Milliseconds; those that are left out are the product's. */
  limits?: Partial<TimeLimits>
}

type TimeLimits = typeof TIME_LIMITS

/**
 * A client gets this long for the headers and for a whole request, in milliseconds; the second is as long as a slow upload of a
 * large picture takes. Forms have a shorter limit of their own. Answers, and with them event streams, are not limited.
 */
const TIME_LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program: stop it, or set PORT to another port (0 takes a free one)',
  EACCES: 'may not be opened by this user: set PORT to one above 1023',
  EADDRNOTAVAIL: 'is no address of this machine: set HOST to one of its own',
  ENOTFOUND: 'has an unknown host name: set HOST to an address of this machine',
}

function listenError(error: NodeJS.ErrnoException, { host, port }: ListenOptions): StartError {
  const reason = REASONS[error.code ?? '']
  return new StartError(`Port ${port} on ${host} ${reason ?? `can't be opened (${error.message})`}.`)
}

function readTls(tls: NonNullable<ListenOptions['tls']>) {
  const read = (name: string, file: string) => {
    try {
      return readFileSync(file)
    } catch (error) {
      throw new StartError(`${name} names a file that can't be read: ${error instanceof Error ? error.message : error}.`)
    }
  }
  return { cert: read('TLS_CERT', tls.certFile), key: read('TLS_KEY', tls.keyFile) }
}

/** HTTP/2 has no such headers, and Node ends the process's answer when it meets one (RFC 9113 8.2.2). */
const CONNECTION_HEADERS = ['Connection', 'Keep-Alive', 'Transfer-Encoding']

/** Node takes the first of two and a proxy may take the last (RFC 9112 3.2 asks for 400). */
function hasTwoHosts({ rawHeaders, httpVersionMajor }: HttpBindings['incoming'] | Http2Bindings['incoming']): boolean {
  const isHost = (text: string, index: number) => index % 2 === 0 && text.toLowerCase() === 'host'
  return httpVersionMajor < 2 && rawHeaders.filter(isHost).length > 1
}

/** @throws StartError when the address can't be listened on. */
export async function listen(options: ListenOptions): Promise<Listener> {
  let handler: Handler = () => new Response(null, { status: 503, headers: { 'Retry-After': '1', 'Cache-Control': 'no-store' } })
  let isStopping = false

  async function fetch(request: Request, { incoming }: HttpBindings | Http2Bindings): Promise<Response> {
    if (hasTwoHosts(incoming)) return new Response(null, { status: 400, headers: { Connection: 'close' } })
    const response = await handler(request, { remoteAddress: incoming.socket?.remoteAddress ?? '' })
    const isHttp2 = incoming.httpVersionMajor >= 2
    if (!isHttp2 && !isStopping) return response
    const headers = new Headers(response.headers)
    if (isHttp2) for (const name of CONNECTION_HEADERS) headers.delete(name)
    else headers.set('Connection', 'close')
    return new Response(response.body, { status: response.status, headers })
  }

  const answer = getRequestListener(fetch, { overrideGlobalObjects: false })
  let interceptor: Interceptor = (_incoming, _outgoing, next) => next()
  const limits = { ...TIME_LIMITS, ...options.limits }
  const server = options.tls
    ? createTlsServer(options.tls, limits, answer)
    : createServer(limits, (incoming, outgoing) => interceptor(incoming, outgoing, () => answer(incoming, outgoing)))
  const { keepAliveTimeout: idle, requestTimeout: request, connectionsCheckingInterval: interval } = limits
  const sessions = 'setSecureContext' in server ? limitHttp2(server, { idle, request, interval }) : null

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, options)))
    server.listen(options.port, options.host, resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Failed to learn the port that is listened on')

  return {
    port: address.port,
    server,
    serve: (next) => {
      handler = next
    },
    intercept: (next) => {
      interceptor = next
    },
    async stop(grace) {
      isStopping = true
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      sessions?.close()
      const idle = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), 50)
      const deadline = setTimeout(() => {
        sessions?.destroy()
        if ('closeAllConnections' in server) server.closeAllConnections()
      }, grace)
      await closed
      clearInterval(idle)
      clearTimeout(deadline)
    },
  }
}

type AnyListener = ReturnType<typeof getRequestListener>

function createTlsServer(tls: NonNullable<ListenOptions['tls']>, limits: TimeLimits, answer: AnyListener): Http2SecureServer {
  const files = readTls(tls)
  try {
    return createSecureServer({ ...files, ...limits, handshakeTimeout: limits.headersTimeout, allowHTTP1: true }, answer)
  } catch (error) {
    throw new StartError(`TLS_CERT and TLS_KEY can't be used: ${error instanceof Error ? error.message : error}.`)
  }
}
