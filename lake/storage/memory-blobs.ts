import type { BlobStore } from './storage.ts'

/** Blobs in memory. */
export function createMemoryBlobs(): BlobStore {
  const blobs = new Map<string, Uint8Array>()
  return {
    get: async (path) => blobs.get(path) ?? null,
    put: async (path, bytes) => {
      blobs.set(path, bytes)
    },
    delete: async (path) => {
      blobs.delete(path)
    },
  }
}
