import { closeSync, openSync, rmSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { StorageError } from './storage-error.ts'

/** "SLak" in ASCII: marks a database file as a lake's (https://www.sqlite.org/pragma.html#pragma_application_id). */
const applicationId = 0x534c616b

/**
 * Makes sure that the file is a lake's, whole, and at the newest schema. An older one is first copied to `<path>.v<version>.backup`
 * and then migrated in one transaction. Throws a StorageError for a file that is damaged, newer, or not a lake's.
 */
export function prepareDatabase(database: DatabaseSync, path: string, migrations: readonly string[]): void {
  const version = checkVersion(database, path, migrations.length)
  checkPages(database, path)
  if (version === migrations.length) return
  if (version > 0) backUp(database, `${path}.v${version}.backup`)
  database.exec('BEGIN IMMEDIATE')
  try {
    for (const migration of migrations.slice(pragma(database, 'user_version'))) database.exec(migration)
    database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${migrations.length}; COMMIT`)
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** The schema version of the file, which must be a lake's (or empty) and no newer than `newest`. */
export function checkVersion(database: DatabaseSync, path: string, newest: number): number {
  const version = pragma(database, 'user_version')
  const known = pragma(database, 'application_id')
  const isEmpty = database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined
  if (known !== applicationId && !isEmpty)
    throw new StorageError('unusable', `${path} is a database of something else than a content lake`)
  if (version > newest) {
    throw new StorageError(
      'newer',
      `The database ${path} was written by a newer version (schema ${version}, this one knows ${newest})`,
    )
  }
  return version
}

function checkPages(database: DatabaseSync, path: string): void {
  const finding = database.prepare('PRAGMA quick_check(1)').get()?.quick_check
  if (finding !== 'ok')
    throw new StorageError('damaged', `The database ${path} is damaged (${String(finding).replace(/\s+/g, ' ')})`)
}

function backUp(database: DatabaseSync, to: string): void {
  rmSync(to, { force: true })
  closeSync(openSync(to, 'wx', 0o600))
  database.prepare('VACUUM INTO ?').run(to)
}

function pragma(database: DatabaseSync, name: 'user_version' | 'application_id'): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name])
}
