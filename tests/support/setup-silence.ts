import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A stray console error or warning fails the test that caused it; a test that expects one spies on the method itself. */
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const stray = [console.error, console.warn].flatMap((method) => (vi.isMockFunction(method) ? method.mock.calls : []))
  vi.restoreAllMocks()
  expect(stray, 'console output that no test expected').toEqual([])
})
