import { type ContentArchive, parseAssetAddress, parseDocuments, parseManifest } from '#server/content/archive-format.ts'

const texts = import.meta.glob<string>('/content/{data.ndjson,manifest.json}', { query: '?raw', import: 'default', eager: true })
const addresses = import.meta.glob<string>('/content/{images,files}/*', { query: '?url', import: 'default', eager: true })

/** Where a browser finds an asset of the starter content, or undefined. */
function addressOf(asset: string): string | undefined {
  return addresses[`/content/${parseAssetAddress(asset).path}`]
}

/** The starter content, read in a browser. */
export function starterContent(): ContentArchive {
  return {
    documents: parseDocuments(texts['/content/data.ndjson'] ?? ''),
    manifest: parseManifest(texts['/content/manifest.json'] ?? ''),
    async asset(asset) {
      const { type, path } = parseAssetAddress(asset)
      const response = await fetch(addressOf(asset) ?? '')
      if (!response.ok) throw new Error(`Failed to load ${path}: status ${response.status}`)
      return { type, filename: path.slice(path.lastIndexOf('/') + 1), bytes: await response.blob() }
    },
  }
}

/** Address of a brochure's file: a download is a navigation, which no service worker of msw answers. */
export function brochureFile(content: ContentArchive, brochureId: string): string {
  const file = content.documents.find(({ _id }) => _id === brochureId)?.file
  const asset = typeof file === 'object' && file !== null && '_sanityAsset' in file ? file._sanityAsset : undefined
  return (typeof asset === 'string' && addressOf(asset)) || '/'
}
