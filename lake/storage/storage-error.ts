/** `full`: no room left; `damaged`: the file is not what it was; `newer`: written by a later version; `locked`, `unusable`: can't be opened; `failed`: anything else. */
export type StorageErrorCode = 'full' | 'damaged' | 'newer' | 'locked' | 'unusable' | 'failed'

/** What went wrong below the lake, in one sentence for the operator; nothing of the failed work was stored. */
export class StorageError extends Error {
  readonly code: StorageErrorCode

  constructor(code: StorageErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StorageError'
    this.code = code
  }

  /** The HTTP status that a client gets: 507 when there is no room, 503 otherwise. */
  get status(): 507 | 503 {
    return this.code === 'full' ? 507 : 503
  }
}
