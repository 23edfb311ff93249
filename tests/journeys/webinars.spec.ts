import { adminClient } from '#tests/support/admin-client.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import type { Product } from '#tests/support/product.ts'
import { field, fill, registrationForm, submit, VALID } from '#tests/support/registration-fields.ts'

const THANKS = ['Thanks for registering!!', "You'll receive an email with details.", 'We look forward to seeing you there!']

interface Webinar {
  _id: string
  urlId: string
  title: string
}

/** A webinar of the starter dataset, the first that is still to come or the last that is over. */
async function webinar(product: Product, which: 'upcoming' | 'over'): Promise<Webinar> {
  const [comparison, order] = which === 'upcoming' ? ['>', 'asc'] : ['<', 'desc']
  return adminClient(product).fetch(
    `*[_type == "webinar" && dateTime(endsAt) ${comparison} dateTime($now)] | order(endsAt ${order})[0]{_id, "urlId": urlId.current, "title": webinarTitle}`,
    { now: new Date().toISOString() },
  )
}
const stored = (product: Product, type: string, email: string) =>
  adminClient(product).fetch<Record<string, unknown>[]>('*[_type == $type && companyEmail == $email]', { type, email })

test('a webinar takes registrations, and its page tells no link to join', async ({ page, product }) => {
  const { _id, urlId, title } = await webinar(product, 'upcoming')
  const secret = 'https://meet.example.com/secret-room'
  await adminClient(product).createOrReplace({ _id: `webinar-access.${_id}`, _type: 'webinarAccess', joinUrl: secret })
  await page.goto(`/webinarregistration/${urlId}`)
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Register Now' })).toBeVisible()
  await fill(page, { ...VALID, 'Company e-mail': 'webinar@example.com' })
  await submit(page)
  for (const sentence of THANKS) await expect(page.getByText(sentence)).toBeVisible()
  expect(await page.content()).not.toContain('secret-room')
  expect(await stored(product, 'eventRegistration', 'webinar@example.com')).toMatchObject([
    { source: 'webinar', referenceId: title, urlId },
  ])
})

test('a webinar that is over gives its recording to those who ask, and sends others to the registration before', async ({
  page,
  product,
  excuse,
}) => {
  const { urlId, title } = await webinar(product, 'over')
  await page.goto(`/webinar/${urlId}`)
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Watch the Recording' })).toBeVisible()
  await submit(page)
  await expect(field(page, 'First name')).toBeFocused()
  await fill(page, { ...VALID, 'Company e-mail': 'recording@example.com' })
  await submit(page)
  for (const sentence of THANKS) await expect(page.getByText(sentence)).toBeVisible()
  expect(await stored(product, 'webinarRequest', 'recording@example.com')).toMatchObject([
    { source: 'webinar request', referenceId: title, urlId },
  ])

  await page.goto(`/webinarregistration/${urlId}`)
  await expect(registrationForm(page)).toHaveCount(0)

  const upcoming = await webinar(product, 'upcoming')
  await page.goto(`/webinar/${upcoming.urlId}`)
  await expect(registrationForm(page)).toHaveCount(0)
  await expect(page.getByRole('main').locator(`a[href="/webinarregistration/${upcoming.urlId}"]`)).toBeVisible()
  const body = { id: crypto.randomUUID(), urlId: upcoming.urlId, ...Object.fromEntries(PAIRS) }
  expect((await page.request.post('/api/webinar-requests', { data: body })).status()).toBe(409)
  const closed = await page.request.post('/api/event-registrations', { data: { ...body, source: 'webinar', urlId } })
  expect(closed.status()).toBe(410)
  excuse('status of 409')
})

/** The registration's values under the names of the API. */
const NAMES = ['firstName', 'lastName', 'companyEmail', 'companyName', 'phoneNumber', 'jobTitle', 'country', 'city']
const PAIRS = Object.values(VALID).map((value, index) => [NAMES[index], value])

test('an event that closes while its form is open says so and keeps what was typed', async ({ page, product, excuse }) => {
  const client = adminClient(product)
  const id = 'closing-event'
  const startsAt = new Date(Date.now() + 86_400_000).toISOString()
  await client.createOrReplace({
    _id: id,
    _type: 'event',
    title: 'Closing day',
    urlId: { _type: 'slug', current: id },
    startsAt,
    timeZone: 'Asia/Kolkata',
    registration: 'open',
  })
  await page.goto(`/registerevent/${id}`)
  await hydrated(page)
  await fill(page, VALID)
  await client.patch(id, { set: { registration: 'closed' } }).commit()
  await submit(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Registration is closed. Nothing was saved.' })).toBeVisible()
  await expect(field(page, 'City')).toHaveValue('Pune')
  excuse('status of 410')
  expect(await client.fetch('count(*[_type == "eventRegistration" && urlId == $id])', { id })).toBe(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Closing day' }).first()).toBeVisible()
  await expect(registrationForm(page)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a recording is asked for by a plain post', async ({ page, product }) => {
    const { urlId } = await webinar(product, 'over')
    await page.goto(`/webinar/${urlId}`)
    await fill(page, { ...VALID, 'Company e-mail': 'plain-recording@example.com' })
    await submit(page)
    for (const sentence of THANKS) await expect(page.getByText(sentence)).toBeVisible()
    expect(await stored(product, 'webinarRequest', 'plain-recording@example.com')).toHaveLength(1)
  })
})
