import type { Hasher } from '../documents/hasher.ts'
import type { Identity, JsonObject, SanityDocument } from '../documents/types.ts'
import type { BlobStore } from '../storage/storage.ts'
import { describeFile, describeImage } from './asset-documents.ts'
import { createDelivery } from './delivery.ts'
import type { ImageService } from './image-service.ts'

export type AssetKind = 'images' | 'files'

export interface Upload {
  kind: AssetKind
  dataset: string
  identity: Identity | null
  bytes: Uint8Array
  contentType: string
  /** Query parameters of the upload: `filename`, `label`, `title`, … */
  options: URLSearchParams
}

export interface AssetStore {
  /**
   * Stores the bytes and their asset document; the same bytes again give the document that exists.
   * Rejects with a LakeError 400 for an empty body and for what is no image.
   */
  upload(upload: Upload): Promise<SanityDocument>
  /** Answers `GET /images/…` and `/files/…`; rejects with a LakeError. */
  deliver(request: Request, url: URL): Promise<Response>
}

export interface AssetDependencies {
  projectId: string
  /** Origin in front of asset urls. */
  publicUrl: string
  blobs: BlobStore
  renditions: BlobStore | undefined
  images: ImageService
  hash: Hasher
  ids: () => string
  findDocument(dataset: string, id: string): SanityDocument | null
  /** Creates the document unless it exists, and gives the one that is there then. */
  saveDocument(dataset: string, identity: Identity | null, document: JsonObject): Promise<SanityDocument>
}

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
