import type { ContentManifest } from '#shared/content-shift.ts'

/** A document of Sanity's export format: as stored, with `_sanityAsset` where an asset is to be uploaded. */
export interface ContentDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** A folder in Sanity's export format (`data.ndjson`, `images/`, `files/`) with the rule by which its sample dates move. */
export interface ContentArchive {
  documents: ContentDocument[]
  manifest: ContentManifest
  /** @param address `image@file://./images/name.png` or `file@file://./files/name.pdf` */
  asset(address: string): Promise<{ type: 'image' | 'file'; filename: string; bytes: Buffer | Blob }>
}

function parseDocument(line: string, number: number): ContentDocument {
  const value: unknown = JSON.parse(line)
  const isDocument = typeof value === 'object' && value !== null && '_id' in value && '_type' in value
  if (!isDocument || typeof value._id !== 'string' || typeof value._type !== 'string') {
    throw new Error(`Failed to read line ${number} of data.ndjson: expected a document with _id and _type`)
  }
  return { ...value, _id: value._id, _type: value._type }
}

/** Reads `data.ndjson`, a document a line; throws naming the line that is none. */
export function parseDocuments(text: string): ContentDocument[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, index) => parseDocument(line, index + 1))
}

/** Reads `manifest.json`; throws when it is none. */
export function parseManifest(text: string): ContentManifest {
  const value: unknown = JSON.parse(text)
  const isManifest = typeof value === 'object' && value !== null && 'anchor' in value && 'fixed' in value
  if (!isManifest || typeof value.anchor !== 'string' || !Array.isArray(value.fixed)) {
    throw new Error('Failed to read manifest.json: expected an anchor and a list of fixed documents')
  }
  return { anchor: value.anchor, fixed: value.fixed.map(String) }
}

const ASSET = /^(image|file)@file:\/\/\.\/((?:images|files)\/[\w.-]+)$/

/** Reads the address of an asset in a document: its kind, and its path in the archive's folder. Throws for any other address. */
export function parseAssetAddress(address: string): { type: 'image' | 'file'; path: string } {
  const [, type, path = ''] = ASSET.exec(address) ?? []
  if (type !== 'image' && type !== 'file')
    throw new Error(`Failed to read the asset ${address}: expected image@file://./images/… or file@file://./files/…`)
  return { type, path }
}
