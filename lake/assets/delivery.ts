import { LakeError } from '../documents/lake-error.ts'
import type { AssetDependencies } from './asset-types.ts'
import { mediaTypeOf } from './media-types.ts'
import { isIdentity, parseTransform, transformKey } from './parse-transform.ts'
import { contentDisposition, partialResponse } from './partial-response.ts'
import { createRenderer } from './renderer.ts'

const imageFile = /^([0-9a-f]{40})-(\d+x\d+)\.([a-z0-9]+)$/
const otherFile = /^([0-9a-f]{40})\.([a-z0-9]+)$/

/** A page that is opened from an SVG or any other file can run nothing and load nothing. */
const lockedDown = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

type DeliveryDependencies = Pick<AssetDependencies, 'projectId' | 'blobs' | 'renditions' | 'images' | 'findDocument'>

/** @returns answers to requests below `/images/` and `/files/`; they are public and never change, and errors are LakeErrors. */
export function createDelivery(deps: DeliveryDependencies): (request: Request, url: URL) => Promise<Response> {
  const render = createRenderer(deps)

  return async (request, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new LakeError('methodNotAllowed', 'Assets can only be read')
    const { kind, dataset, file, vanityName } = splitPath(url.pathname, deps.projectId)
    const { assetId, sha1, extension } = identify(kind, file)
    const path = `${kind}/${deps.projectId}/${dataset}/${file}`
    if (deps.findDocument(dataset, assetId) === null) throw notFound()
    const headers: Record<string, string> = {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
      'Content-Security-Policy': lockedDown,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }
    const download = url.searchParams.get('dl')
    if (download !== null) headers['Content-Disposition'] = contentDisposition(download || vanityName || file)
    if (url.searchParams.get('auto') === 'format') headers.Vary = 'Accept'

    const transform = kind === 'images' ? parseTransform(url.searchParams, request.headers.get('Accept') ?? '', extension) : null
    const isOriginal = transform === null || isIdentity(transform)
    const etag = isOriginal ? `"${sha1}"` : `"${sha1}-${transformKey(transform)}"`
    if (
      request.headers
        .get('If-None-Match')
        ?.split(/\s*,\s*/)
        .includes(etag)
    ) {
      return new Response(null, { status: 304, headers: { ...headers, ETag: etag } })
    }
    const original = async () => {
      const bytes = await deps.blobs.get(path)
      if (bytes === null) throw notFound()
      return bytes
    }
    const { bytes, mimeType } = isOriginal
      ? await render.original(original, path, mediaTypeOf(extension))
      : await render.transformed(original, path, transform)
    return partialResponse(request, bytes, { ...headers, 'Content-Type': mimeType, ETag: etag })
  }
}

function splitPath(pathname: string, projectId: string) {
  const [, kind, project, dataset = '', file = '', vanityName = '', ...rest] = pathname.split('/')
  if ((kind !== 'images' && kind !== 'files') || project !== projectId || rest.length > 0) throw notFound()
  return { kind, dataset, file, vanityName: URL.canParse(`x:${vanityName}`) ? vanityName : '' } as const
}

function identify(kind: 'images' | 'files', file: string) {
  if (kind === 'images') {
    const [, sha1, size, extension] = imageFile.exec(file) ?? []
    if (sha1 !== undefined && extension !== undefined) return { assetId: `image-${sha1}-${size}-${extension}`, sha1, extension }
  } else {
    const [, sha1, extension] = otherFile.exec(file) ?? []
    if (sha1 !== undefined && extension !== undefined) return { assetId: `file-${sha1}-${extension}`, sha1, extension }
  }
  throw notFound()
}

function notFound(): LakeError {
  return new LakeError('notFound', 'Asset not found')
}
