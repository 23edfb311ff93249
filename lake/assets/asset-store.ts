import { describeFile, describeImage } from './asset-documents.ts'
import type { AssetDependencies, AssetStore } from './asset-types.ts'
import { createDelivery } from './delivery.ts'

/** @returns the assets of one lake. */
export function createAssetStore(deps: AssetDependencies): AssetStore {
  return {
    deliver: createDelivery(deps),
    async upload(upload) {
      const { dataset, identity, bytes, kind } = upload
      const sha1 = await deps.hash.sha1(bytes)
      const described = kind === 'images' ? await describeImage(deps, upload, sha1) : describeFile(upload, sha1)
      const { id, fileName, fields } = described
      const existing = deps.findDocument(dataset, id)
      const path = `${kind}/${deps.projectId}/${dataset}/${fileName}`
      if (existing !== null && (await deps.blobs.get(path)) !== null) return existing
      // The bytes come first: a document must never name a file that isn't there.
      await deps.blobs.put(path, bytes)
      if (existing !== null) return existing
      return deps.saveDocument(dataset, identity, {
        ...fields,
        _id: id,
        assetId: sha1,
        sha1hash: sha1,
        path,
        url: `${deps.publicUrl}/${path}`,
        size: bytes.byteLength,
        uploadId: deps.ids(),
      })
    },
  }
}
