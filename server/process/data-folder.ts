import { randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { writeDurably } from './durable-file.ts'
import { StartError } from './start-error.ts'

/** The data folder, held by this process alone until `release` or its end. */
export interface DataFolder {
  path: string
  /** Absolute path of a file or folder in it. */
  file(...names: string[]): string
  /**
   * The text kept under `name`, readable by its owner only; made by `create` the first time, of at least 32 printable characters.
   *
   * @throws StartError when what is kept there can't be a secret.
   */
  secret(name: string, create: () => string): string
  release(): void
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/**
 * The lock is SQLite's own on an empty file: the system frees it when the process ends however it ends, so there is no stale lock
 * to judge and no race in taking one over.
 */
function takeLock(file: string, folder: string): DatabaseSync {
  const lock = new DatabaseSync(file)
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (/locked|busy/i.test(reason(error))) {
      throw new StartError(`Another process is using the data folder ${folder}: stop it, or set DATA_DIR to another folder.`)
    }
    if (/not a database|malformed/i.test(reason(error))) {
      throw new StartError(`The file ${file} is damaged: delete it, it holds nothing and is made anew.`)
    }
    throw error
  }
}

/** What a secret that was kept looks like; shorter or binary remains of a file would be guessed, or be no token at all. */
const SECRET = /^[\x21-\x7e]{32,}$/

function keptSecret(file: string): string | null {
  let kept: string
  try {
    kept = readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw new StartError(
      `The file ${file} can't be read (${reason(error)}): restore it from a backup, or delete it to have a new one made.`,
    )
  }
  if (kept === '' || SECRET.test(kept)) return kept || null
  throw new StartError(`The file ${file} is damaged: restore it from a backup, or delete it to have a new one made.`)
}

/**
 * Makes the folder if it is not there and locks it.
 *
 * @throws StartError when it can't be written or another process holds it.
 */
export function openDataFolder(folder: string): DataFolder {
  const root = path.resolve(folder)
  const file = (...names: string[]) => path.join(root, ...names)
  let lock: DatabaseSync
  try {
    mkdirSync(root, { recursive: true, mode: 0o700 })
    const probe = file(`.probe-${randomBytes(6).toString('hex')}`)
    closeSync(openSync(probe, 'wx', 0o600))
    rmSync(probe)
    lock = takeLock(file('lock'), root)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `The data folder ${root} can't be written (${reason(error)}): set DATA_DIR to a folder that this user may write to.`,
    )
  }
  return {
    path: root,
    file,
    secret(name, create) {
      const kept = keptSecret(file(name))
      if (kept !== null) return kept
      const made = create()
      writeDurably(file(name), `${made}\n`, 0o600)
      return made
    },
    release: () => lock.close(),
  }
}
