import { LEGAL_SLUGS, OFFERING_SLUGS, paths } from '#shared/paths.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'

const FIXED = [
  paths.home,
  paths.about,
  paths.contact,
  paths.brochures,
  paths.events,
  paths.registrationPage,
  paths.webinarRegistrations,
  paths.webinarRecordings,
  paths.sitemap,
  ...OFFERING_SLUGS.map((slug) => `/${slug}`),
  ...LEGAL_SLUGS.map((slug) => `/${slug}`),
  '/events/factory-automation-expo-2024',
  '/registerevent/factory-automation-expo-2024',
]

test('every page fits a screen of 320 pixels, has one heading and a title of its own, and links to nothing that is not there', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 320, height: 800 })
  const titles = new Map<string, string>()
  const links = new Map<string, string>()
  for (const path of FIXED) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await hydrated(page)
    await expect(page.locator('h1'), path).toHaveCount(1)
    const { width, dead, hrefs } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      dead: [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
        .map((link) => decodeURIComponent(link.hash.slice(1)))
        .filter((id) => !document.getElementById(id)),
      hrefs: [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map((link) => link.pathname),
    }))
    expect(width, `${path} is wider than the screen`).toBeLessThanOrEqual(320)
    expect(dead, `anchors of ${path}`).toEqual([])
    for (const href of hrefs) links.set(href, path)
    const title = await page.title()
    expect(titles.get(title), `${path} shares the title '${title}'`).toBeUndefined()
    titles.set(title, path)
  }
  for (const [href, from] of links) expect((await request.get(href)).status(), `${href}, linked from ${from}`).toBe(200)
})

test('every page is reached by its links alone, at its top, with its title and the focus on its heading', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(paths.sitemap)
  await hydrated(page)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const main = page.locator('main')
  const targets = await main.locator('ul a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(targets.length).toBeGreaterThan(20)
  for (const href of targets.filter((_, index) => index % 2 === 0)) {
    await main.locator(`ul a[href="${href}"]`).first().click()
    await expect(page).toHaveURL((url) => url.pathname === href)
    await expect(main.locator('h1')).toHaveCount(1)
    await expect(main.locator('h1')).toBeFocused()
    expect(await page.evaluate(() => window.scrollY), href).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === paths.sitemap)
  }
  expect(loads, 'page loads while navigating').toBe(0)
})

test('the events list reveals six more at a time, keeps focus, and ends on the first of the last cards', async ({ page }) => {
  await page.goto(paths.events)
  await hydrated(page)
  const cards = page.locator('main article')
  const more = page.getByRole('button', { name: 'Show more' })
  await expect(cards).toHaveCount(6)
  let shown = 6
  while (await more.isVisible()) {
    await more.click()
    await expect.poll(() => cards.count()).toBeGreaterThan(shown)
    const count = await cards.count()
    expect(count - shown).toBeLessThanOrEqual(6)
    if (await more.isVisible()) await expect(more).toBeFocused()
    else await expect(cards.nth(shown).getByRole('link').first()).toBeFocused()
    shown = count
  }
  await expect(page.locator('main')).toContainText(`${shown} of ${shown} shown`)
})
