import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { adminClient } from '#tests/support/admin-client.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { formOnPage, holdAnswers } from '#tests/support/posted-form.ts'
import type { Product } from '#tests/support/product.ts'

const MESSAGES = {
  name: 'Please provide a name.',
  email: 'Please provide company email.',
  phone: 'Please provide a phone number.',
  companyName: 'Please provide company name.',
  country: 'Please provide country.',
  designation: 'Please provide designation.',
}
const valid = (email: string) => ({
  name: 'Zoë Nguyễn',
  email,
  phone: '+49 (30) 5550-100',
  companyName: 'Example Works',
  country: 'DE',
  designation: 'Planner',
})

const stored = (product: Product, email: string) =>
  adminClient(product).fetch<Record<string, unknown>[]>('*[_type == "demoRequest" && email == $email] | order(createdOn asc)', {
    email,
  })

/** Mails in the data folder that go to an address. */
async function mailsTo(product: Product, address: string): Promise<string[]> {
  const folder = path.join(product.dataDir, 'mail')
  const files = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    files.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(folder, name), 'utf8')),
  )
  return mails.filter((mail) => mail.includes(`To: ${address}`))
}

test('a request names what is missing, waits, thanks, and leads back to an empty form for another one', async ({
  page,
  product,
}) => {
  const email = 'demo@example.com'
  await page.goto('/contact-us')
  await hydrated(page)
  const form = formOnPage(page, 'Send request')
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))

  await form.submit()
  for (const [name, message] of Object.entries(MESSAGES))
    await expect.poll(() => form.messageOf(name), { message: name }).toBe(message)
  expect(await form.messageOf('message')).toBe('')
  await expect(form.field('name')).toBeFocused()

  await form.fill({ ...valid(email), email: 'abc' })
  await form.submit()
  await expect.poll(() => form.messageOf('email')).toBe(MESSAGES.email)
  await expect(form.field('email')).toBeFocused()
  expect(posts).toEqual([])

  await form.fill({ email: ` ${email} ` })
  const { release } = await holdAnswers(page, '**/api/demo-requests')
  await form.submit()
  await expect(form.button).toHaveText('Please wait...')
  release()
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused()
  await expect(page.getByText('Your submission has been sent.')).toBeVisible()
  await expect(page.locator('main form')).toHaveCount(0)

  await page.getByRole('link', { name: 'Submit another response' }).click()
  for (const name of [...Object.keys(MESSAGES), 'message']) await expect(form.field(name), name).toHaveValue('')
  await form.fill({ ...valid(email), message: 'Line 2\nand line 3' })
  await form.submit()
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
  const [first, second, ...more] = await stored(product, email)
  expect(more).toEqual([])
  expect(first).toMatchObject({ ...valid(email), country: 'Germany', countryCode: 'DE', status: 'received', sendBrochure: false })
  expect(first).not.toHaveProperty('message')
  expect(first).not.toHaveProperty('mail')
  expect(second).toMatchObject({ message: 'Line 2\nand line 3' })
})

test('a brochure is mailed to the address of a request that asks for it, and to no other', async ({ page, product }) => {
  await page.goto('/contact-us')
  await hydrated(page)
  const form = formOnPage(page, 'Send request')
  await expect(form.field('brochure')).toBeHidden()
  await form.field('sendBrochure').check()
  await form.field('brochure').selectOption({ index: 1 })
  const title = await form.field('brochure').locator('option:checked').textContent()
  await form.fill(valid('brochure@example.com'))
  await form.submit()
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
  await expect.poll(() => mailsTo(product, 'brochure@example.com').then((mails) => mails.length)).toBe(1)
  const [mail = ''] = await mailsTo(product, 'brochure@example.com')
  expect(mail).toContain(`Subject: ${title}`)
  const link =
    /\/api\/brochures\/[^/\s]+\/file\?expires=\d+&signature=[\w-]+/.exec(
      mail.replaceAll('=\r\n', '').replaceAll('=3D', '='),
    )?.[0] ?? ''
  const file = await page.request.get(link)
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect(await mailsTo(product, 'demo@example.com')).toEqual([])
})

test('what was typed survives a reload of the page, and is gone once it was sent', async ({ page }) => {
  const { promise: scripts, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto('/contact-us', { waitUntil: 'commit' })
  const form = formOnPage(page, 'Send request')
  await form.field('sendBrochure').check()
  letScriptsCome()
  await hydrated(page)
  await form.fill({ ...valid('reload@example.com'), message: 'Half a sen' })
  await form.field('brochure').selectOption({ index: 1 })
  const brochure = await form.field('brochure').inputValue()
  await page.reload()
  await hydrated(page)
  for (const [name, value] of Object.entries({ ...valid('reload@example.com'), message: 'Half a sen' }))
    await expect(form.field(name), name).toHaveValue(value)
  await expect(form.field('sendBrochure')).toBeChecked()
  await expect(form.field('brochure')).toHaveValue(brochure)
  await form.submit()
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
  await page.goto('/contact-us')
  await hydrated(page)
  await expect(form.field('name')).toHaveValue('')
  await expect(form.field('sendBrochure')).not.toBeChecked()
})

test('one that the server can not save keeps everything and goes out again as the same one', async ({
  page,
  product,
  excuse,
}) => {
  const email = 'retry@example.com'
  await page.goto('/contact-us')
  await hydrated(page)
  const form = formOnPage(page, 'Send request')
  await form.fill(valid(email))
  for (const status of [503, 429]) {
    await page.route('**/api/demo-requests', (route) => route.fulfill({ status, json: { error: 'later' } }), { times: 1 })
    await form.submit()
    await expect(page.getByRole('alert').filter({ hasText: /try again/ })).toBeVisible()
    for (const [name, value] of Object.entries(valid(email))) await expect(form.field(name), name).toHaveValue(value)
    excuse(`status of ${status}`)
  }
  // The request arrives and its answer is lost: sent again, it is still one document.
  await page.route(
    '**/api/demo-requests',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await form.submit()
  await expect(page.getByRole('alert').filter({ hasText: /try again/ })).toBeVisible()
  await form.submit()
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
  expect(await stored(product, email)).toHaveLength(1)
  excuse('ERR_CONNECTION_RESET')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a request comes back with its messages and values, then thanks with a way to another', async ({
    page,
    product,
    excuse,
  }) => {
    const email = 'plain@example.com'
    await page.goto('/contact-us')
    const form = formOnPage(page, 'Send request')
    await form.fill({ ...valid(email), email: 'abc', designation: '' })
    await form.submit()
    expect(await form.messageOf('email')).toBe(MESSAGES.email)
    expect(await form.messageOf('designation')).toBe(MESSAGES.designation)
    await expect(form.field('country')).toHaveValue('DE')
    excuse('status of 422')
    await form.fill(valid(email))
    await form.field('sendBrochure').check()
    await form.submit()
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
    expect(await stored(product, email)).toMatchObject([{ sendBrochure: true, status: 'received' }])
    await page.getByRole('link', { name: 'Submit another response' }).click()
    await expect(form.field('name')).toHaveValue('')
  })
})
