import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { openEventPath } from '#tests/support/open-event.ts'
import {
  FIELDS,
  type FieldLabel,
  field,
  fill,
  messageOf,
  registrationForm,
  submit,
  VALID,
} from '#tests/support/registration-fields.ts'

const REQUIRED = 'Please complete this required field.'

/** Counts the requests that would store something. */
function countPosts(page: Page): () => number {
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  return () => posts
}

test.describe('the registration form', () => {
  test.beforeEach(async ({ page, product }) => {
    await page.goto(await openEventPath(product.origin))
    await expect(page.getByRole('heading', { name: 'Register Now' })).toBeVisible()
    await hydrated(page)
  })

  test('names each of the eight empty fields, stores nothing and moves focus to the first', async ({ page }) => {
    const posts = countPosts(page)
    await submit(page)
    for (const label of FIELDS) await expect.poll(() => messageOf(page, label), { message: label }).toBe(REQUIRED)
    await expect(field(page, 'First name')).toBeFocused()
    expect(posts()).toBe(0)
  })

  const wrong: [label: FieldLabel, value: string, message: string][] = [
    ...FIELDS.map((label): [FieldLabel, string, string] => [label, '', REQUIRED]),
    ['First name', '   ', REQUIRED],
    ['City', '\u200b\u00a0', REQUIRED],
    ['Company e-mail', 'abc', 'Email is invalid'],
    ['Company e-mail', 'a@b', 'Email is invalid'],
    ['Phone number', '123456789', 'Phone number must be exactly 10 digits'],
  ]
  test('names the one field that is missing or wrong, moves focus there and stores nothing', async ({ page }) => {
    const posts = countPosts(page)
    await fill(page, VALID)
    for (const [label, value, message] of wrong) {
      const attempt = `${label} ${JSON.stringify(value)}`
      await fill(page, { [label]: value })
      await submit(page)
      await expect.poll(() => messageOf(page, label), { message: attempt }).toBe(message)
      await expect(field(page, label), attempt).toBeFocused()
      for (const other of FIELDS) if (other !== label) expect(await messageOf(page, other), `${attempt}: ${other}`).toBe('')
      await fill(page, { [label]: VALID[label] })
    }
    expect(posts()).toBe(0)
  })

  test('takes only digits into the phone field, at most ten, and checks it while it is edited', async ({ page }) => {
    const phone = field(page, 'Phone number')
    await phone.pressSequentially('12a-3 b')
    await expect(phone).toHaveValue('123')
    await expect.poll(() => messageOf(page, 'Phone number')).toBe('Phone number must be exactly 10 digits')
    await phone.pressSequentially('4567890')
    await expect.poll(() => messageOf(page, 'Phone number')).toBe('')
    await phone.pressSequentially('12')
    await expect(phone).toHaveValue('1234567890')
    await phone.fill('')
    await expect.poll(() => messageOf(page, 'Phone number')).toBe(REQUIRED)
  })

  test('keeps ten pasted digits without their separators, and never shortens eleven', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const phone = field(page, 'Phone number')
    const paste = async (text: string) => {
      await phone.fill('')
      await page.evaluate((value) => navigator.clipboard.writeText(value), text)
      await phone.press('ControlOrMeta+v')
    }
    await paste('98765 43210')
    await expect(phone).toHaveValue('9876543210')
    await paste('+1 555-010-1234')
    await expect.poll(() => messageOf(page, 'Phone number')).toBe('Phone number must be exactly 10 digits')
    expect((await phone.inputValue()).replace(/\D/g, '')).not.toHaveLength(10)
  })

  test('shows no message on fields that one only passes through', async ({ page }) => {
    for (const label of FIELDS) await field(page, label).focus()
    await field(page, 'First name').focus()
    for (const label of FIELDS) expect(await messageOf(page, label), label).toBe('')
  })

  test('stores a valid registration once however often it is sent, and thanks with the three sentences', async ({ page }) => {
    const posts = countPosts(page)
    await fill(page, VALID)
    await registrationForm(page).evaluate((element: HTMLFormElement) => {
      element.requestSubmit()
      element.requestSubmit()
    })
    await expect(page.getByText('Thanks for registering!!')).toBeVisible()
    await expect(page.getByText("You'll receive an email with details.")).toBeVisible()
    await expect(page.getByText('We look forward to seeing you there!')).toBeVisible()
    await expect(registrationForm(page).getByLabel('First name')).toHaveCount(0)
    expect(posts()).toBe(1)
    await page.getByRole('link', { name: 'Submit another response' }).click()
    for (const label of FIELDS) await expect(field(page, label), label).toHaveValue('')
  })

  test('keeps every value when the network fails, and succeeds when sent again', async ({ page, excuse }) => {
    await fill(page, VALID)
    await page.route('**/api/event-registrations', (route) => route.abort('connectionfailed'), { times: 1 })
    await submit(page)
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
    for (const label of FIELDS) await expect(field(page, label)).toHaveValue(VALID[label])
    await submit(page)
    await expect(page.getByText('Thanks for registering!!')).toBeVisible()
    // The browser itself reports the request that this test broke.
    excuse('net::ERR_CONNECTION_FAILED')
  })
})

test.describe('the registration form without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('comes back with the messages and every typed value, then thanks with the three sentences', async ({
    page,
    product,
    excuse,
  }) => {
    await page.goto(await openEventPath(product.origin))
    await fill(page, { ...VALID, 'Company e-mail': 'abc', City: '' })
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await submit(page)
    expect((await answer).status()).toBe(422)
    expect(await messageOf(page, 'Company e-mail')).toBe('Email is invalid')
    expect(await messageOf(page, 'City')).toBe(REQUIRED)
    await expect(field(page, 'First name')).toHaveValue('Zoë')
    await expect(field(page, 'Country')).toHaveValue('IN')
    await fill(page, VALID)
    await submit(page)
    await expect(page.getByText('Thanks for registering!!')).toBeVisible()
    await expect(page.getByText('We look forward to seeing you there!')).toBeVisible()
    await page.getByRole('link', { name: 'Submit another response' }).click()
    await expect(field(page, 'First name')).toHaveValue('')
    // The browser itself reports the status of the first answer.
    excuse('status of 422')
  })
})
