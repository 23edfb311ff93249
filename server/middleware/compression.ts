import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const COMPRESSIBLE =
  /^(text\/(?!event-stream)|application\/(json|xml|javascript|manifest\+json|rss\+xml|ld\+json)|image\/svg\+xml)/

/** Shorter answers grow when they are compressed. */
const MIN_LENGTH = 1024

/** The encoding to use of `br` and `gzip`, or null; `q=0` forbids one (RFC 9110 12.5.3). */
export function chooseEncoding(accept: string): 'br' | 'gzip' | null {
  const allowed = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q\s*=\s*/))
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((encoding) => allowed.includes(encoding)) ?? null
}

const brotli = promisify(brotliCompress)
const compressors = {
  // Quality 5 costs about a millisecond a page and is close to what 11 reaches.
  br: (bytes: Uint8Array) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Uint8Array, Uint8Array>(gzip),
}

/** An ETag names the content, not its encoding: it must then be a weak one (RFC 9110 8.8.1). */
const weaken = (etag: string) => (etag.startsWith('W/') ? etag : `W/${etag}`)

/** Compresses texts that are made on the fly; streams of events or lines, ranges and what is already encoded pass as they are. */
export function compression(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { res } = c
    const isText = COMPRESSIBLE.test(res.headers.get('Content-Type') ?? '')
    if (!isText || res.headers.has('Content-Encoding') || res.headers.has('Content-Range')) return
    res.headers.append('Vary', 'Accept-Encoding')
    const encoding = chooseEncoding(c.req.header('Accept-Encoding') ?? '')
    if (encoding === null || res.body === null || c.req.method === 'HEAD') return
    const bytes = new Uint8Array(await res.arrayBuffer())
    const headers = new Headers(res.headers)
    let body = bytes
    if (bytes.byteLength >= MIN_LENGTH) {
      body = new Uint8Array(await compressors[encoding](bytes))
      headers.set('Content-Encoding', encoding)
      const etag = headers.get('ETag')
      if (etag !== null) headers.set('ETag', weaken(etag))
    }
    headers.set('Content-Length', String(body.byteLength))
    c.res = undefined
    c.res = new Response(body, { status: res.status, headers })
  }
}
