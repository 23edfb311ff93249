import type { Page } from '@playwright/test'
import { LANGUAGES } from '#shared/config.ts'
import { localizedPath } from '#shared/language.ts'
import { violations } from '#tests/support/axe.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { openEventPath } from '#tests/support/open-event.ts'
import { fill, submit, VALID } from '#tests/support/registration-fields.ts'

const question = (page: Page) => page.getByRole('region', { name: 'Cookies' })

/** What has the focus, as a screen reader names it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return ''
    const label = element.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`)?.firstChild?.textContent : null
    return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
  })

/** Presses Tab until `name` has the focus, and returns what had it on the way, `name` included. */
async function tabTo(page: Page, name: string, limit = 60): Promise<string[]> {
  const way: string[] = []
  while (way.at(-1) !== name && way.length < limit) {
    await page.keyboard.press('Tab')
    way.push(await focused(page))
  }
  expect(way.at(-1), way.join(' > ')).toBe(name)
  return way
}

// The tests of this file share nothing: two browsers may take some each.
test.describe.configure({ mode: 'parallel' })

// `every-page.spec.ts` looks at every page in English, light and dark.
for (const language of LANGUAGES) {
  test(`landing page, event and form have no violation of WCAG 2.2 AA in ${language}`, async ({ page, product }) => {
    test.setTimeout(90_000)
    for (const path of ['/', '/events/factory-automation-expo-2024', await openEventPath(product.origin)]) {
      await page.goto(localizedPath(path, language))
      await hydrated(page)
      expect(await violations(page), path).toEqual([])
    }
  })
}

test('dialogs, menus, the cookie question and every state of the form have no violation', async ({
  page,
  product,
  complaints,
}) => {
  test.setTimeout(120_000)
  await page.goto(await openEventPath(product.origin))
  await hydrated(page)
  await submit(page)
  await expect(page.getByText('Please complete this required field.')).toHaveCount(8)
  expect(await violations(page), 'errors').toEqual([])
  await page.route('**/api/event-registrations', (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }))
  await fill(page, VALID)
  await submit(page)
  await expect(page.getByRole('alert').filter({ hasText: 'could not be saved' })).toBeVisible()
  expect(await violations(page), 'failure').toEqual([])
  await page.unroute('**/api/event-registrations')
  await submit(page)
  await expect(page.getByText('Thanks for registering!!')).toBeVisible()
  expect(await violations(page), 'success').toEqual([])

  await page.getByRole('button', { name: 'Language' }).click()
  expect(await violations(page), 'menu').toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violations(page), 'side panel').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  expect(await violations(page), 'cookie question').toEqual([])
  // The browser itself reports the answer that this test made up.
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('status of 503')))
})

test('the keyboard reaches the cookie question first, then the header, whose menus open and close by keys', async ({ page }) => {
  await page.goto('/about-us')
  await expect(question(page)).toBeVisible()
  expect(await tabTo(page, 'Accept')).toEqual(['Skip to content', 'Privacy Policy', 'Reject', 'Accept'])
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveCount(0)

  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined))
  await page.getByRole('banner').getByRole('link').first().focus()
  await tabTo(page, 'Offerings')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Offerings' })
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /Industry 4.0 consulting/ }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Space')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await tabTo(page, 'About Us')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the side panel keeps the focus, closes by Escape and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await hydrated(page)
  const burger = page.getByRole('button', { name: 'Open menu' })
  await burger.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  const inside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
  const controls = await panel.locator('a, button').count()
  for (let presses = 0; presses <= controls + 1; presses++) {
    await page.keyboard.press('Tab')
    expect(await inside(), `press ${presses}`).toBe(true)
  }
  await page.keyboard.press('Shift+Tab')
  expect(await inside()).toBe(true)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(burger).toBeFocused()
})

test('a registration can be made with the keyboard alone, and is said as it goes', async ({ page, product }) => {
  test.setTimeout(90_000)
  await page.context().addCookies([{ name: 'cookie_consent', value: 'reject', url: product.origin }])
  await page.goto(await openEventPath(product.origin))
  await hydrated(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, 'First name')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: '8 fields need attention.' })).toBeVisible()
  await expect(page.getByLabel('First name', { exact: true })).toBeFocused()
  await expect(page.getByRole('main').locator('form')).toMatchAriaSnapshot(`
    - textbox "First name" [invalid]
    - paragraph: Please complete this required field.
    - textbox "Last name" [invalid]
    - textbox "Company e-mail" [invalid]
    - textbox "Company name" [invalid]
    - textbox "Phone number" [invalid]
    - textbox "Job title" [invalid]
    - combobox "Country" [invalid]
    - textbox "City" [invalid]
    - paragraph: Please complete this required field.
    - paragraph:
      - link "Privacy Policy"
    - alert: 8 fields need attention.
    - button "Submit"
  `)

  for (const [label, value] of Object.entries(VALID)) {
    expect(await focused(page)).toBe(label)
    await page.keyboard.type(label === 'Country' ? 'India' : value)
    await page.keyboard.press('Tab')
  }
  await tabTo(page, 'Submit')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thanks for registering!!')).toBeFocused()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Register Now" [level=1]
    - status:
      - heading "Thanks for registering!!" [level=2]
      - paragraph: You'll receive an email with details.
      - paragraph: We look forward to seeing you there!
  `)
})

test('nothing that has the focus is hidden, on a wide screen and at 400 percent zoom', async ({ page }) => {
  test.setTimeout(120_000)
  for (const [address, size] of [
    ['/contact-us', { width: 1280, height: 720 }],
    ['/contact-us', { width: 320, height: 256 }],
    // Has a table of contents that sticks to the window and scrolls by itself.
    ['/privacy-policy', { width: 1280, height: 720 }],
  ] as const) {
    await page.setViewportSize(size)
    await page.goto(address)
    await expect(question(page)).toBeVisible()
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      const seen = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return 'nothing'
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const points = [0.05, 0.5, 0.95].flatMap((x) =>
          [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y]),
        )
        const isSeen = points.some(([x = 0, y = 0]) => {
          const there = document.elementFromPoint(x, y)
          return there !== null && (element.contains(there) || there.contains(element))
        })
        return isSeen ? 'seen' : `hidden: ${element.outerHTML.slice(0, 200)}`
      })
      expect(seen, `${address}, ${size.width}, press ${presses}`).not.toContain('hidden')
    }
  }
})
