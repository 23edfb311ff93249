import { closeSync, existsSync, fsyncSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DocumentCache } from './document-cache.ts'
import { GroupCommit } from './group-commit.node.ts'
import { asStorageError, isSqliteError } from './sqlite-error.node.ts'
import { checkVersion, prepareDatabase } from './sqlite-migrate.node.ts'
import { SqliteReader } from './sqlite-reader.node.ts'
import { migrations } from './sqlite-schema.node.ts'
import { SqliteWriter } from './sqlite-writer.node.ts'
import type { Storage } from './storage.ts'
import { StorageError } from './storage-error.ts'

export interface SqliteOptions {
  /** The database file; `-wal` and `-shm` files stand beside it while it is open. */
  path: string
  /** Opens the file of another storage only to read, as worker threads do; `write` then rejects. */
  readonly?: boolean
  /** Bytes that the write-ahead log may reach before readers are waited for to shrink it. */
  walLimit?: number
  /** Bytes that the database file may reach; a write that needs more is refused as on a full disk. */
  sizeLimit?: number
}

const pageBytes = 4096
const defaultWalLimit = 64 * 1024 * 1024
/** Pages between two checkpoints: a page that is written often in between is copied once. */
const checkpointPages = 4000
const lockTimeout = 5000
const checkpointTimeout = 100
/** Characters of JSON whose documents are kept parsed. */
const cacheLimit = 16 * 1024 * 1024

/**
 * A storage in one SQLite file. An acknowledged write is on the disk; readers see committed state only. Throws a StorageError with a
 * sentence for the operator when the file can't be opened, is damaged, or was written by a newer version.
 */
export function createSqliteStorage({ path, readonly = false, walLimit = defaultWalLimit, sizeLimit }: SqliteOptions): Storage {
  const opened: DatabaseSync[] = []
  try {
    const writing = readonly ? undefined : open(path, false, opened)
    if (writing !== undefined) {
      prepareDatabase(writing, path, migrations)
      if (sizeLimit !== undefined) writing.exec(`PRAGMA max_page_count = ${Math.floor(sizeLimit / pageBytes)}`)
    }
    const reading = open(path, true, opened)
    if (checkVersion(reading, path, migrations.length) < migrations.length) {
      throw new StorageError('unusable', `The database ${path} has not been prepared by a writer of this version`)
    }
    return new SqliteStorage(path, reading, writing, walLimit)
  } catch (error) {
    for (const database of opened) database.close()
    throw asStorageError(error, path)
  }
}

class SqliteStorage implements Storage {
  readonly #path: string
  readonly #reading: DatabaseSync
  readonly #reader: SqliteReader
  readonly #writing: { database: DatabaseSync; writer: SqliteWriter; queue: GroupCommit } | undefined
  readonly #walLimit: number
  #checkpointAt: number
  /** What the writer has to have written before the size of the log is looked at again. */
  #lookAgainAt = 0
  #depth = 0

  constructor(path: string, reading: DatabaseSync, writing: DatabaseSync | undefined, walLimit: number) {
    this.#path = path
    this.#reading = reading
    this.#reader = new SqliteReader(reading, new DocumentCache(cacheLimit))
    this.#walLimit = walLimit
    this.#checkpointAt = walLimit
    if (writing !== undefined) this.#writing = this.#startWriting(writing)
  }

  read<T>(work: (reader: SqliteReader) => T): T {
    try {
      if (this.#depth === 0) this.#reading.exec('BEGIN')
      this.#depth++
      try {
        return work(this.#reader)
      } finally {
        this.#depth--
        if (this.#depth === 0) this.#reading.exec('COMMIT')
      }
    } catch (error) {
      throw asStorageError(error, this.#path)
    }
  }

  write<T>(work: (writer: SqliteWriter) => T): Promise<T> {
    if (this.#writing === undefined)
      return Promise.reject(new StorageError('unusable', `The database ${this.#path} is opened only to read`))
    const { queue, writer, database } = this.#writing
    if (!database.isOpen) return Promise.reject(new StorageError('unusable', `The database ${this.#path} is closed`))
    return queue.run(() => work(writer))
  }

  close(): void {
    if (!this.#reading.isOpen) return
    this.#writing?.queue.flush()
    this.#reading.close()
    this.#writing?.database.close()
  }

  #startWriting(database: DatabaseSync) {
    const writer = new SqliteWriter(database)
    const queue = new GroupCommit(database, {
      committed: () => {
        writer.settle()
        this.#boundLog(database, writer)
      },
      undone: () => writer.forget(),
      failure: (error) => asStorageError(error, this.#path),
    })
    return { database, writer, queue }
  }

  /**
   * SQLite checkpoints by itself every so many pages and starts the log over when no reader needs it. Where readers always overlap
   * the log would grow for ever: past the limit, new ones are held back for a moment.
   */
  #boundLog(writing: DatabaseSync, writer: SqliteWriter): void {
    // Asking the disk after every transaction would take a tenth of its time.
    if (writer.written < this.#lookAgainAt) return
    this.#lookAgainAt = writer.written + this.#walLimit / 8
    const size = statSync(`${this.#path}-wal`, { throwIfNoEntry: false })?.size ?? 0
    if (size < this.#checkpointAt) {
      if (size < this.#walLimit) this.#checkpointAt = this.#walLimit
      return
    }
    const isShort = this.#truncateLog(writing)
    this.#checkpointAt = isShort ? this.#walLimit : size + this.#walLimit
  }

  #truncateLog(writing: DatabaseSync): boolean {
    try {
      writing.exec(`PRAGMA busy_timeout = ${checkpointTimeout}`)
      return Number(writing.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy) === 0
    } catch (error) {
      // What the log holds is safe where it is; a checkpoint that fails is tried again later.
      if (isSqliteError(error)) return false
      throw error
    } finally {
      writing.exec(`PRAGMA busy_timeout = ${lockTimeout}`)
    }
  }
}

function open(path: string, readOnly: boolean, opened: DatabaseSync[]): DatabaseSync {
  // Made here, so that nobody but its owner may read what it holds; SQLite gives its side files the same rights.
  if (!readOnly) createFile(path)
  const database = new DatabaseSync(path, { readOnly, timeout: lockTimeout })
  opened.push(database)
  database.exec(
    `PRAGMA page_size = ${pageBytes}; PRAGMA cache_size = -16384; PRAGMA temp_store = MEMORY; PRAGMA trusted_schema = OFF`,
  )
  // Before anything is set that would change a file which isn't ours to change.
  checkVersion(database, path, migrations.length)
  if (!readOnly) {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = FAST')
    database.exec(`PRAGMA wal_autocheckpoint = ${checkpointPages}; PRAGMA journal_size_limit = ${defaultWalLimit}`)
  }
  return database
}

function createFile(path: string): void {
  try {
    const isNew = !existsSync(path)
    closeSync(openSync(path, 'a', 0o600))
    if (isNew) syncFolder(dirname(path))
  } catch (error) {
    throw new StorageError('unusable', `The database ${path} can not be opened (${String(error)})`, error)
  }
}

/** The name of a new file is part of its folder, and lost with it when the power fails. */
function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
