import { readFileSync } from 'node:fs'
import type { ContentManifest } from '#shared/content-shift.ts'

export const contentFolder = new URL('../../content/', import.meta.url)

export interface ContentDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

export const ndjson = readFileSync(new URL('data.ndjson', contentFolder), 'utf8')
export const documents: ContentDocument[] = ndjson
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))
export const manifest: ContentManifest = JSON.parse(readFileSync(new URL('manifest.json', contentFolder), 'utf8'))

export const ofType = (type: string) => documents.filter((document) => document._type === type)

export function byId(id: string): ContentDocument {
  const found = documents.find((document) => document._id === id)
  if (!found) throw new Error(`content/ has no document ${id}`)
  return found
}

/** Every string, number, boolean and object below a value, with the path that leads there. */
export function* walk(value: unknown, path = ''): Generator<[path: string, value: unknown]> {
  yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* walk(inner, `${path}.${key}`)
}

/** All visible text of a value: spans, table cells, titles; not keys, ids, addresses. */
export function textOf(value: unknown): string {
  return [...walk(value)]
    .filter(([path, inner]) => typeof inner === 'string' && !/\.(_\w+|href|url|marks\.\d+)$/.test(path))
    .map(([, inner]) => inner)
    .join('\n')
}
