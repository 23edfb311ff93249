import { type FileHandle, mkdir, open, readdir, readFile, rename, unlink } from 'node:fs/promises'
import path from 'node:path'
import type { Outbox, OutboxEntry } from '../submissions/outbox.ts'

/** The outbox on disk: one file for each waiting submission, in order of their names; refused ones are kept in a folder beside. */
export interface FileOutbox extends Outbox {
  /** Waiting entries, oldest first. */
  waiting(): { file: string; entry: OutboxEntry }[]
  refused(): readonly string[]
  /** Forgets a delivered entry; resolves when that is durable. */
  complete(file: string): Promise<void>
  /** Keeps an entry that the CMS refused for good, with the reason. */
  refuse(file: string, reason: string): Promise<void>
}

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r')
  await handle.sync()
}

async function writeWhole(file: string, text: string): Promise<void> {
  const fresh = `${file}.part`
  let handle: FileHandle | undefined
  try {
    handle = await open(fresh, 'w', 0o600)
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle?.close()
  }
  await rename(fresh, file)
  await syncFolder(path.dirname(file))
}

async function listEntries(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
}

/** @param folder made when it is not there; entries that an earlier process left in it are waiting again. */
export async function openFileOutbox(folder: string): Promise<FileOutbox> {
  const refusedFolder = path.join(folder, 'refused')
  const entries = new Map<string, OutboxEntry>()
  for (const name of await listEntries(folder)) {
    // Written whole by this class and readable by the owner only.
    entries.set(name, JSON.parse(await readFile(path.join(folder, name), 'utf8')) as OutboxEntry)
  }
  const refused = await listEntries(refusedFolder)
  const ids = new Map([...entries.values()].map((entry) => [entry.record._id, entry]))
  let next = Number([...entries.keys()].at(-1)?.slice(0, 12) ?? refused.at(-1)?.slice(0, 12) ?? 0) + 1

  const forget = (file: string) => {
    const entry = entries.get(file)
    entries.delete(file)
    if (entry) ids.delete(entry.record._id)
  }

  return {
    async put(entry) {
      const file = `${String(next++).padStart(12, '0')}.json`
      await writeWhole(path.join(folder, file), JSON.stringify(entry))
      entries.set(file, entry)
      ids.set(entry.record._id, entry)
    },
    find: (id) => ids.get(id) ?? null,
    waiting: () => [...entries].map(([file, entry]) => ({ file, entry })),
    refused: () => refused,
    async complete(file) {
      await unlink(path.join(folder, file))
      await syncFolder(folder)
      forget(file)
    },
    async refuse(file, reason) {
      const entry = entries.get(file)
      await writeWhole(path.join(refusedFolder, file), JSON.stringify({ ...entry, reason }))
      refused.push(file)
      await unlink(path.join(folder, file))
      await syncFolder(folder)
      forget(file)
    },
  }
}
