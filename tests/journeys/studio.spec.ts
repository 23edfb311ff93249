import { adminClient } from '../support/admin-client.ts'
import { expect, test } from '../support/journey.ts'
import { openEventPath } from '../support/open-event.ts'
import { createStudioPage } from '../support/studio-page.ts'

/** Chromium logs every answer that is an error; before the sign-in one of them is the point. */
const FAILED_ANSWER = /status of (?:401|404)|has a status 404|Unexpected response code: 404/

const withoutFailedAnswers = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !FAILED_ANSWER.test(complaint)))

test('signs in under its own policy, and asks no other machine for anything', async ({ page, product, complaints }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  await createStudioPage(page, product.origin).signIn()
  for (const title of [
    'Pages',
    'Offerings',
    'Industries',
    'Webinars',
    'Brochures',
    'Legal pages',
    'Redirects',
    'Site settings',
    'Inbox',
  ])
    await expect(page.getByTestId(`pane-item-${title}`)).toBeVisible()
  expect([...hosts].filter((host) => host !== '127.0.0.1' && !host.endsWith('.localhost'))).toEqual([])
  withoutFailedAnswers(complaints)
})

test('keeps the links of a webinar in its companion, without a draft', async ({ page, product, complaints }) => {
  await createStudioPage(page, product.origin).signIn()
  await page.getByTestId('pane-item-Webinars').click()
  await page.getByTestId('action-intent-button').last().click()
  await page.getByTestId('field-webinarTitle').locator('input').fill('A webinar with links')
  await page.getByRole('tab', { name: 'Access' }).click()
  await page.getByText('Open the links').click()
  const stored = page.waitForRequest(
    (request) => request.url().includes('/data/mutate/') && (request.postData() ?? '').includes('meet.example'),
  )
  await page.getByTestId('field-joinUrl').locator('input').fill('https://meet.example/room')
  expect((await stored).postDataJSON().mutations[0].createIfNotExists).toMatchObject({
    _id: expect.stringMatching(/^webinar-access\.[^.]+$/),
    webinar: { _type: 'reference', _weak: true },
  })
  withoutFailedAnswers(complaints)
})

test('lists what visitors sent, newest first and read-only, and releases what was held back', async ({
  page,
  product,
  complaints,
}) => {
  test.setTimeout(120_000)
  const urlId = (await openEventPath(product.origin)).split('/').at(-1)
  const person = { lastName: 'Rao', companyName: 'A', phoneNumber: '9876543210', jobTitle: 'B', country: 'IN', city: 'Pune' }
  const send = async (firstName: string, more: object) => {
    const id = crypto.randomUUID()
    const data = { id, source: 'event', urlId, firstName, companyEmail: 'rao@example.com', ...person, ...more }
    expect((await page.request.post('/api/event-registrations', { data })).status()).toBe(201)
    return `event-registrations.${id}`
  }
  await send('Earlier', {})
  const held = await send('Trapped', { zq_note: 'filled in by a machine' })

  const studio = createStudioPage(page, product.origin)
  await studio.signIn()
  await page.getByTestId('pane-item-Inbox').click()
  await page.getByTestId('pane-item-Not delivered').click()
  await expect(page.getByTestId('outbox')).toHaveText('Every submission that was accepted has reached the Inbox.')
  await page.getByTestId('pane-item-Registrations').click()
  const rows = page.getByTestId('document-list-pane').getByRole('link').filter({ hasText: 'Rao' })
  await expect(rows).toHaveText([/Trapped Rao.*held back/, /Earlier Rao/])
  await expect(page.getByTestId('document-list-pane').getByTestId('action-intent-button')).toHaveCount(0)

  await rows.first().click()
  const form = page.getByTestId('form-view')
  await expect(form.getByTestId('field-firstName').locator('input')).toHaveValue('Trapped')
  await expect(form.getByTestId('field-firstName').locator('input')).toHaveAttribute('readonly', '')
  await page.getByRole('button', { name: 'Open document actions' }).click()
  await page.getByRole('menuitem', { name: 'Release' }).click()
  await expect.poll(() => adminClient(product).fetch('*[_id == $held][0].status', { held })).toBe('received')
  await expect(rows.first()).not.toContainText('held back')
  await page.getByRole('button', { name: 'Open document actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Release' })).toHaveCount(0)
  withoutFailedAnswers(complaints)
})
