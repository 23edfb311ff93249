import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { LakeError } from '../documents/lake-error.ts'
import type { BlobStore } from '../storage/storage.ts'

export interface DiskBlobOptions {
  /** Bytes that the folder may hold; the blobs used longest ago are dropped. Absent: nothing is ever dropped. */
  maximalBytes?: number
}

/**
 * Blobs as files below a folder. A blob is there whole or not at all; without a limit it is on the disk when `put` resolves.
 *
 * @returns the store; the folder is made when it is missing.
 */
export function createDiskBlobs(folder: string, { maximalBytes }: DiskBlobOptions = {}): BlobStore {
  const isCache = maximalBytes !== undefined
  const place = (blob: string): string => {
    const segments = blob.split('/')
    if (segments.some((segment) => !/^[\w.,-]{1,240}$/.test(segment) || /^\.+$/.test(segment))) {
      throw new LakeError('badRequest', 'The path of the asset is not valid')
    }
    // Below one folder there is a blob or more folders, never both: a rendition's path begins with that of its original.
    return path.join(folder, ...segments.slice(0, -1), `${segments.at(-1)}.blob`)
  }
  const cache = isCache ? createEviction(folder, maximalBytes) : null

  return {
    async get(blob) {
      const file = place(blob)
      try {
        const bytes = await readFile(file)
        if (isCache) await utimes(file, new Date(), new Date()).catch(() => undefined)
        return bytes
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async put(blob, bytes) {
      const file = place(blob)
      try {
        await mkdir(path.dirname(file), { recursive: true })
        await writeWhole(file, bytes, !isCache)
      } catch (error) {
        throw isFull(error) ? new LakeError('insufficientStorage', 'No room left to store this') : error
      }
      await cache?.added(bytes.byteLength)
    },
    async delete(blob) {
      await rm(place(blob), { force: true })
    },
  }
}

/** Writes beside the file and puts it in place when it is whole; nothing is left of a try that fails. */
async function writeWhole(file: string, bytes: Uint8Array, isDurable: boolean): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(bytes)
      if (isDurable) await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  if (isDurable) await syncFolder(path.dirname(file))
}

/** Keeps a folder below a size by removing the files used longest ago, a tenth of the limit at a time. */
function createEviction(folder: string, maximalBytes: number) {
  let used: number | null = null
  let running: Promise<void> | null = null

  async function shrink(): Promise<void> {
    const files: { file: string; size: number; time: number }[] = []
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = path.join(entry.parentPath, entry.name)
      const found = await stat(file).catch(() => null)
      if (found !== null) files.push({ file, size: found.size, time: found.mtimeMs })
    }
    let total = files.reduce((sum, { size }) => sum + size, 0)
    for (const { file, size } of files.sort((a, b) => a.time - b.time)) {
      if (total <= maximalBytes * 0.9) break
      await rm(file, { force: true })
      total -= size
    }
    used = total
  }

  return {
    async added(bytes: number): Promise<void> {
      if (used !== null) used += bytes
      if (used !== null && used <= maximalBytes) return
      running ??= shrink().finally(() => {
        running = null
      })
      await running
    },
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
