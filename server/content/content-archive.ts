import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentManifest } from '#shared/content-shift.ts'

/** A document of Sanity's export format: as stored, with `_sanityAsset` where an asset is to be uploaded. */
interface ContentDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** A folder in Sanity's export format (`data.ndjson`, `images/`, `files/`) with the rule by which its sample dates move. */
export interface ContentArchive {
  documents: ContentDocument[]
  manifest: ContentManifest
  /** @param address `image@file://./images/name.png` or `file@file://./files/name.pdf` */
  asset(address: string): Promise<{ type: 'image' | 'file'; filename: string; bytes: Buffer }>
}

function parseDocument(line: string, number: number): ContentDocument {
  const value: unknown = JSON.parse(line)
  const isDocument = typeof value === 'object' && value !== null && '_id' in value && '_type' in value
  if (!isDocument || typeof value._id !== 'string' || typeof value._type !== 'string') {
    throw new Error(`Failed to read line ${number} of data.ndjson: expected a document with _id and _type`)
  }
  return { ...value, _id: value._id, _type: value._type }
}

function parseManifest(text: string): ContentManifest {
  const value: unknown = JSON.parse(text)
  const isManifest = typeof value === 'object' && value !== null && 'anchor' in value && 'fixed' in value
  if (!isManifest || typeof value.anchor !== 'string' || !Array.isArray(value.fixed)) {
    throw new Error('Failed to read manifest.json: expected an anchor and a list of fixed documents')
  }
  return { anchor: value.anchor, fixed: value.fixed.map(String) }
}

const ASSET = /^(image|file)@file:\/\/\.\/((?:images|files)\/[\w.-]+)$/

export async function readContentArchive(folder: string): Promise<ContentArchive> {
  const [data, manifest] = await Promise.all(
    ['data.ndjson', 'manifest.json'].map((name) => readFile(path.join(folder, name), 'utf8')),
  )
  const lines = (data ?? '').split('\n').filter((line) => line.trim() !== '')
  return {
    documents: lines.map((line, index) => parseDocument(line, index + 1)),
    manifest: parseManifest(manifest ?? ''),
    async asset(address) {
      const [, type, file = ''] = ASSET.exec(address) ?? []
      if (type !== 'image' && type !== 'file')
        throw new Error(`Failed to read the asset ${address}: expected image@file://./images/… or file@file://./files/…`)
      return { type, filename: path.basename(file), bytes: await readFile(path.join(folder, file)) }
    },
  }
}
