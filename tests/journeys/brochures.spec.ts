import { adminClient } from '#tests/support/admin-client.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { formOnPage } from '#tests/support/posted-form.ts'

const MESSAGES = {
  name: 'Please provide a name.',
  email: 'Please provide a valid email.',
  phone: 'Please provide a phone number.',
}
const VALID = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210' }
const SUBMIT = 'Get the brochure'

test('a brochure comes down after three fields, and for thirty days without them, until the visitor asks to be asked', async ({
  page,
  product,
  excuse,
}) => {
  await page.goto('/brochures')
  await hydrated(page)
  const form = formOnPage(page, SUBMIT)
  const shelf = page.getByRole('link', { name: /^Download / })
  expect(await shelf.count()).toBeGreaterThanOrEqual(5)
  await shelf.nth(1).click()
  const title = (await form.field('brochure').locator('option:checked').textContent())?.trim()
  await expect(page.getByRole('heading', { name: `Download “${title}”` })).toBeFocused()

  await form.submit()
  for (const [name, message] of Object.entries(MESSAGES)) await expect.poll(() => form.messageOf(name)).toBe(message)
  await form.fill({ ...VALID, email: 'a@b' })
  await form.submit()
  await expect.poll(() => form.messageOf('email')).toBe(MESSAGES.email)
  await form.fill(VALID)
  await form.submit()
  await expect(page.getByRole('heading', { name: 'Your download is ready' })).toBeFocused()
  const link = page.getByRole('link', { name: 'Download the brochure' })
  const download = page.waitForEvent('download')
  await link.click()
  const file = await (await download).createReadStream()
  const [first] = await file.take(1).toArray()
  expect(Buffer.from(first).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  expect(
    await adminClient(product).fetch('*[_type == "brochureDownload"]{name, email, phone, "title": brochure->title, referenceId}'),
  ).toEqual([{ ...VALID, title, referenceId: title }])

  const altered = new URL((await link.getAttribute('href')) ?? '', product.origin)
  altered.searchParams.set('signature', 'x')
  await page.goto('/brochures')
  await hydrated(page)
  await expect(page.locator('main form')).toHaveCount(0)
  const again = page.waitForEvent('download')
  await shelf.nth(2).click()
  expect((await again).suggestedFilename()).toMatch(/\.pdf$/)
  await page.getByRole('button', { name: 'Show the form again' }).click()
  await expect(form.field('name')).toHaveValue('')

  const refused = await page.goto(altered.href)
  expect(refused?.status()).toBe(403)
  excuse('status of 403')
  await expect(page.getByText('This download link has expired.')).toBeVisible()
  await expect(form.field('name')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a link of the shelf leads to the form with its brochure, and the form to the file', async ({ page, excuse }) => {
    await page.goto('/brochures')
    const form = formOnPage(page, SUBMIT)
    const titles = await form.field('brochure').locator('option').allInnerTexts()
    await page
      .getByRole('link', { name: /^Download / })
      .nth(3)
      .click()
    await expect(form.field('brochure').locator('option:checked')).toHaveText(titles[3] ?? '')
    await form.submit()
    for (const [name, message] of Object.entries(MESSAGES)) expect(await form.messageOf(name)).toBe(message)
    excuse('status of 422')
    await form.fill({ ...VALID, email: 'plain@example.com' })
    const download = page.waitForEvent('download')
    await form.submit()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    const next = page.waitForEvent('download')
    await page
      .getByRole('link', { name: /^Download / })
      .first()
      .click()
    expect((await next).suggestedFilename()).toMatch(/\.pdf$/)
  })
})
