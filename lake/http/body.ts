import { LakeError } from '../documents/lake-error.ts'

/** Levels of a JSON body; hosted Sanity takes documents of 20. */
const deepestNesting = 200
const [quote, backslash, openArray, closeArray, openObject, closeObject] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Reads a body of at most `limit` bytes; more is refused before it is all in memory.
 *
 * @throws LakeError 413
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw tooLarge(limit)
  if (request.body === null) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength
    if (size > limit) {
      await reader.cancel()
      throw tooLarge(limit)
    }
    chunks.push(read.value)
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

/**
 * Reads a JSON body.
 *
 * @throws LakeError 413, or 400 for what is no JSON in UTF-8.
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const bytes = await readBytes(request, limit)
  if (isNestedTooDeeply(bytes))
    throw new LakeError('badRequest', `The request body is nested deeper than ${deepestNesting} levels`)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new LakeError('badRequest', 'The request body is not valid JSON')
  }
}

/** Walks the bytes without recursion, which a body of brackets alone would exhaust. */
function isNestedTooDeeply(bytes: Uint8Array): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === quote) isText = !isText
    else if (byte === backslash) at++
    else if (isText) continue
    else if (byte === openArray || byte === openObject) depth++
    else if (byte === closeArray || byte === closeObject) depth--
    if (depth > deepestNesting) return true
  }
  return false
}

/** A JSON object, or a LakeError 400. */
export function asObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new LakeError('badRequest', 'The request body must be a JSON object')
  }
  return { ...value }
}

function tooLarge(limit: number): LakeError {
  return new LakeError('payloadTooLarge', `The request body is larger than ${limit} bytes`)
}
