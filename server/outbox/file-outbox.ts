import { mkdir, open, readdir, readFile, rename, unlink } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../process/start-error.ts'
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

/** Ends the name of a file that is not whole yet. */
const PART = '.part'

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r')
  await handle.sync()
}

async function writeWhole(file: string, text: string): Promise<void> {
  const fresh = `${file}${PART}`
  try {
    {
      await using handle = await open(fresh, 'w', 0o600)
      await handle.writeFile(text)
      await handle.sync()
    }
    await rename(fresh, file)
  } catch (error) {
    await unlink(fresh).catch(() => undefined) // a full disk needs the room; what can't be removed is no entry
    throw error
  }
  await syncFolder(path.dirname(file))
}

async function listEntries(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The folder ${folder} can't be opened (${reason}): move away what stands in its place.`)
  })
  const names = await readdir(folder)
  // What a crash left half-written was never acknowledged.
  for (const name of names) if (name.endsWith(PART)) await unlink(path.join(folder, name))
  return names.filter((name) => name.endsWith('.json')).sort()
}

/** @throws StartError for a file that is no entry: it may be somebody's registration, so it is neither skipped nor deleted. */
async function readEntry(file: string): Promise<OutboxEntry> {
  const entry = parseEntry(await readFile(file, 'utf8').catch(() => ''))
  if (entry) return entry
  throw new StartError(
    `The waiting submission ${file} is damaged: restore it from a backup, or move it away to start without it.`,
  )
}

function parseEntry(text: string): OutboxEntry | null {
  try {
    const entry = JSON.parse(text) as Partial<OutboxEntry> | null // written whole by this module; what a damaged disk leaves lacks a part
    const isWhole = typeof entry?.record?._id === 'string' && typeof entry.answers === 'object' && Array.isArray(entry.names)
    return isWhole ? (entry as OutboxEntry) : null
  } catch {
    return null // not JSON
  }
}

const keyOf = ({ key, record }: OutboxEntry) => key ?? record._id

/** @param folder made when it is not there; entries that an earlier process left in it are waiting again. */
export async function openFileOutbox(folder: string): Promise<FileOutbox> {
  const refusedFolder = path.join(folder, 'refused')
  const entries = new Map<string, OutboxEntry>()
  for (const name of await listEntries(folder)) {
    entries.set(name, await readEntry(path.join(folder, name)))
  }
  const refused = await listEntries(refusedFolder)
  const byKey = new Map([...entries.values()].map((entry) => [keyOf(entry), entry]))
  let next = Number([...entries.keys()].at(-1)?.slice(0, 12) ?? refused.at(-1)?.slice(0, 12) ?? 0) + 1

  /** Entries that are being written, by key. */
  const underWay = new Map<string, Promise<OutboxEntry>>()

  async function write(entry: OutboxEntry): Promise<OutboxEntry> {
    const file = `${String(next++).padStart(12, '0')}.json`
    await writeWhole(path.join(folder, file), JSON.stringify(entry))
    entries.set(file, entry)
    byKey.set(keyOf(entry), entry)
    return entry
  }

  const forget = (file: string) => {
    const entry = entries.get(file)
    entries.delete(file)
    if (entry) byKey.delete(keyOf(entry))
  }

  return {
    async put(entry) {
      const key = keyOf(entry)
      const kept = byKey.get(key) ?? underWay.get(key)
      if (kept) return kept
      const writing = write(entry).finally(() => underWay.delete(key))
      underWay.set(key, writing)
      return writing
    },
    find: (key) => byKey.get(key) ?? null,
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
