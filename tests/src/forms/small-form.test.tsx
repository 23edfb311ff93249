import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newsletterForm } from '#shared/forms/newsletter.ts'
import { SmallForm } from '#src/forms/small-form.tsx'
import { renderInSite } from '../support/providers.tsx'

const WRONG = 'Please provide valid email'

let bodies: Record<string, unknown>[] = []
let answers: unknown[] = []
const answer = (status: number, body: object) =>
  http.post('*/api/newsletter-subscriptions', async ({ request }) => {
    bodies.push((await request.json()) as Record<string, unknown>)
    return HttpResponse.json(body, { status })
  })
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  bodies = []
  answers = []
  server.use(answer(201, { outcome: 'subscribed' }))
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

async function open() {
  await renderInSite(
    <SmallForm definition={newsletterForm} submitLabel="Subscribe" onDone={(value) => void answers.push(value)} />,
  )
  return userEvent.setup()
}
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /e-?mail/i })
const press = () => screen.getByRole('button', { name: /Subscribe|Please wait/ })

describe('a form of one field', () => {
  it('says what is wrong after a submit, puts the focus there, and takes it back as the field is corrected', async () => {
    const visitor = await open()
    await visitor.type(email(), 'abc')
    expect(screen.queryByText(WRONG)).toBeNull()
    await visitor.click(press())
    expect(await screen.findByText(WRONG)).toBeTruthy()
    expect(document.activeElement).toBe(email())
    await visitor.type(email(), '@example.com')
    expect(screen.queryByText(WRONG)).toBeNull()
    expect(bodies).toEqual([])
  })

  it('sends once, however often it is submitted in one moment, and hands on the answer', async () => {
    const visitor = await open()
    await visitor.type(email(), 'sam@example.com')
    const form = email().form
    form?.requestSubmit()
    form?.requestSubmit()
    await waitFor(() => expect(answers).toEqual([{ outcome: 'subscribed' }]))
    expect(bodies).toHaveLength(1)
    expect(bodies[0]).toMatchObject({ email: 'sam@example.com', language: 'en', page: '/' })
  })

  it('sends what the browser filled in without telling', async () => {
    const visitor = await open()
    email().value = 'filled@example.com'
    await visitor.click(press())
    await waitFor(() => expect(bodies[0]).toMatchObject({ email: 'filled@example.com' }))
  })

  it('shows what the server finds wrong, and keeps the value over a failure until a retry succeeds', async () => {
    server.use(answer(422, { errors: { email: ['forms.errors.newsletterEmail'] } }))
    const visitor = await open()
    await visitor.type(email(), 'sam@example.com')
    await visitor.click(press())
    expect(await screen.findByText(WRONG)).toBeTruthy()
    server.use(answer(503, {}))
    await visitor.click(press())
    await waitFor(() => expect(screen.queryByText(WRONG)).toBeNull())
    await waitFor(() => expect(press()).toHaveProperty('textContent', 'Subscribe'))
    expect(email().value).toBe('sam@example.com')
    server.use(answer(201, { outcome: 'already' }))
    await visitor.click(press())
    await waitFor(() => expect(answers).toEqual([{ outcome: 'already' }]))
  })
})

describe('what was typed', () => {
  it('survives a reload, is forgotten once the form is taken, and gives way to what is in the page', async () => {
    const visitor = await open()
    await visitor.type(email(), 'sam@exam')
    cleanup()
    await open()
    expect(email().value).toBe('sam@exam')
    await visitor.type(email(), 'ple.com')
    await visitor.click(press())
    await waitFor(() => expect(answers).toHaveLength(1))
    expect(bodies[0]).toMatchObject({ email: 'sam@example.com' })
    cleanup()
    await open()
    expect(email().value).toBe('')
  })

  it('is not taken from storage that holds what is none of ours', async () => {
    sessionStorage.setItem('form:newsletter-subscriptions ', '{"email":')
    await open()
    expect(email().value).toBe('')
  })
})
