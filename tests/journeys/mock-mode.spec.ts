import { test as base, expect } from '#tests/support/journey.ts'
import { startMockMode } from '#tests/support/mock-mode.ts'
import { submit, typeIn, VALID } from '#tests/support/registration-fields.ts'

/** The mock mode in place of the product: no server of ours runs in these tests. */
const test = base.extend<object, { mockMode: { origin: string } }>({
  mockMode: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
    async ({}, use) => {
      const mode = await startMockMode()
      await use(mode)
      await mode.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ mockMode }, use) => use(mockMode.origin),
})

test.describe('the mock mode, with no server running', () => {
  // Vite prepares its modules at the first visit.
  test.describe.configure({ timeout: 120_000 })
  // Vite's client and React's development build talk in the console; problems are warnings and errors.
  test.afterEach(({ complaints }) => {
    const chatter = /^console (debug|info):/
    complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !chatter.test(complaint)))
  })

  test('shows a page, searches the events and takes a registration', async ({ page }) => {
    await page.goto('/about-us')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
    await expect(page).toHaveTitle(/Plantwright Automation/)

    await page.locator('header').getByRole('button', { name: 'Resources' }).click()
    await page.locator('header').getByRole('link', { name: 'Events' }).click()
    await expect(page.locator('main article')).toHaveCount(6)
    await page.getByRole('searchbox').fill('automation expo')
    await expect(page).toHaveURL(/\?q=automation\+expo$/)
    await expect(page.locator('main article')).toHaveCount(1)
    const banner = page.locator('main article img').first()
    await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

    await page.goto('/registerevent/factory-automation-expo-2024')
    await typeIn(page, VALID)
    await submit(page)
    await expect(page.getByText('Thanks for registering!!')).toBeVisible()
  })

  test('shows what a site without content and one without a CMS look like, as its switch says', async ({ page, complaints }) => {
    await page.goto('/events?mock=empty')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
    await expect(page.locator('main article')).toHaveCount(0)
    await page.goto('/events?mock=failing')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    // The browser reports each answer with an error status by itself.
    expect(complaints.filter((complaint) => complaint.startsWith('uncaught'))).toEqual([])
    complaints.length = 0
    await page.goto('/events?mock=')
    await expect(page.locator('main article')).toHaveCount(6)
  })
})
