import type { Page } from '@playwright/test'
import { LEGAL_SLUGS, OFFERING_SLUGS, paths } from '#shared/paths.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { discard, startProduct } from '#tests/support/product.ts'

// Both workers share this file, one of the longest.
test.describe.configure({ mode: 'parallel' })
test.use({ pictures: false })

/** Every kind of address and the event that its view sends, from the specification's table. */
const ROUTES: readonly (readonly [address: string, event: string | null])[] = [
  [paths.home, null],
  [paths.about, null],
  [paths.contact, null],
  [paths.brochures, null],
  [paths.events, 'view_case_study_list_page'],
  [paths.registrationPage, null],
  [paths.webinarRegistrations, null],
  [paths.webinarRecordings, null],
  ['/events/factory-automation-expo-2024', null],
  ['/registerevent/factory-automation-expo-2024', null],
  ...OFFERING_SLUGS.map((slug) => [`/${slug}`, 'view_about_us_page'] as const),
  ...LEGAL_SLUGS.map((slug) => [`/${slug}`, 'view_privacy_policy_page'] as const),
  [paths.sitemap, null],
]
const ENCODED = ['/shop-floor-automation-%26-material-movement', '/energy-efficiency-%26-monitoring']
const eventsOf = (event: string | null) => (event === null ? [] : [{ event }])

const dataLayer = (page: Page) => page.evaluate(() => Reflect.get(window, 'dataLayer'))
const accept = (page: Page, url: string) => page.context().addCookies([{ name: 'cookie_consent', value: 'accept', url }])
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })

test('with consent, each page sends exactly its event when it is loaded', async ({ page, product }) => {
  test.setTimeout(120_000)
  await accept(page, product.origin)
  for (const [address, event] of [
    ...ROUTES,
    ...ENCODED.map((address) => [address, 'view_about_us_page'] as const),
    ['/de/events', 'view_case_study_list_page'] as const,
    ['/ja/machine-safety', 'view_about_us_page'] as const,
    ['/events?q=robot#content', 'view_case_study_list_page'] as const,
  ]) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await hydrated(page)
    await expect.poll(() => dataLayer(page), address).toEqual(eventsOf(event))
  }
})

test('with consent, each page sends exactly its event when a link leads to it', async ({ page, product }) => {
  test.setTimeout(120_000)
  await accept(page, product.origin)
  await page.goto(paths.sitemap)
  await hydrated(page)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const expected: { event: string }[] = []
  for (const [address, event] of ROUTES) {
    const link = page.locator(`main ul a[href="${address}"]`).first()
    if (address === paths.sitemap || (await link.count()) === 0) continue
    await link.click()
    await expect(page).toHaveURL((url) => url.pathname === address)
    await expect(page.locator('main h1')).toBeFocused()
    await expect(page.locator('meta[name=robots]'), `${address} is an error`).toHaveCount(0)
    expected.push(...eventsOf(event))
    expect(await dataLayer(page), address).toEqual(expected)
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === paths.sitemap)
    await expect(page.locator(`main ul a[href="${paths.home}"]`).first()).toBeVisible()
  }
  expect(expected).toHaveLength(11)
  expect(loads, 'page loads while navigating').toBe(0)
})

test('a search on the events page is no new view of it', async ({ page, product }) => {
  await accept(page, product.origin)
  await page.goto('/events')
  await hydrated(page)
  await page.getByRole('searchbox').fill('robot')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=robot/)
  expect(await dataLayer(page)).toEqual([{ event: 'view_case_study_list_page' }])
})

test('without consent nothing is queued, and no page asks any other server for anything', async ({ page, product }) => {
  test.setTimeout(120_000)
  const foreign: string[] = []
  const posts: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== product.origin && !request.url().startsWith('data:')) foreign.push(request.url())
    if (request.method() !== 'GET') posts.push(request.url())
  })
  for (const [address] of ROUTES) {
    await page.goto(address)
    await hydrated(page)
    expect(await dataLayer(page), address).toEqual([])
  }
  await footerLink(page, 'Privacy Policy').click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(page.locator('main h1')).toBeFocused()
  expect(await dataLayer(page)).toEqual([])
  expect([foreign, posts]).toEqual([[], []])
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['i18nextLng'])
})

test('web vitals are measured by a chunk that comes on demand, and are sent nowhere', async ({ page, product }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  const ofVitals = () => requests.filter((request) => /web-vitals-[^/]+\.js$/.test(request))
  await page.goto('/about-us')
  await hydrated(page)
  expect(ofVitals()).toEqual([])
  await page.evaluate(() => {
    location.hash = 'web-vitals'
  })
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('web-vitals LCP').length)).toBeGreaterThan(0)
  expect(ofVitals()).toHaveLength(1)
  await page.goto('/')
  expect(requests.filter((request) => !request.startsWith(`GET ${product.origin}/`))).toEqual([])
})

/** Stands in for Google's script: sends each event as a request and writes the cookie, unless the disable flag is up. */
const GOOGLE = `
  const report = ([command, name]) => {
    if (command !== 'event' || window['ga-disable-G-TEST1234']) return
    document.cookie = '_ga=GA1.1.1; Path=/'
    fetch('https://www.google-analytics.com/g/collect?en=' + name, { method: 'POST', mode: 'no-cors' })
  }
  const queue = window.ga4Queue
  queue.forEach(report)
  queue.push = (entry) => { report(entry); return Array.prototype.push.call(queue, entry) }
`

test('GA4 is loaded at the first consent, gets the events of the pages, and falls silent at a withdrawal', async ({ visit }) => {
  test.setTimeout(120_000)
  const configured = await startProduct({ ANALYTICS_ID: 'G-TEST1234' })
  try {
    const page = await visit({ baseURL: configured.origin })
    const google: string[] = []
    await page.route(/google/, async (route) => {
      const url = new URL(route.request().url())
      google.push(url.pathname === '/gtag/js' ? 'script' : (url.searchParams.get('en') ?? url.href))
      await route.fulfill({ contentType: 'text/javascript', body: url.pathname === '/gtag/js' ? GOOGLE : '' })
    })
    const question = page.getByRole('region', { name: 'Cookies' })
    const names = async () => (await page.context().cookies()).map(({ name }) => name)
    await page.goto('/events')
    await expect(question).toBeVisible()
    expect(google).toEqual([])
    await question.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => google).toEqual(['script', 'view_case_study_list_page'])
    await footerLink(page, 'Disclaimer').click()
    await expect.poll(() => google).toEqual(['script', 'view_case_study_list_page', 'view_privacy_policy_page'])
    expect(await names()).toContain('_ga')
    expect(await dataLayer(page)).toEqual([{ event: 'view_case_study_list_page' }, { event: 'view_privacy_policy_page' }])

    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await question.getByRole('button', { name: 'Reject' }).click()
    for (const link of ['Privacy Policy', 'Terms and Conditions']) {
      await footerLink(page, link).click()
      await expect(page.locator('main h1')).toHaveText(new RegExp(link, 'i'))
      expect(await names()).not.toContain('_ga')
    }
    await page.reload()
    await hydrated(page)
    expect(google).toHaveLength(3)
    expect(await names()).not.toContain('_ga')
  } finally {
    await configured.stop()
    await discard(configured)
  }
})
