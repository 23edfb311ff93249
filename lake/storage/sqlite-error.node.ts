import { StorageError, type StorageErrorCode } from './storage-error.ts'

/** Primary result codes of SQLite (https://www.sqlite.org/rescode.html) and what they mean to whoever runs the lake. */
const meanings: Record<number, [code: StorageErrorCode, text: string]> = {
  5: ['locked', 'is locked by another process'],
  6: ['locked', 'is locked'],
  8: ['unusable', 'can only be read'],
  10: ['failed', 'could not be read or written'],
  11: ['damaged', 'is damaged'],
  13: ['full', 'has no room left: the disk is full'],
  14: ['unusable', 'can not be opened'],
  26: ['damaged', 'is damaged or is not a database'],
}

/** Whether SQLite refused; everything else that is thrown belongs to somebody else. */
export function isSqliteError(error: unknown): error is Error & { errcode: number } {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
}

/** SQLite's refusal as a StorageError that names the file; any other error stays what it is. */
export function asStorageError(error: unknown, path: string): unknown {
  if (!isSqliteError(error)) return error
  const [code, text] = meanings[error.errcode & 0xff] ?? ['failed', 'failed']
  return new StorageError(code, `The database ${path} ${text} (${error.message})`, error)
}
