import { adminClient } from '#tests/support/admin-client.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { openEventPath } from '#tests/support/open-event.ts'

const AWKWARD_TITLE = 'Drives & </script><script>alert(1)</script> “motion” 🤖'

/** Addresses of this site and the status that each answers. */
const pages: [name: string, address: (origin: string) => Promise<string> | string, status: number][] = [
  ['the landing page', () => '/', 200],
  ['the events list', () => '/events', 200],
  ['an event', () => '/events/factory-automation-expo-2024', 200],
  ['a registration that is over and still open', () => '/registerevent/factory-automation-expo-2024', 200],
  ['a registration', openEventPath, 200],
  ['a page that is not there', () => '/no-such-page', 404],
  ['an event that is not there', () => '/events/no-such-event', 404],
  ['the German landing page', () => '/de', 200],
]

for (const [name, address, status] of pages) {
  test(`${name} answers ${status}, hydrates without a word and runs no inline script`, async ({ page, product, complaints }) => {
    const response = await page.goto(await address(product.origin))
    expect(response?.status()).toBe(status)
    const html = (await response?.text()) ?? ''
    const inline = [...html.matchAll(/<script\b([^>]*)>/g)].filter(
      ([, attributes]) => !/\bsrc=|type="application\/(ld\+)?json"/.test(attributes ?? ''),
    )
    expect(inline).toEqual([])
    expect(html).not.toMatch(/<style\b/)
    expect(html).not.toMatch(/undefined|Invalid Date|\[object Object\]/)
    await hydrated(page)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await page.title()).not.toBe('')
    // The browser itself reports the status of a page that is meant not to be there.
    if (status === 404) expect(complaints.splice(0).filter((complaint) => !complaint.includes('status of 404'))).toEqual([])
  })
}

test('a page chunk that comes late leaves one page on screen', async ({ page }) => {
  await page.route('**/assets/*page*.js', async (route) => {
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.fulfill({ response })
  })
  await page.goto('/events')
  await hydrated(page)
  await expect(page.locator('h1')).toHaveCount(1)
})

test('a title with markup, an ampersand and an emoji is text everywhere', async ({ page, product }) => {
  await adminClient(product).create({
    _type: 'event',
    title: AWKWARD_TITLE,
    urlId: { _type: 'slug', current: 'awkward-title' },
    url: 'registerevent',
    startsAt: '2099-05-04T04:30:00.000Z',
    timeZone: 'Asia/Kolkata',
    registration: 'automatic',
  })
  for (const address of ['/events', '/events/awkward-title', '/registerevent/awkward-title']) {
    await expect(async () => {
      await page.goto(address)
      await expect(page.getByText(AWKWARD_TITLE).first()).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 5000 })
  }
  expect(await page.title()).toContain(AWKWARD_TITLE)
})
