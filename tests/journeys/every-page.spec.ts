import { eventPath, LEGAL_SLUGS, landingPath, OFFERING_SLUGS, offeringPath, paths, registrationPath } from '#shared/paths.ts'
import { violations } from '#tests/support/axe.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { anonymousClient, openEventPath } from '#tests/support/open-event.ts'

/** Every route of the site with an address that it serves, and the status of each. */
async function addresses(origin: string): Promise<[path: string, status: number][]> {
  const found = await anonymousClient(origin).fetch<Record<'open' | 'over' | 'campaign', string>>(
    `{
      "open": *[_type == "webinar" && registration != "closed" && dateTime(startsAt) > dateTime($now)] | order(startsAt asc)[0].urlId.current,
      "over": *[_type == "webinar" && dateTime(coalesce(endsAt, startsAt)) < dateTime($now)] | order(startsAt desc)[0].urlId.current,
      "campaign": *[_type == "landingPage" && _id != "home"][0].slug.current
    }`,
    { now: new Date().toISOString() },
  )
  const pages = [
    paths.home,
    paths.about,
    paths.contact,
    paths.brochures,
    paths.events,
    paths.registrationPage,
    paths.webinarRegistrations,
    paths.webinarRecordings,
    paths.sitemap,
    ...OFFERING_SLUGS.map(offeringPath),
    ...LEGAL_SLUGS.map((slug) => `/${slug}`),
    eventPath('factory-automation-expo-2024'),
    registrationPath('registerevent', 'factory-automation-expo-2024'),
    await openEventPath(origin),
    registrationPath('webinarregistration', found.open),
    registrationPath('webinar', found.over),
    landingPath(found.campaign),
  ]
  return [...pages.map((path): [string, number] => [path, 200]), ['/no-such-page', 404]]
}

/** Whether another address with the same template is looked at in the dark. */
const hasDarkTwin = (path: string) =>
  OFFERING_SLUGS.slice(1).some((slug) => path === offeringPath(slug)) || /^\/(terms|disclaimer|webinarr.*n$)/.test(path)

// The tests of this file share nothing: two browsers may take one each.
test.describe.configure({ mode: 'parallel' })

test('every page answers with its status, fits 320 pixels, has one heading, a title of its own, no fault that axe finds, light or dark, and only links that lead somewhere', async ({
  page,
  request,
  product,
  complaints,
}) => {
  test.setTimeout(180_000)
  const titles = new Map<string, string>()
  const links = new Map<string, string>()
  for (const [path, status] of await addresses(product.origin)) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 320, height: 800 })
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(status)
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
    expect(await violations(page), `axe on ${path}`).toEqual([])
    if (!hasDarkTwin(path)) {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.setViewportSize({ width: 1280, height: 720 })
      expect(await violations(page), `axe on ${path} in the dark`).toEqual([])
    }
    for (const href of hrefs) links.set(href, path)
    const title = await page.title()
    expect(titles.get(title), `${path} shares the title '${title}'`).toBeUndefined()
    titles.set(title, path)
  }
  for (const [href, from] of links) expect((await request.get(href)).status(), `${href}, linked from ${from}`).toBe(200)
  // The browser itself reports the status of the page that is meant not to be there.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('status of 404'))).toEqual([])
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
  // Every route once: of the pages of events two will do.
  const events = targets.filter((href) => href.startsWith('/events/'))
  const titles = new Set<string>()
  for (const href of targets.filter((each) => !events.includes(each) || events.indexOf(each) < 2)) {
    await main.locator(`ul a[href="${href}"]`).first().click()
    await expect(page).toHaveURL((url) => url.pathname === href)
    await expect(main.locator('h1')).toHaveCount(1)
    await expect(main.locator('h1')).toBeFocused()
    expect(await page.evaluate(() => window.scrollY), href).toBe(0)
    expect(titles, href).not.toContain(await page.title())
    titles.add(await page.title())
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === paths.sitemap)
  }
  expect(loads, 'page loads while navigating').toBe(0)
})
