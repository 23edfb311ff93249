import { adminClient } from '#tests/support/admin-client.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { submit, typeIn, VALID } from '#tests/support/registration-fields.ts'
import { createStudioPage } from '#tests/support/studio-page.ts'

const EVENT = {
  title: 'Robots & rollers: open line day',
  urlId: 'open-line-day',
  paragraph: 'One line, one day, every station open.',
  bullets: ['Stop the line yourself', 'Read its cycle time'],
  startsAt: '2031-03-03 10:00',
  endsAt: '2031-03-03 16:00',
  location: 'Pune, India',
}

/** Chromium logs the Studio's optional requests that the lake answers with 404. */
const OPTIONAL = /status of (?:401|404)|has a status 404|Unexpected response code: 404/

test('an editor publishes an event, a visitor registers, and the editor finds the registration', async ({
  page,
  product,
  browser,
  complaints,
}) => {
  test.setTimeout(240_000)
  const step = async (name: string, of = page) => of.screenshot({ path: test.info().outputPath(`${name}.png`) })
  const studio = createStudioPage(page, product.origin)

  await studio.signIn()
  await step('1-signed-in')
  const eventId = await studio.createEvent(EVENT)
  await studio.uploadBanner('content/images/event-factory-automation-expo.png', 'Line drawing of a conveyor')
  await step('2-filled-in')
  await studio.publish()
  await step('3-published')

  const visitor = await browser.newPage({ baseURL: product.origin })
  visitor.on('console', (message) => complaints.push(`visitor: ${message.text()}`))
  visitor.on('pageerror', (error) => complaints.push(`visitor: ${error.message}`))
  await expect.poll(async () => (await visitor.request.get('/events')).text()).toContain(`/registerevent/${EVENT.urlId}`)
  await visitor.goto('/events')
  await expect(visitor.getByRole('heading', { name: EVENT.title })).toBeVisible()
  const card = visitor.getByRole('article').filter({ hasText: EVENT.title })
  await expect(card.getByRole('img', { name: 'Line drawing of a conveyor' })).toBeVisible()
  await expect(card.getByRole('listitem').filter({ hasText: EVENT.bullets[1] as string })).toBeVisible()
  await step('4-on-the-site', visitor)

  const opened = visitor.context().waitForEvent('page')
  await card.getByRole('link').first().click()
  const registration = await opened
  await registration.waitForLoadState()
  expect(new URL(registration.url()).pathname).toBe(`/registerevent/${EVENT.urlId}`)
  await hydrated(registration)
  await typeIn(registration, VALID)
  await step('5-typed', registration)
  await submit(registration)
  await expect(registration.getByText('Thanks for registering!!')).toBeVisible()
  await expect(registration.getByText("You'll receive an email with details.")).toBeVisible()
  await expect(registration.getByText('We look forward to seeing you there!')).toBeVisible()
  await step('6-thanked', registration)

  const form = await studio.openRegistration('Zoë O’Brien')
  const stored: Record<string, string> = {
    referenceId: EVENT.title,
    firstName: 'Zoë',
    lastName: 'O’Brien',
    companyEmail: 'zoe+fair@example.com',
    companyName: 'R&D <Works>',
    phoneNumber: '9876543210',
    jobTitle: 'Plant manager',
    country: 'India',
    city: 'Pune',
  }
  for (const [name, value] of Object.entries(stored))
    await expect(form.getByTestId(`field-${name}`).locator('input, textarea').first(), name).toHaveValue(value)
  await expect(form.getByTestId('field-source').locator('option:checked')).toHaveText('Event')
  await expect(form.getByTestId('field-createdOn')).toBeVisible()
  await step('7-in-the-inbox')

  const client = adminClient(product)
  expect(await client.fetch('count(*[_type == "eventRegistration" && subject._ref == $eventId])', { eventId })).toBe(1)
  expect(await client.fetch('*[_id in path("drafts.event-registrations.**")]._id')).toEqual([])
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !OPTIONAL.test(complaint)))
})
