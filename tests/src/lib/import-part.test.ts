import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkError, importPart } from '#src/lib/import-part.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a part of the site that is loaded on demand', () => {
  it('counts as lost when it has not answered after 120,000 ms, and not a millisecond earlier', async () => {
    const outcomes: unknown[] = []
    // What a module needs, scripts and styles alike, is part of the one promise that `import()` gives.
    importPart(() => new Promise(() => undefined)).catch((error: unknown) => outcomes.push(error))
    await vi.advanceTimersByTimeAsync(119_999)
    expect(outcomes).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(outcomes).toEqual([expect.any(ChunkError)])
    expect(outcomes[0]).toHaveProperty('late', true)
  })

  it('counts as lost at once when it fails, and says why', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module')
    const failing = importPart(() => Promise.reject(cause))
    await expect(failing).rejects.toBeInstanceOf(ChunkError)
    await expect(failing).rejects.toHaveProperty('cause', cause)
    await expect(failing).rejects.toHaveProperty('late', false)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is there when it comes in time, and leaves no clock ticking', async () => {
    expect(await importPart(() => Promise.resolve('page'))).toBe('page')
    expect(vi.getTimerCount()).toBe(0)
  })
})
