import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { chooseEncoding } from '../middleware/compression.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

interface StaticFile {
  file: string
  type: string
  etag: string
  /** Encodings that lie beside the file, made at build time. */
  encodings: ReadonlySet<string>
}

/** The files of one folder; what is not in the list made at the start does not exist, so no path can lead out of it. */
export interface StaticFiles {
  /** Answers for a file, or null when there is none of this path. */
  respond(pathname: string, request: Request, cacheControl: string): Promise<Response | null>
  /** The text of a file, or null. */
  text(pathname: string): Promise<string | null>
}

async function listFiles(root: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const names = new Set(entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)))
  const files = new Map<string, StaticFile>()
  for (const file of names) {
    // Vite's manifest lies among the files and is nobody's business.
    if (path.relative(root, file).startsWith('.')) continue
    const extension = path.extname(file)
    if (/^\.(br|gz)$/.test(extension) && names.has(file.slice(0, -3))) continue
    const etag = `"${createHash('sha256')
      .update(await readFile(file))
      .digest('base64url')
      .slice(0, 22)}"`
    const encodings = new Set([...(names.has(`${file}.br`) ? ['br'] : []), ...(names.has(`${file}.gz`) ? ['gzip'] : [])])
    const address = `/${path.relative(root, file).split(path.sep).join('/')}`
    files.set(address, { file, type: TYPES[extension] ?? 'application/octet-stream', etag, encodings })
  }
  return files
}

const SUFFIX = { br: '.br', gzip: '.gz' } as const

/** @param root an existing folder; its files must not change while the server runs. */
export async function createStaticFiles(root: string): Promise<StaticFiles> {
  const files = await listFiles(root)
  return {
    async respond(pathname, request, cacheControl) {
      const found = files.get(pathname)
      if (!found) return null
      const wanted = chooseEncoding(request.headers.get('Accept-Encoding') ?? '')
      const encoding = wanted !== null && found.encodings.has(wanted) ? wanted : null
      const etag = encoding === null ? found.etag : found.etag.replace(/"$/, `-${encoding}"`)
      const headers = new Headers({ 'Content-Type': found.type, 'Cache-Control': cacheControl, ETag: etag })
      if (found.encodings.size > 0) headers.set('Vary', 'Accept-Encoding')
      if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers })
      if (encoding !== null) headers.set('Content-Encoding', encoding)
      const bytes = await readFile(encoding === null ? found.file : found.file + SUFFIX[encoding])
      headers.set('Content-Length', String(bytes.byteLength))
      return new Response(new Uint8Array(bytes), { headers })
    },
    async text(pathname) {
      const found = files.get(pathname)
      return found ? readFile(found.file, 'utf8') : null
    },
  }
}
