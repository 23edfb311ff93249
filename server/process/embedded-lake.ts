import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { createDiskBlobs } from '#lake/assets/disk-blobs.node.ts'
import { createSharpImages } from '#lake/assets/sharp-images.node.ts'
import { createScryptPasswords } from '#lake/auth/scrypt-passwords.node.ts'
import { createLake, type Lake } from '#lake/lake.ts'
import { createWorkerQueryRunner } from '#lake/query/worker-query-runner.node.ts'
import { createSqliteStorage } from '#lake/storage/sqlite.node.ts'
import type { Storage } from '#lake/storage/storage.ts'
import type { PublicConfig } from '#shared/config.ts'
import { createCmsClients } from '../cms/clients.ts'
import { readContentArchive } from '../content/content-archive.ts'
import { importContent } from '../content/import-content.ts'
import type { DataFolder } from './data-folder.ts'
import { syncFolder } from './durable-file.ts'
import { describeError, type Log } from './log.ts'
import { StartError } from './start-error.ts'

export interface EmbeddedLake {
  lake: Lake
  /** Ends the streams, then closes the database. */
  close(): Promise<void>
}

export interface EmbeddedLakeOptions {
  folder: DataFolder
  config: PublicConfig
  /** The server's own token. */
  adminToken: string
  allowOrigin: (origin: string) => boolean
  log: Log
}

const DATABASE = 'lake.sqlite'
/** Bytes of rendered images that are kept; the oldest go first and are rendered again when asked for. */
const MAX_RENDITIONS = 500_000_000

function openDatabase(file: string): Storage {
  try {
    return createSqliteStorage({ path: file })
  } catch (error) {
    // The driver's own sentence says what is wrong with which file; nothing of it was changed.
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `${reason.replace(/\s+/g, ' ')}: restore the folder ${path.dirname(file)} from a backup, or move it away to begin with the starter content.`,
    )
  }
}

/** A lake that was filled once has a database: to go on with an empty one would hide that everything is lost. */
function expectDatabase(file: string): void {
  const isEmpty = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0
  if (!isEmpty) return
  const folder = path.dirname(file)
  throw new StartError(
    `The database ${file} is gone or empty: restore the folder ${folder} from a backup, or move it away to begin with the starter content.`,
  )
}

function openLake(root: string, options: EmbeddedLakeOptions): EmbeddedLake {
  const { config, log } = options
  const databaseFile = path.join(root, DATABASE)
  const storage = openDatabase(databaseFile)
  const queries = createWorkerQueryRunner({ databaseFile, storage, projectId: config.projectId })
  const identity = { id: 'p-server', name: 'This server', email: 'server@localhost', role: 'administrator' } as const
  const lake = createLake({
    storage,
    blobs: createDiskBlobs(path.join(root, 'assets')),
    images: createSharpImages(),
    renditions: createDiskBlobs(path.join(root, 'renditions'), { maximalBytes: MAX_RENDITIONS }),
    runQuery: queries.run,
    passwords: createScryptPasswords(),
    config: {
      projectId: config.projectId,
      datasets: [{ name: config.dataset, aclMode: 'public' }],
      publicUrl: config.publicUrl,
      allowOrigin: options.allowOrigin,
      tokens: [{ token: options.adminToken, identity }],
    },
    onError: (error, request) => log.error(describeError(error, request)),
  })
  return {
    lake,
    async close() {
      lake.close()
      await queries.close()
      storage.close()
    },
  }
}

/**
 * Opens the lake of the data folder. The first time it is filled with the starter content in a folder of another name, which takes
 * its place only when it is whole: an interrupted import starts again from nothing.
 */
export async function openEmbeddedLake(contentFolder: string, options: EmbeddedLakeOptions): Promise<EmbeddedLake> {
  const root = options.folder.file('lake')
  if (existsSync(root)) {
    expectDatabase(path.join(root, DATABASE))
    return openLake(root, options)
  }
  const importing = options.folder.file('lake.importing')
  rmSync(importing, { recursive: true, force: true })
  mkdirSync(importing, { recursive: true, mode: 0o700 })
  const fresh = openLake(importing, options)
  try {
    const fetch = (request: Request) => fresh.lake.fetch(request)
    const { writer } = createCmsClients({ config: options.config, token: options.adminToken, fetch, timeout: 120_000 })
    await importContent(writer, await readContentArchive(contentFolder), new Date(), options.log.info)
  } finally {
    await fresh.close()
  }
  renameSync(importing, root)
  syncFolder(options.folder.path)
  return openLake(root, options)
}
