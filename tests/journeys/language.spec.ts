import type { BrowserContextOptions, Page } from '@playwright/test'
import type { Language } from '#shared/config.ts'
import de from '#src/i18n/locales/de/translations.json' with { type: 'json' }
import en from '#src/i18n/locales/en/translations.json' with { type: 'json' }
import hi from '#src/i18n/locales/hi/translations.json' with { type: 'json' }
import ja from '#src/i18n/locales/ja/translations.json' with { type: 'json' }
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { openEventPath } from '#tests/support/open-event.ts'

// Both workers share this file, the longest one.
test.describe.configure({ mode: 'parallel' })
test.use({ pictures: false })

const TEXTS = { en, de, hi, ja }
const langOf = (page: Page) => page.locator('html').getAttribute('lang')
/** Opens a page without waiting for its pictures. */
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'domcontentloaded' })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('i18nextLng'))

async function fillForm(page: Page, values: Record<string, string>): Promise<void> {
  const form = page.getByRole('main').locator('form').first()
  for (const [name, value] of Object.entries(values)) {
    const control = form.locator(`[name="${name}"]`)
    if (name === 'country') await control.selectOption(value)
    else await control.fill(value)
  }
  await form.locator('button[type=submit]').click()
}

/** Whoever comes: how they come by their language, and where they are. */
const VISITORS: readonly {
  language: Language
  how: string
  context: BrowserContextOptions
  storage?: string
  cookie?: string
}[] = [
  { language: 'en', how: 'a browser in French, far west', context: { locale: 'fr-FR', timezoneId: 'America/Los_Angeles' } },
  {
    language: 'de',
    how: 'a browser in Austrian German, at first sight',
    context: { locale: 'de-AT', timezoneId: 'Pacific/Auckland' },
  },
  { language: 'hi', how: 'storage without a cookie', context: { locale: 'de-DE', timezoneId: 'Asia/Kolkata' }, storage: 'hi' },
  { language: 'ja', how: 'a cookie without storage', context: { locale: 'en-US', timezoneId: 'Asia/Tokyo' }, cookie: 'ja' },
]

for (const { language, how, context, storage, cookie } of VISITORS) {
  test(`the main stories work in ${language}, which comes from ${how}, and hydrate without a word`, async ({
    visit,
    product,
  }) => {
    test.setTimeout(120_000)
    const t = TEXTS[language]
    const storageState = storage
      ? { cookies: [], origins: [{ origin: product.origin, localStorage: [{ name: 'i18nextLng', value: storage }] }] }
      : undefined
    const page = await visit({ ...context, ...(storageState && { storageState }) })
    if (cookie) await page.context().addCookies([{ name: 'i18nextLng', value: cookie, url: product.origin }])

    await open(page, '/')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('banner').getByRole('link', { name: t.frame.about })).toBeVisible()
    expect(await stored(page)).toBe(language)
    expect((await page.context().cookies()).find(({ name }) => name === 'i18nextLng')?.value).toBe(language)

    await page.getByRole('region', { name: t.consent.label }).getByRole('button', { name: t.consent.accept, exact: true }).click()
    await expect(page.getByRole('region', { name: t.consent.label })).toHaveCount(0)

    await page.getByRole('banner').getByRole('link', { name: t.frame.contact }).click()
    await expect(page).toHaveTitle(new RegExp(t.contactPage.title))
    await page.getByRole('main').locator('form').first().locator('button[type=submit]').click()
    await expect(page.getByText(t.forms.errors.provideName)).toBeVisible()
    await expect(page.getByText(t.forms.errors.provideCountry)).toBeVisible()
    await fillForm(page, {
      name: 'Zoë',
      email: 'zoe@example.com',
      phone: '+49 30 1234567',
      companyName: 'R&D <Works>',
      country: 'JP',
      designation: 'CTO',
    })
    await expect(page.getByText(t.contactPage.sent)).toBeVisible()

    await open(page, '/events')
    await hydrated(page)
    await page.getByRole('searchbox', { name: t.events.search }).fill('no such thing')
    await expect(page.getByText(t.events.nothingFound.replace('{{query}}', 'no such thing'))).toBeVisible()

    await open(page, await openEventPath(product.origin))
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByText(t.registration.heading, { exact: true })).toBeVisible()
    await page.getByRole('main').locator('form').first().locator('button[type=submit]').click()
    await expect(page.getByText(t.forms.errors.required)).toHaveCount(8)
    await fillForm(page, {
      firstName: 'Zoë',
      lastName: 'O’Brien',
      companyEmail: 'zoe@example.com',
      companyName: 'R&D <Works>',
      phoneNumber: '9876543210',
      jobTitle: 'CTO',
      country: 'IN',
      city: 'Pune',
    })
    await expect(page.getByText(t.registration.successTitle)).toBeVisible()
    await expect(page.getByText(t.registration.successGreeting)).toBeVisible()
  })
}

