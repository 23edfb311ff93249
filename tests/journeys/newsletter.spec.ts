import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { adminClient } from '#tests/support/admin-client.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { formOnPage, holdAnswers } from '#tests/support/posted-form.ts'

test.use({ pictures: false })

const WRONG = 'Please provide valid email'
const SUBSCRIBED = 'Subscribed to newsletter'
const ALREADY = 'You have already subscribed to newsletter'

test('an address subscribes once, however it is written, and is told so in a toast and at the field', async ({
  page,
  product,
}) => {
  await page.goto('/')
  await hydrated(page)
  const form = formOnPage(page, 'Subscribe', '#newsletter')
  const status = page.locator('#newsletter [role=status]:not(.Toastify__toast)')
  const toast = page.locator('.Toastify__toast').last()
  for (const email of ['', 'abc']) {
    await form.fill({ email })
    await form.submit()
    await expect.poll(() => form.messageOf('email')).toBe(WRONG)
  }
  await expect(form.field('email')).toBeFocused()
  const { release } = await holdAnswers(page, '**/api/newsletter-subscriptions')
  await form.fill({ email: 'Reader@Example.com' })
  await form.submit()
  await expect(form.button).toHaveText('Please wait...')
  await expect(toast).toHaveText('Please wait...')
  release()
  await expect(toast).toHaveText(SUBSCRIBED)
  await expect(status.filter({ hasText: SUBSCRIBED })).toBeVisible()
  for (const email of ['reader@example.com', '  READER@example.com ']) {
    await form.fill({ email })
    await form.submit()
    await expect(status.filter({ hasText: ALREADY })).toBeVisible()
  }
  const kept = '*[_type == "newsletterSubscription" && string::startsWith(lower(email), "reader@")].email'
  expect(await adminClient(product).fetch(kept)).toEqual(['Reader@Example.com'])
})

test('a subscriber leaves by the link of the mail, which asks first, and may come back', async ({ page, product }) => {
  const email = 'leaver@example.com'
  const subscribe = async () => {
    await page.goto('/')
    await hydrated(page)
    const form = formOnPage(page, 'Subscribe', '#newsletter')
    await form.fill({ email })
    await form.submit()
    await expect(page.locator('#newsletter [role=status]:not(.Toastify__toast)').filter({ hasText: SUBSCRIBED })).toBeVisible()
  }
  const state = () => adminClient(product).fetch('*[_type == "newsletterSubscription" && email == $email][0].state', { email })
  const folder = path.join(product.dataDir, 'mail')
  const linkOfMail = async () => {
    const mails = await Promise.all(
      (await readdir(folder).catch(() => [])).map((name) => readFile(path.join(folder, name), 'utf8')),
    )
    const mail = mails.find((text) => text.includes(`To: ${email}`)) ?? ''
    return /List-Unsubscribe:\s+<([^>]+)>/.exec(mail)?.[1] ?? ''
  }
  await subscribe()
  await expect.poll(linkOfMail).not.toBe('')
  await page.goto(await linkOfMail())
  expect(await state()).toBe('subscribed')
  const button = page.getByRole('button', { name: 'Unsubscribe' })
  await expect(button).toHaveCSS('background-color', 'rgb(189, 66, 0)')
  await button.click()
  await expect(page.getByText('Done. We will send no more newsletters to this address.')).toBeVisible()
  expect(await state()).toBe('unsubscribed')
  await page.getByRole('link', { name: 'To the home page' }).click()
  await subscribe()
  expect(await state()).toBe('subscribed')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a subscription is a plain post, and the page that follows says what came of it', async ({ page, excuse }) => {
    await page.goto('/')
    const form = formOnPage(page, 'Subscribe', '#newsletter')
    await form.fill({ email: 'abc' })
    await form.submit()
    expect(await form.messageOf('email')).toBe(WRONG)
    excuse('status of 422')
    await form.fill({ email: 'plain@example.com' })
    await form.submit()
    await expect(page.getByText(SUBSCRIBED)).toBeVisible()
    await form.fill({ email: ' PLAIN@example.com' })
    await form.submit()
    await expect(page.getByText(ALREADY)).toBeVisible()
  })
})
