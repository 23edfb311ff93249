import type { SanityClient } from '@sanity/client'
import { shiftContent } from '#shared/content-shift.ts'
import type { ContentArchive } from './archive-format.ts'

/** Addresses of all assets in a value, each once. */
function assetAddresses(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  if ('_sanityAsset' in value && typeof value._sanityAsset === 'string') found.add(value._sanityAsset)
  for (const child of Object.values(value)) assetAddresses(child, found)
  return found
}

/** The value with a reference to the uploaded asset in the place of each address. */
function withAssets(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((child) => withAssets(child, ids))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([name, child]): [string, unknown][] => {
    if (name !== '_sanityAsset') return [[name, withAssets(child, ids)]]
    return [['asset', { _type: 'reference', _ref: ids.get(String(child)) }]]
  })
  return Object.fromEntries(entries)
}

/**
 * Uploads the assets of an archive and writes its documents in one transaction, their sample dates moved to `importDay`.
 *
 * @param progress told one line after each step that a person waits for
 */
export async function importContent(
  client: SanityClient,
  archive: ContentArchive,
  importDay: Date,
  progress: (line: string) => void,
): Promise<void> {
  const addresses = [...assetAddresses(archive.documents)]
  const ids = new Map<string, string>()
  for (const [index, address] of addresses.entries()) {
    const { type, filename, bytes } = await archive.asset(address)
    const asset = await client.assets.upload(type, bytes, { filename })
    ids.set(address, asset._id)
    if ((index + 1) % 10 === 0 || index + 1 === addresses.length)
      progress(`Starter content: ${index + 1} of ${addresses.length} pictures and files`)
  }
  const transaction = client.transaction()
  for (const document of shiftContent(archive.documents, importDay, archive.manifest)) {
    transaction.createOrReplace({
      ...document,
      ...Object.fromEntries(Object.entries(document).map(([name, value]) => [name, withAssets(value, ids)])),
    })
  }
  await transaction.commit({ visibility: 'sync' })
  progress(`Starter content: ${archive.documents.length} documents`)
}
