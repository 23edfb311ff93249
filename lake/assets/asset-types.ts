import type { Hasher } from '../documents/hasher.ts'
import type { Identity, JsonObject, SanityDocument } from '../documents/types.ts'
import type { BlobStore } from '../storage/storage.ts'
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
