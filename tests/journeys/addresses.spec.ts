import { adminClient } from '#tests/support/admin-client.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'

/** The browser itself reports the status of a page that is meant not to be there. */
const withoutStatus = (complaints: string[]) => complaints.splice(0).filter((complaint) => !complaint.includes('status of 404'))

test.describe('addresses', () => {
  for (const path of ['/events/%E0%A4%A', '/%', '/%zz/deeper', '/webinar/50%']) {
    test(`${path}, whose escape encodes nothing, is 404 and says nothing in the console`, async ({ page, complaints }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await hydrated(page)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      expect(withoutStatus(complaints)).toEqual([])
    })
  }

  for (const slug of ['r&d', '50%', 'café', 'a b']) {
    test(`an event at ${slug} opens directly, by a link and after a reload`, async ({ page, product }) => {
      const title = `Event at ${slug}`
      const id = `odd-${Buffer.from(slug).toString('hex')}`
      await adminClient(product).createOrReplace({
        _id: id,
        _type: 'event',
        title,
        urlId: { _type: 'slug', current: slug },
        startsAt: '2098-05-04T04:30:00.000Z',
        timeZone: 'Asia/Kolkata',
      })
      const heading = page.getByRole('heading', { level: 1, name: title })
      await expect(async () => {
        await page.goto('/sitemap')
        await expect(page.locator('main').getByRole('link', { name: title })).toBeVisible({ timeout: 500 })
      }).toPass()
      await hydrated(page)
      await page.locator('main').getByRole('link', { name: title }).click()
      await expect(heading).toBeVisible()
      await page.reload()
      await expect(heading).toBeVisible()
      await page.goto(`/events/${encodeURIComponent(slug)}`)
      await expect(heading).toBeVisible()
      await adminClient(product).delete(id)
    })
  }

  test('keep their query and fragment over a redirect, in one step', async ({ page, request }) => {
    const query = '?utm_source=a&utm_campaign=b%26c'
    const moved = await request.get(`/Events/${query}`, { maxRedirects: 0 })
    expect(moved.status()).toBe(301)
    expect(moved.headers().location).toBe(`/events${query}`)
    await page.goto(`/events/${query}#content`)
    expect(new URL(page.url()).search).toBe(query)
    expect(new URL(page.url()).hash).toBe('#content')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/events$/)
  })
})

test.describe('anchors', () => {
  /** Distance of an element from the lower edge of the sticky header, in CSS pixels. */
  const belowHeader = (selector: string) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return (document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN) - header
  }

  test('stand below the sticky header, opened directly and from another page', async ({ page }) => {
    await page.goto('/privacy-policy')
    await hydrated(page)
    const hash = await page.locator('main a[href^="#"]').nth(5).getAttribute('href')
    const id = hash?.slice(1) ?? ''
    for (const open of [
      () => page.locator(`main a[href="#${id}"]`).first().click(),
      async () => {
        await page.goto('about:blank')
        await page.goto(`/privacy-policy#${id}`)
      },
    ]) {
      await open()
      await expect.poll(() => page.evaluate(belowHeader, `[id="${id}"]`)).toBeGreaterThanOrEqual(0)
      expect(await page.evaluate(belowHeader, `[id="${id}"]`)).toBeLessThan(120)
    }
    await page.goto('/about-us')
    await hydrated(page)
    await page.locator('footer').getByRole('link', { name: 'Offerings' }).click()
    await expect(page).toHaveURL('/#offerings')
    await expect.poll(() => page.evaluate(belowHeader, '#offerings')).toBeGreaterThanOrEqual(0)
    expect(await page.evaluate(belowHeader, '#offerings')).toBeLessThan(120)
  })

  test('that name nothing, or nothing readable, break no page', async ({ page }) => {
    for (const hash of ['#no-such-part', '#%', '#a"]b', '#ümlaut&more']) {
      await page.goto(`/about-us${hash}`)
      await hydrated(page)
      await expect(page.locator('h1')).toHaveCount(1)
      await page.locator('header').getByRole('link', { name: 'Contact Us' }).click()
      await expect(page).toHaveURL('/contact-us')
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    }
  })
})

test('after navigation the title is there before the focus reaches the heading, and a first load moves no focus', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.evaluate(() => {
    document.addEventListener('focusin', (event) => {
      if (event.target instanceof HTMLHeadingElement) Reflect.set(globalThis, 'titleAtFocus', document.title)
    })
  })
  await page.locator('header').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'titleAtFocus'))).toBe(await page.title())
  expect(await page.title()).toMatch(/^About us/)
})
