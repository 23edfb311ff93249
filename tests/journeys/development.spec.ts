import { expect, hydrated, test } from '#tests/support/journey.ts'
import { discard, type Product, startProduct } from '#tests/support/product.ts'

let development: Product
test.beforeAll(async () => {
  test.setTimeout(180_000)
  development = await startProduct({}, undefined, [process.execPath, 'server/start.mjs', '--dev'])
})
test.afterAll(async () => {
  await development.stop()
  await discard(development)
})

test('the server for developers shows a page from its sources and comes alive without a complaint', async ({ visit }) => {
  test.setTimeout(120_000)
  const page = await visit({ baseURL: development.origin })
  const answer = await page.goto('/contact-us', { timeout: 60_000 })
  expect(answer?.status()).toBe(200)
  expect(await answer?.text()).toContain('/@vite/client')
  await page.waitForFunction(() => document.querySelector('main form'))
  await hydrated(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Please provide a name.')).toBeVisible()
})
