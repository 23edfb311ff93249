import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Pages of one test are gone before the next one begins, and each begins in a new tab.
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})
