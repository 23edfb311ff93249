import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RenderedPage } from '#src/app/renderer.ts'

type Encoding = 'br' | 'gzip'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const COMPRESS: Record<Encoding, (text: string) => Promise<Buffer>> = {
  // Made once for a page and then kept: worth more effort than what is compressed for one answer.
  br: (text) => compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }),
  gzip: (text) => compressGzip(text, { level: 8 }),
}

/** The bytes and tags of pages, made on first demand and kept as long as their page is. */
export interface PageBytes {
  /** Strong ETag of the page in an encoding; the same page always has the same. */
  etag(page: RenderedPage, encoding: Encoding | null): string
  encode(page: RenderedPage, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>
}

export function createPageBytes(): PageBytes {
  const hashes = new WeakMap<RenderedPage, string>()
  const encoded = new WeakMap<RenderedPage, Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>>()
  return {
    etag(page, encoding) {
      const hash = hashes.get(page) ?? createHash('sha256').update(page.html).digest('base64url').slice(0, 22)
      hashes.set(page, hash)
      return encoding === null ? `"${hash}"` : `"${hash}-${encoding}"`
    },
    encode(page, encoding) {
      const known = encoded.get(page) ?? {}
      encoded.set(page, known)
      known[encoding] ??= COMPRESS[encoding](page.html).then((bytes) => new Uint8Array(bytes))
      return known[encoding]
    },
  }
}
