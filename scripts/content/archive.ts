import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type ContentManifest, shiftContent } from '#shared/content-shift.ts'
import { toNdjson } from './dataset.ts'
import { type TarEntry, tar } from './tar.ts'
import type { ContentDocument } from './values.ts'

function filesOf(content: URL, folder: string): TarEntry[] {
  return readdirSync(new URL(`${folder}/`, content))
    .sort()
    .map((file) => ({ name: `content/${folder}/${file}`, content: readFileSync(new URL(`${folder}/${file}`, content)) }))
}

/**
 * Takes the folder `content/` and a day, returns the dataset with its sample dates moved to that day as the `.tar.gz` that
 * `sanity datasets import` reads.
 */
export function packContent(content: URL, importDay: Date): Buffer {
  const read = (file: string) => readFileSync(new URL(file, content), 'utf8')
  const manifest: ContentManifest = JSON.parse(read('manifest.json'))
  const documents: ContentDocument[] = read('data.ndjson')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const data = Buffer.from(toNdjson(shiftContent(documents, importDay, manifest)))
  const entries = [{ name: 'content/data.ndjson', content: data }, ...filesOf(content, 'images'), ...filesOf(content, 'files')]
  return gzipSync(tar(entries, Math.floor(importDay.getTime() / 1000)))
}
