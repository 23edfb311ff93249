import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ContentArchive, parseAssetAddress, parseDocuments, parseManifest } from './archive-format.ts'

/** Reads an archive from its folder on the disk. */
export async function readContentArchive(folder: string): Promise<ContentArchive> {
  const [data = '', manifest = ''] = await Promise.all(
    ['data.ndjson', 'manifest.json'].map((name) => readFile(path.join(folder, name), 'utf8')),
  )
  return {
    documents: parseDocuments(data),
    manifest: parseManifest(manifest),
    async asset(address) {
      const { type, path: file } = parseAssetAddress(address)
      return { type, filename: path.basename(file), bytes: await readFile(path.join(folder, file)) }
    },
  }
}
