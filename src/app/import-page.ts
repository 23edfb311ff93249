/** Milliseconds after which a part of a page counts as lost (specification 9). */
const TIMEOUT = 120_000

/** A part of the site could not be loaded: the network is down, or a deployment replaced it. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

/** Imports a page's module with all that it needs. Rejects with a {@link ChunkError} when that fails or doesn't answer in time. */
export async function importPage<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${TIMEOUT} ms`)), TIMEOUT)
  })
  try {
    return await Promise.race([load(), late])
  } catch (cause) {
    throw new ChunkError('A part of the page could not be loaded', { cause })
  } finally {
    clearTimeout(timer)
  }
}
