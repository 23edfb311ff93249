import type { Page, Route } from '@playwright/test'
import { expect, hydrated, test } from '#tests/support/journey.ts'

const ABOUT = /\/assets\/about-[^/]+\.js$/
const QUERIES = /\/v[^/]+\/data\/query\//

const toAbout = (page: Page) => page.locator('header').getByRole('link', { name: 'About Us' }).click()
const spinner = (page: Page) => page.getByRole('status', { name: 'Loading' }).or(page.locator('main').getByText('Loading'))

/** Keeps requests back until they are released. */
async function holdBack(page: Page, address: RegExp): Promise<{ asked: Promise<unknown>; release: () => Promise<void> }> {
  const held: Route[] = []
  const asked = page.waitForRequest(address)
  await page.route(address, (route) => void held.push(route))
  return {
    asked,
    async release() {
      held.splice(0).forEach((route) => void route.continue())
      await page.unroute(address)
    },
  }
}

/** The home page with its clock standing still. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/')
  await hydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}

test.describe('a page that takes its time', () => {
  test('shows a centred spinner after 200 ms, for 300 ms at least', async ({ page }) => {
    await openWithStoppedClock(page)
    const chunk = await holdBack(page, ABOUT)
    await toAbout(page)
    await chunk.asked
    await page.clock.runFor(190)
    await expect(spinner(page)).toBeHidden()
    await page.clock.runFor(20)
    await expect(spinner(page)).toBeVisible()
    const box = await spinner(page).boundingBox()
    const width = page.viewportSize()?.width ?? 0
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(12)
    await chunk.release()
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeAttached()
    await page.clock.runFor(200)
    await expect(spinner(page)).toBeVisible()
    await page.clock.runFor(300)
    await expect(spinner(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  })

  test('whose script never answers reloads once after 120,000 ms, and then offers a retry', async ({ page }) => {
    await openWithStoppedClock(page)
    const chunk = await holdBack(page, ABOUT)
    await toAbout(page)
    await chunk.asked
    await page.clock.runFor(119_000)
    await expect(page).toHaveURL('/')
    const reloaded = page.waitForEvent('domcontentloaded')
    await page.clock.runFor(1_000)
    await reloaded
    // The server's page stands there; its script is still kept back.
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    const retry = page.locator('main').getByRole('button', { name: 'Try again' })
    await expect(async () => {
      await page.clock.runFor(120_000)
      await expect(retry).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.locator('body footer')).toBeVisible()
    await chunk.release()
    await retry.click()
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    await hydrated(page)
  })
})

test.describe('content that can not be loaded', () => {
  test('shows an error with its retry inside the frame, and the page once it is there again', async ({ page, complaints }) => {
    await page.goto('/')
    await hydrated(page)
    await page.route(QUERIES, (route) => route.abort())
    await toAbout(page)
    const retry = page.locator('main').getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    await expect(page).toHaveURL('/about-us')
    await expect(page.locator('header').getByRole('link', { name: 'Contact Us' })).toBeVisible()
    await expect(page.locator('body footer')).toBeVisible()
    await page.unroute(QUERIES)
    await retry.click()
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    // The browser itself reports each request that failed.
    expect(complaints.filter((complaint) => !complaint.includes('net::ERR_FAILED'))).toEqual([])
    complaints.length = 0
  })
})
