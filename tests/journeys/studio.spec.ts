import { expect, test } from '../support/journey.ts'
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