test('another language changes texts, messages, countries, dates and lang at once, and keeps what was typed', async ({
  page,
  product,
}) => {
  await open(page, await openEventPath(product.origin))
  await hydrated(page)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const form = page.getByRole('main').locator('form').first()
  await form.locator('[name=city]').fill('Pune')
  await form.locator('[name=country]').selectOption('DE')
  await form.locator('[name=phoneNumber]').fill('123')
  await form.locator('button[type=submit]').click()
  await expect(page.getByText(en.forms.errors.required)).toHaveCount(5)
  const date = page.locator('main time').first()
  const english = await date.textContent()
  const choose = async (from: { frame: { language: string } }, name: string) => {
    await page.getByRole('button', { name: from.frame.language }).click()
    await page.getByRole('button', { name, exact: true }).click()
  }
  for (const [from, name, language, germany] of [
    [en, '日本語', 'ja', 'ドイツ'],
    [ja, 'हिन्दी', 'hi', 'जर्मनी'],
    [hi, 'Deutsch', 'de', 'Deutschland'],
  ] as const) {
    const t = TEXTS[language]
    await choose(from, name)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByText(t.forms.errors.required)).toHaveCount(5)
    await expect(page.getByText(t.forms.errors.phoneTenDigits)).toBeVisible()
    await expect(form.locator('[name=country] option:checked')).toHaveText(germany)
    await expect(date).not.toHaveText(english ?? '')
    await expect(form.locator('[name=city]')).toHaveValue('Pune')
    await expect(form.locator('[name=phoneNumber]')).toHaveValue('123')
    await expect(page).toHaveTitle(/\S/)
    expect(await stored(page)).toBe(language)
  }
  expect(loads).toBe(0)
  await page.reload()
  await hydrated(page)
  expect(await langOf(page)).toBe('de')
})

test('the side panel of a small screen changes the language too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/contact-us')
  await hydrated(page)
  await page.getByRole('button', { name: en.frame.openMenu }).click()
  await page.getByRole('dialog').getByRole('button', { name: '日本語' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByRole('dialog').getByRole('link', { name: ja.frame.about })).toBeVisible()
})

test('the last of two quick choices wins, whichever texts come first', async ({ page }) => {
  await open(page, '/about-us')
  await hydrated(page)
  await page.route('**/assets/translations-de-*.js', async (route) => {
    await page.waitForResponse('**/assets/translations-ja-*.js')
    await route.continue()
  })
  const late = page.waitForResponse('**/assets/translations-de-*.js')
  const choose = (name: string) =>
    page.evaluate((label) => {
      const buttons = [...document.querySelectorAll('header button')]
      buttons.find((button) => button.textContent === label)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }, name)
  await choose('Deutsch')
  await choose('日本語')
  await late
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByRole('banner').getByRole('link', { name: ja.frame.about })).toBeVisible()
  expect(await stored(page)).toBe('ja')
})

test('what is damaged in storage is no language, and is replaced', async ({ visit }) => {
  const page = await visit({ locale: 'fr-FR' })
  await open(page, '/events')
  for (const junk of ['undefined', 'xx-bogus!', '', 'cimode', 'x'.repeat(5_000), 'en_US', 'en-GB']) {
    await page.evaluate((value) => localStorage.setItem('i18nextLng', value), junk)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect.poll(() => stored(page), junk.slice(0, 20)).toBe('en')
    await expect(page.locator('main time').first()).toHaveText(/\d{4}/)
    expect(await langOf(page)).toBe('en')
  }
})

test('a browser that forbids storage reads its own language all the same', async ({ visit, complaints }) => {
  const page = await visit({ locale: 'ja-JP' })
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The request was denied.', 'SecurityError')
        },
      })
  })
  await open(page, '/events')
  await hydrated(page)
  await page.getByRole('button', { name: ja.frame.language }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: de.frame.about })).toBeVisible()
  // The router tells the console, and nobody else, that it can't keep scroll positions.
  await page.goto('about:blank')
  const scrolling = /Failed to save scroll positions/
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !scrolling.test(complaint)))
})

test('an address with a language prefix fixes the language, keeps it in its links and leaves the stored choice alone', async ({
  visit,
  product,
}) => {
  const page = await visit({
    storageState: { cookies: [], origins: [{ origin: product.origin, localStorage: [{ name: 'i18nextLng', value: 'de' }] }] },
  })
  await open(page, '/ja/events')
  await hydrated(page)
  expect(await langOf(page)).toBe('ja')
  expect(await stored(page)).toBe('de')
  const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links.filter((href) => !/^\/ja(?=[/#?]|$)/.test(href ?? ''))).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: ja.frame.contact }).click()
  await expect(page).toHaveURL('/ja/contact-us')
  await page.getByRole('main').locator('[name=name]').fill('Zoë')
  await page.getByRole('main').locator('[name=country]').selectOption('FR')

  await page.getByRole('button', { name: ja.frame.language }).click()
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL('/hi/contact-us')
  await hydrated(page)
  await expect(page.getByRole('main').locator('[name=name]')).toHaveValue('Zoë')
  await expect(page.getByRole('main').locator('[name=country]')).toHaveValue('FR')
  expect(await stored(page)).toBe('hi')
  await open(page, '/en/contact-us')
  await expect(page).toHaveURL('/contact-us')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
})

test('texts that do not arrive leave the page in the language that it has, and the console says so', async ({
  visit,
  product,
  complaints,
}) => {
  const page = await visit({
    storageState: { cookies: [], origins: [{ origin: product.origin, localStorage: [{ name: 'i18nextLng', value: 'hi' }] }] },
  })
  await page.route('**/assets/translations-hi-*.js', (route) => route.abort())
  await open(page, '/about-us')
  await expect.poll(() => complaints.join('\n')).toContain('could not be loaded')
  expect(complaints.splice(0).filter((complaint) => complaint.startsWith('uncaught'))).toEqual([])
  expect(await langOf(page)).toBe('en')
  await expect(page.getByRole('banner').getByRole('link', { name: en.frame.about })).toBeVisible()
})
