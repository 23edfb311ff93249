import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { formOnPage } from '#tests/support/posted-form.ts'

test.use({ pictures: false })

/** Scripts that `/about-us` needs and `/` does not. */
async function scriptsOfAbout(origin: string): Promise<string[]> {
  const scripts = async (address: string): Promise<string[]> =>
    (await (await fetch(origin + address)).text()).match(/\/assets\/[^"]+\.js/g) ?? []
  const [known, needed] = await Promise.all([scripts('/'), scripts('/about-us')])
  return [...new Set(needed)].filter((script) => !known.includes(script))
}

/** Counts the documents that a page asks for from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  return () => loads
}

test.describe('a part of the site that does not come', () => {
  test('reloads the page once, then offers a retry within the frame', async ({ page, product, complaints }) => {
    const lost = await scriptsOfAbout(product.origin)
    expect(lost.length).toBeGreaterThan(0)
    const isLost = (url: URL) => lost.includes(url.pathname)
    await page.goto('/')
    await hydrated(page)
    await page.route(isLost, (route) => route.fulfill({ status: 404, body: '' }))
    const loads = countLoads(page)
    const reloaded = page.waitForEvent('domcontentloaded')
    await page.locator('header').getByRole('link', { name: 'About Us' }).click()
    await reloaded
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    await expect(page).toHaveURL('/about-us')
    await expect(page.locator('body footer')).toBeVisible()
    expect(loads()).toBe(1)
    await page.unroute(isLost)
    await retry.click()
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    await hydrated(page)
    // The browser itself reports each script that it didn't get.
    expect(complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([])
    complaints.length = 0
  })

  test('reloads the page also when it is the client that asks the CMS', async ({ page, excuse }) => {
    excuse('status of 404')
    await page.goto('/')
    await hydrated(page)
    await page.route(/\/assets\/sanity-client-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
    const loads = countLoads(page)
    await page.locator('header').getByRole('link', { name: 'About Us' }).click()
    // A page that is loaded brings its content along.
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    expect(loads()).toBe(1)
  })

  test('leaves the page alone when it is but the toasts', async ({ page, excuse }) => {
    excuse('status of 404')
    await page.goto('/')
    await hydrated(page)
    await page.route(/\/assets\/toast[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
    const form = formOnPage(page, 'Subscribe', '#newsletter')
    await form.fill({ email: 'no-toast@example.com' })
    await form.submit()
    await expect(page.locator('#newsletter [role=status]').filter({ hasText: 'Subscribed to newsletter' })).toBeVisible()
    await expect(page.locator('body footer')).toBeVisible()
  })
})
