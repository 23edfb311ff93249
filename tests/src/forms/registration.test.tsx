import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { registrationForm } from '#shared/forms/registration.ts'
import type { PostedForm } from '#src/app/renderer.ts'
import { SubmissionForm } from '#src/forms/submission-form.tsx'
import { renderInSite } from '../support/providers.tsx'

const REQUIRED = 'Please complete this required field.'
const TEN_DIGITS = 'Phone number must be exactly 10 digits'
const ENDPOINT = '*/api/event-registrations'

/** Bodies that the server got. */
let bodies: Record<string, unknown>[] = []
const answer = (status: number, body: object = {}) =>
  http.post(ENDPOINT, async ({ request }) => {
    bodies.push((await request.json()) as Record<string, unknown>)
    return HttpResponse.json(body, { status })
  })
const server = setupServer()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  bodies = []
  server.use(answer(201))
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const onDone = vi.fn()
const SUBJECT = { source: 'event', urlId: 'robot-fair' }
const LIVE = ['phoneNumber']

/** The form on a page that is drawn again for reasons of its own. */
function PageWithForm() {
  const [drawn, draw] = useState(1)
  return (
    <>
      <button type="button" onClick={() => draw(drawn + 1)}>{`Drawn ${drawn}`}</button>
      <SubmissionForm definition={registrationForm} subject={SUBJECT} live={LIVE} submitLabel="Submit" onDone={onDone} />
    </>
  )
}

async function open(posted?: PostedForm) {
  onDone.mockClear()
  await renderInSite(<PageWithForm />, { path: '/registerevent/robot-fair', ...(posted && { posted }) })
  return userEvent.setup()
}

/** Fills an input as some browsers do: no event tells of it, and React does not notice. */
const fillSilently = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const phone = () => field('Phone number')
const submit = () => screen.getByRole('button', { name: /Submit|Please wait/ })
const messageOf = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('')

const VALUES = {
  'First name': 'Zoë',
  'Last name': 'O’Brien',
  'Company e-mail': 'a+b@example.com',
  'Company name': 'Acme',
  'Phone number': '9876543210',
  'Job title': 'Planner',
  City: 'Pune',
}

async function fill(user: ReturnType<typeof userEvent.setup>, values: Partial<typeof VALUES> = {}) {
  for (const [label, value] of Object.entries({ ...VALUES, ...values })) await user.type(field(label), value)
  await user.selectOptions(screen.getByLabelText('Country'), 'India')
}

