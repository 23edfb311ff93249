import { expect, it } from 'vitest'
import { discard, startProduct } from '#tests/support/product.ts'

// npm passes a signal to its shell alone: the shell must have become the server.
it.each(['SIGTERM', 'SIGINT'] as const)('npm start ends with 0 on %s, and the server with it', async (signal) => {
  const product = await startProduct({}, undefined, ['npm', 'start'])
  expect(await product.stop(signal)).toBe(0)
  await expect(fetch(`${product.origin}/api/health`)).rejects.toThrow()
  await discard(product)
})
