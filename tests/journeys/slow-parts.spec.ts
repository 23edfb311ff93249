import type { Page, Route } from '@playwright/test'
import { expect, hydrated, test } from '#tests/support/journey.ts'

const ABOUT = /\/assets\/about-[^/]+\.js$/
const ABOUT_STYLE = /\/assets\/about-page\.css$/
const QUERIES = /\/v[^/]+\/data\/query\//

const toAbout = (page: Page) => page.locator('header').getByRole('link', { name: 'About Us' }).click()
const spinner = (page: Page) => page.getByRole('status', { name: 'Loading' }).or(page.locator('main').getByText('Loading'))

/** Keeps requests back until they are released. */
async function holdBack(page: Page, address: RegExp): Promise<{ asked: Promise<unknown>; release: () => Promise<void> }> {
  const held: Route[] = []
  const asked = page.waitForRequest(address)
  const hold = (route: Route) => void held.push(route)
  await page.route(address, hold)
  return {
    asked,
    async release() {
      held.splice(0).forEach((route) => void route.fallback())
      await page.unroute(address, hold)
    },
  }
}

/** Makes the page About need a style sheet of its own, as the build would write it: the site has one sheet for all its pages. */
async function needStyle(page: Page): Promise<void> {
  await page.route(ABOUT_STYLE, (route) => route.fulfill({ contentType: 'text/css', body: '' }))
  await page.route(/\/assets\/entry-client-[^/]+\.js$/, async (route) => {
    const response = await route.fetch()
    const list = /"assets\/about-[^"]+\.js"/
    const body = await response.text()
    expect(body).toMatch(list)
    await route.fulfill({ response, body: body.replace(list, '"assets/about-page.css"') })
  })
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

  for (const part of ['script', 'style'] as const) {
    test(`whose ${part} never answers raises the error after 120,000 ms, with a retry and no reload by itself`, async ({
      page,
    }) => {
      if (part === 'style') await needStyle(page)
      await openWithStoppedClock(page)
      const held = await holdBack(page, part === 'script' ? ABOUT : ABOUT_STYLE)
      const loads: string[] = []
      page.on('request', (request) => void (request.isNavigationRequest() && loads.push(request.url())))
      await toAbout(page)
      await held.asked
      await page.clock.runFor(119_000)
      await expect(page).toHaveURL('/')
      await page.clock.runFor(1_000)
      const retry = page.locator('main').getByRole('button', { name: 'Try again' })
      await expect(retry).toBeVisible()
      await expect(page).toHaveURL('/about-us')
      await expect(page.locator('body footer')).toBeVisible()
      expect(loads).toEqual([])
      await held.release()
      // The spinner's time.
      await page.clock.runFor(300)
      await retry.click()
      await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
      await hydrated(page)
    })
  }

  test('shows what the server wrote, and the error once its script has not answered for 120,000 ms', async ({ page }) => {
    await page.clock.install()
    await holdBack(page, ABOUT)
    await page.goto('/about-us', { waitUntil: 'domcontentloaded' })
    await page.clock.pauseAt(Date.now() + 1_000)
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    await page.clock.runFor(118_000)
    const retry = page.locator('main').getByRole('button', { name: 'Try again' })
    await expect(retry).toBeHidden()
    await page.clock.runFor(2_000)
    await expect(retry).toBeVisible()
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
