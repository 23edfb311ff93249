import type { Refusal } from './outcome.ts'

/** Largest form body in bytes: the longest message with every character escaped, and the other fields. */
const MAX_BODY = 100_000
/** Milliseconds in which a form's body must have arrived; a client that trickles bytes is cut off. */
const MAX_BODY_TIME = 20_000

export type Fields = Readonly<Record<string, unknown>>
export type Body = { ok: true; fields: Fields } | { ok: false; refusal: Refusal }

const refuse = (refusal: Refusal): Body => ({ ok: false, refusal })
const tooLarge: Body = { ok: false, refusal: { status: 413, error: 'tooLarge' } }
const malformed: Body = { ok: false, refusal: { status: 400, error: 'malformed' } }

async function readText(request: Request): Promise<string | 'tooLarge' | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = request.body?.getReader()
  if (!reader) return ''
  const timer = setTimeout(() => reader.cancel().catch(() => undefined), MAX_BODY_TIME) // a stream already broken needs no cancelling
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.byteLength
      if (size > MAX_BODY) {
        await reader.cancel()
        return 'tooLarge'
      }
      chunks.push(new Uint8Array(read.value))
    }
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(await new Blob(chunks).arrayBuffer())
  } catch {
    return null // cut off while sending, or no UTF-8: there is nobody or nothing to answer in more detail
  } finally {
    clearTimeout(timer)
  }
}

function parseJson(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text)
    // Entries are copied to a bare object, so that a key such as __proto__ is just a key.
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.assign(Object.create(null), value) : null
  } catch {
    return null // not JSON
  }
}

function parseForm(text: string): Fields {
  const fields = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) if (!(name in fields)) fields[name] = value
  return fields
}

const PARSERS = { json: ['application/json', parseJson], form: ['application/x-www-form-urlencoded', parseForm] } as const

/** Reads the body of a form post of one `kind`, without ever holding more than the limit. */
export async function readBody(request: Request, kind: keyof typeof PARSERS): Promise<Body> {
  const [type, parse] = PARSERS[kind]
  const given = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (given !== type || request.headers.has('Content-Encoding')) return refuse({ status: 415, error: 'unsupportedMediaType' })
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BODY) return tooLarge
  const text = await readText(request)
  if (text === 'tooLarge') return tooLarge
  const fields = text === null ? null : parse(text)
  return fields === null ? malformed : { ok: true, fields }
}
