/** Milliseconds after which a part of the site counts as lost (docs/specification.md S3.14). */
const TIMEOUT = 120_000

/** A part of the site could not be loaded: the network is down, a deployment replaced it, or nothing answered. */
export class ChunkError extends Error {
  override name = 'ChunkError'

  /** True when there was no answer at all, which another load of the page would only repeat. */
  readonly late: boolean

  constructor(message: string, { late, cause }: { late: boolean; cause?: unknown }) {
    super(message, { cause })
    this.late = late
  }
}

/** Imports a module with all that it needs, styles included. Rejects with a {@link ChunkError} when that fails or doesn't answer in time. */
export async function importPart<Module>(load: () => Promise<Module>): Promise<Module> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new ChunkError(`No answer within ${TIMEOUT} ms`, { late: true })), TIMEOUT)
  const lost = (cause: unknown) => new ChunkError('A part of the site could not be loaded', { late: false, cause })
  try {
    return await Promise.race([load().catch((cause: unknown) => Promise.reject(lost(cause))), late])
  } finally {
    clearTimeout(timer)
  }
}
