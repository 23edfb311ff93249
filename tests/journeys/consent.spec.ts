import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '#tests/support/journey.ts'

test.use({ pictures: false })

const question = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const answer = (page: Page, name: 'Accept' | 'Reject') => question(page).getByRole('button', { name, exact: true })
const cookiesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value, expires }) => [name, { value, expires }]))
const dataLayer = (page: Page) => page.evaluate(() => Reflect.get(window, 'dataLayer'))

test('the cookie question stands on every page, one that is not there included, and both answers weigh the same', async ({
  page,
  excuse,
}) => {
  for (const address of ['/', '/events', '/contact-us', '/brochures', '/privacy-policy', '/de', '/no-such-page']) {
    await page.goto(address)
    await expect(page.getByRole('region', { name: 'Cookies' }), address).toBeVisible()
  }
  await page.goto('/')
  const [reject, accept] = await Promise.all(
    (['Reject', 'Accept'] as const).map((name) =>
      answer(page, name).evaluate((button) => {
        const { width, height } = button.getBoundingClientRect()
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
        return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight }
      }),
    ),
  )
  expect(accept).toEqual(reject)
  excuse('status of 404')
})

test('the cookie question moves nothing on the page when it appears', async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/events', { waitUntil: 'commit' })
  const places = async () => {
    await page.evaluate(() => document.fonts.ready)
    const boxes = await page
      .locator('header, main, h1, footer')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    return boxes.map(({ x, y, width, height }) => ({ x, y, width, height }))
  }
  await expect(page.locator('footer')).toBeAttached()
  const before = await places()
  release()
  await expect(question(page)).toBeVisible()
  expect(await places()).toEqual(before)
})

test('an accepted question is gone for a year, also after a new start, and the cookies say so to scripts', async ({ page }) => {
  await page.goto('/about-us')
  const saved = page.waitForResponse('/api/preferences')
  await answer(page, 'Accept').click()
  await expect(question(page)).toHaveCount(0)
  await saved
  expect(await page.evaluate(() => document.cookie)).toContain('cookie_consent=accept')
  const { cookie_consent: consent, cookie_consent_policy: policy } = await cookiesOf(page)
  expect(consent?.value).toBe('accept')
  expect(decodeURIComponent(policy?.value ?? '')).toBe('24 May 2024')
  const days = ((consent?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(364)
  expect(days).toBeLessThan(366)
  await page.reload()
  await hydrated(page)
  await expect(question(page)).toHaveCount(0)
})

test('a choice can be changed in the footer: the focus goes there and back, and a withdrawal holds at once', async ({ page }) => {
  await page.goto('/events')
  await answer(page, 'Reject').click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved: analytics cookies are rejected.' })).toHaveCount(1)
  expect(await dataLayer(page)).toEqual([])

  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
  await settings.focus()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeFocused()
  await expect(question(page)).toContainText('You currently reject these cookies.')
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(settings).toBeFocused()

  await page.keyboard.press('Enter')
  await answer(page, 'Accept').press('Enter')
  await expect(settings).toBeFocused()
  expect(await dataLayer(page)).toEqual([{ event: 'view_case_study_list_page' }])

  await page.keyboard.press('Enter')
  await answer(page, 'Reject').press('Enter')
  expect((await cookiesOf(page)).cookie_consent?.value).toBe('reject')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await dataLayer(page)).toEqual([{ event: 'view_case_study_list_page' }])
})

test('a withdrawal in one tab stops the other', async ({ page, context, product }) => {
  await context.addCookies([{ name: 'cookie_consent', value: 'accept', url: product.origin }])
  await page.goto('/about-us')
  const other = await context.newPage()
  await other.goto('/contact-us')
  await other.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  await answer(other, 'Reject').click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click()
  await expect(page).toHaveURL('/disclaimer')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await dataLayer(page)).toEqual([])
})

test('a choice that the server can’t keep is kept by the browser', async ({ page, complaints }) => {
  await page.route('**/api/preferences', (route) => route.abort())
  await page.goto('/events')
  await answer(page, 'Accept').click()
  await expect.poll(async () => (await cookiesOf(page)).cookie_consent?.value).toBe('accept')
  await page.reload()
  await hydrated(page)
  await expect(question(page)).toHaveCount(0)
  expect(await dataLayer(page)).toEqual([{ event: 'view_case_study_list_page' }])
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('ERR_FAILED')))
})

test('Global Privacy Control is an answer, which an explicit one overrules', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }))
  await page.goto('/events')
  await hydrated(page)
  await expect(question(page)).toHaveCount(0)
  expect(await dataLayer(page)).toEqual([])
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  await answer(page, 'Accept').click()
  expect(await dataLayer(page)).toEqual([{ event: 'view_case_study_list_page' }])
})