describe('the registration form', () => {
  it('says at each of the eight fields that it is required, focuses the first, and sends nothing', async () => {
    const user = await open()
    await user.click(submit())
    await waitFor(() => expect(screen.getAllByText(REQUIRED)).toHaveLength(8))
    expect(document.activeElement).toBe(field('First name'))
    expect(within(screen.getByRole('alert')).getByText('8 fields need attention.')).toBeDefined()
    for (const input of [...Object.keys(VALUES).map(field), screen.getByLabelText('Country')]) {
      expect(messageOf(input)).toBe(REQUIRED)
      expect(input.getAttribute('aria-invalid')).toBe('true')
    }
    expect(bodies).toEqual([])
  })

  it('takes blanks for nothing', async () => {
    const user = await open()
    await fill(user, { City: '   ', 'Last name': '\u200b ' })
    await user.click(submit())
    await waitFor(() => expect(screen.getAllByText(REQUIRED)).toHaveLength(2))
    expect(document.activeElement).toBe(field('Last name'))
  })

  it.each(['abc', 'a@b'])('calls the e-mail %s invalid', async (email) => {
    const user = await open()
    await fill(user, { 'Company e-mail': email })
    await user.click(submit())
    await waitFor(() => expect(messageOf(field('Company e-mail'))).toBe('Email is invalid'))
    expect(bodies).toEqual([])
  })

  it('checks the phone while it is edited, and nothing else before a submit', async () => {
    const user = await open()
    await user.type(phone(), '123')
    expect(messageOf(phone())).toBe(TEN_DIGITS)
    await user.type(phone(), '4567890')
    expect(messageOf(phone())).toBe('')
    await user.clear(phone())
    expect(messageOf(phone())).toBe(REQUIRED)
    await user.type(field('Company e-mail'), 'abc')
    await user.tab()
    expect(messageOf(field('Company e-mail'))).toBe('')
    expect(screen.getAllByText(REQUIRED)).toHaveLength(1)
  })

  it('checks each corrected field as it is edited once a submit was tried', async () => {
    const user = await open()
    await user.click(submit())
    await screen.findAllByText(REQUIRED)
    await user.type(field('Company e-mail'), 'abc')
    expect(messageOf(field('Company e-mail'))).toBe('Email is invalid')
    await user.type(field('Company e-mail'), '@example.com')
    expect(messageOf(field('Company e-mail'))).toBe('')
    await user.click(submit())
    await waitFor(() => expect(screen.getAllByText(REQUIRED)).toHaveLength(7))
  })

  it('takes digits only, ten at most', async () => {
    const user = await open()
    await user.type(phone(), '12a-3 b')
    expect(phone().value).toBe('123')
    await user.type(phone(), '456789012')
    expect(phone().value).toBe('1234567890')
  })

  it.each([
    ['98765 43210', '9876543210', ''],
    ['(555) 010-1234', '5550101234', ''],
    [' 555\u2011010\u20111234 ', '5550101234', ''],
    ['+1 555-010-1234', '15550101234', TEN_DIGITS],
    ['555-010-1234 ext 5', '555-010-1234 ext 5', TEN_DIGITS],
  ])('a pasted %j becomes %j and is never shortened', async (pasted, value, message) => {
    const user = await open()
    await user.click(phone())
    await user.paste(pasted)
    expect(phone().value).toBe(value)
    expect(messageOf(phone())).toBe(message)
  })

  it('leaves what an input method composes alone until it is done', async () => {
    await open()
    fireEvent.compositionStart(phone())
    fireEvent.input(phone(), { target: { value: '１２' }, isComposing: true })
    expect(phone().value).toBe('１２')
    fireEvent.compositionEnd(phone(), { data: '１２' })
    expect(phone().value).toBe('12')
  })

  it('sends what was typed with its uuid, page and language, and what it is about', async () => {
    const user = await open()
    await fill(user)
    await user.click(submit())
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(bodies).toEqual([
      {
        firstName: 'Zoë',
        lastName: 'O’Brien',
        companyEmail: 'a+b@example.com',
        companyName: 'Acme',
        phoneNumber: '9876543210',
        jobTitle: 'Planner',
        country: 'IN',
        city: 'Pune',
        source: 'event',
        urlId: 'robot-fair',
        language: 'en',
        page: '/registerevent/robot-fair',
        zq_note: '',
        fillTime: expect.any(Number),
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      },
    ])
  })

  it('sends once, however often it is submitted in one moment, and says that it is sending', async () => {
    const user = await open()
    await fill(user)
    const form = submit().closest('form')
    for (let time = 0; time < 3; time++) form?.requestSubmit()
    await screen.findByRole('button', { name: 'Please wait...' })
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(bodies).toHaveLength(1)
  })

  it.each([
    [500, 'This could not be saved. Everything you typed is still here. Please try again.'],
    [429, 'Too many attempts from your network. Please wait a minute and try again.'],
    [410, 'Registration is closed. Nothing was saved.'],
    [404, 'This event is no longer there. Nothing was saved.'],
  ])('keeps every value after an answer of %i, says why, and tries again under the same uuid', async (status, message) => {
    const user = await open()
    server.use(answer(status))
    await fill(user)
    await user.click(submit())
    await screen.findByText(message)
    for (const [label, value] of Object.entries(VALUES)) expect(field(label).value).toBe(value)
    expect(onDone).not.toHaveBeenCalled()
    server.use(answer(201))
    await user.click(submit())
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(bodies[1]?.id).toBe(bodies[0]?.id)
  })

  it('survives a cut network', async () => {
    const user = await open()
    server.use(http.post(ENDPOINT, () => HttpResponse.error()))
    await fill(user)
    await user.click(submit())
    await screen.findByText(/please try again/i)
    server.use(answer(200))
    await user.click(submit())
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  })

  it('sends corrected values under a fresh uuid when the first were stored already', async () => {
    const user = await open()
    server.use(http.post(ENDPOINT, () => HttpResponse.json({ error: 'conflict' }, { status: 409 }), { once: true }))
    await fill(user)
    await user.click(submit())
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(bodies).toHaveLength(1)
    expect(bodies[0]?.replaces).toMatch(/^[0-9a-f-]{36}$/)
    expect(bodies[0]?.replaces).not.toBe(bodies[0]?.id)
  })

  it('shows what the server finds wrong at its field', async () => {
    const user = await open()
    server.use(answer(422, { errors: { city: ['forms.errors.tooLong'], country: ['forms.errors.fromTheFuture'] } }))
    await fill(user)
    await user.click(submit())
    await waitFor(() => expect(messageOf(field('City'))).toBe('This text is too long.'))
    expect(messageOf(screen.getByLabelText('Country'))).toBe('Please check this field.')
    expect(document.activeElement).toBe(screen.getByLabelText('Country'))
  })

  it('takes what the browser filled in without telling', async () => {
    const user = await open()
    await fill(user)
    fillSilently(field('City'), 'Mumbai')
    await user.click(submit())
    await waitFor(() => expect(bodies[0]?.city).toBe('Mumbai'))
  })

  it('keeps what the browser filled in without telling while the page around it changes', async () => {
    const user = await open()
    fillSilently(field('City'), 'Mumbai')
    await user.click(screen.getByRole('button', { name: 'Drawn 1' }))
    expect(screen.getByRole('button', { name: 'Drawn 2' })).toBeDefined()
    expect(field('City').value).toBe('Mumbai')
  })

  it('shows a failed plain post again with its values and messages', async () => {
    await open({
      status: 422,
      values: { firstName: 'Sam', companyEmail: 'abc' },
      errors: { companyEmail: ['forms.errors.emailInvalid'] },
    })
    expect(field('First name').value).toBe('Sam')
    expect(messageOf(field('Company e-mail'))).toBe('Email is invalid')
    expect(screen.getByText('1 field needs attention.')).toBeDefined()
  })

  it('is a plain form at the page’s own address for browsers without script', async () => {
    await open()
    const form = submit().closest('form')
    expect(form?.method).toBe('post')
    expect(form?.getAttribute('action')).toBeNull()
    expect(Object.keys(Object.fromEntries(new FormData(form ?? undefined)))).toEqual([
      ...Object.keys(registrationForm.fields),
      'language',
      'page',
      'zq_note',
    ])
  })
})
