/** Answers with the bytes, or with the one range that was asked for (RFC 9110, section 14); several ranges get all of it. */
export function partialResponse(request: Request, bytes: Uint8Array, headers: Record<string, string>): Response {
  const all = { ...headers, 'Accept-Ranges': 'bytes' }
  const asked = request.headers.get('If-Range') === null || request.headers.get('If-Range') === headers.ETag
  const range = asked ? rangeOf(request.headers.get('Range'), bytes.byteLength) : null
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...all, 'Content-Range': `bytes */${bytes.byteLength}` } })
  }
  if (range === null) {
    return new Response(new Uint8Array(bytes), { headers: { ...all, 'Content-Length': String(bytes.byteLength) } })
  }
  const { first, last } = range
  return new Response(new Uint8Array(bytes.subarray(first, last + 1)), {
    status: 206,
    headers: {
      ...all,
      'Content-Range': `bytes ${first}-${last}/${bytes.byteLength}`,
      'Content-Length': String(last - first + 1),
    },
  })
}

function rangeOf(header: string | null, size: number): { first: number; last: number } | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null
  return first >= size || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { first, last }
}

/** `Content-Disposition` of a download, with the name in both encodings of RFC 6266. */
export function contentDisposition(fileName: string): string {
  let name = fileName
  try {
    name = decodeURIComponent(fileName)
  } catch {
    // A name that isn't percent-encoded is meant as it is.
  }
  const plain = name.replace(/[^\w. -]/g, '_').slice(0, 150)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name.slice(0, 150)).replace(/['()*]/g, escape)}`
}
