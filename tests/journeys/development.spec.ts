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

test('the server for developers shows a page from its sources, which comes alive without a complaint', async ({
  visit,
  complaints,
}) => {
  test.setTimeout(120_000)
  const page = await visit({ baseURL: development.origin })
  const html = await page.request.get('/contact-us', { timeout: 60_000 })
  expect(html.status()).toBe(200)
  expect(await html.text()).toContain('/@vite/client')
  await page.goto('/contact-us', { timeout: 60_000 })
  await hydrated(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Please provide a name.')).toBeVisible()
  // Vite and React greet developers.
  const greetings = /^console debug: \[vite\]|React DevTools/
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !greetings.test(complaint)))
})
