import { readFile } from 'node:fs/promises'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AppProviders } from '#src/app/providers.tsx'
import { createRoutes } from '#src/app/routes.tsx'
import { type Cms, createCms } from '#src/cms/cms.ts'
import { createI18n } from '#src/i18n/create-i18n.ts'
import { createMockSite } from '#src/mocks/mock-site.ts'
import { readSwitches } from '#src/mocks/switches.ts'
import { event, settings } from '../support/site.ts'

const fair = event({ registration: 'open' })
let stop: () => void = () => undefined
afterEach(() => {
  cleanup()
  stop()
  stop = () => undefined
})

async function start() {
  // docs/mocking.md quotes these lines.
  const site = await createMockSite({ documents: [fair] })
  const server = setupServer(...site.handlers)
  server.listen({ onUnhandledFrame: 'error' })
  const cms = createCms({ config: site.config, now: Date.now, fetch })
  stop = () => server.close()
  await site.editor.createOrReplace(settings)
  return { site, cms }
}

/** The whole site at an address, as the browser shows it. */
async function show(cms: Cms, address: string): Promise<void> {
  vi.stubGlobal('scrollTo', () => undefined)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createMemoryRouter(createRoutes({ cms, queryClient }), { initialEntries: [address] })
  const i18n = await createI18n({ language: 'en' })
  render(
    <AppProviders cms={cms} queryClient={queryClient} i18n={i18n} year={2030} posted={null}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
}

describe('the mocked CMS and server', () => {
  it('takes the four lines that the documentation gives', async () => {
    const [documentation = '', source = ''] = await Promise.all([
      readFile('docs/mocking.md', 'utf8'),
      readFile('tests/src/mocks/mock-site.test.tsx', 'utf8'),
    ])
    const lines = /```ts\n([\s\S]*?)```/.exec(documentation)?.[1]?.trim().split('\n') ?? []
    expect(lines).toHaveLength(4)
    expect(source.replace(/^ {2}/gm, '')).toContain(lines.join('\n'))
  })

  it('shows a page of the site from documents alone, and stores a registration where an editor finds it', async () => {
    const { site, cms } = await start()
    await show(cms, '/registerevent/robot-fair')
    expect(await screen.findByText('Robot fair', {}, { timeout: 10_000 })).toBeTruthy()
    const visitor = userEvent.setup()
    for (const [label, value] of Object.entries({
      'First name': 'Zoë',
      'Last name': 'O’Brien',
      'Company e-mail': 'zoe@example.com',
      'Company name': 'Works',
      'Phone number': '9876543210',
      'Job title': 'Planner',
      City: 'Pune',
    }))
      await visitor.type(screen.getByLabelText(label), value)
    await visitor.selectOptions(screen.getByLabelText('Country'), 'IN')
    await visitor.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Thanks for registering!!', {}, { timeout: 10_000 })).toBeTruthy()
    const stored = '*[_id in path("event-registrations.*")]{referenceId, firstName, phoneNumber, source}'
    expect(await site.editor.fetch(stored)).toEqual([
      { referenceId: 'Robot fair', firstName: 'Zoë', phoneNumber: '9876543210', source: 'event' },
    ])
  })

  it('shows the error with its retry while the CMS fails, and the page when it answers again', async () => {
    const { site, cms } = await start()
    site.behaviour.failing = true
    // The router reports what a loader throws; the page says it to the visitor.
    await show(cms, '/events')
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
    site.behaviour.failing = false
    await userEvent.click(retry)
    expect(await screen.findByRole('heading', { name: /^Robot fair/ }, { timeout: 10_000 })).toBeTruthy()
  })
})

describe('the switches of the mock mode', () => {
  const storage = () => {
    const kept = new Map<string, string>()
    return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
  }

  it('hold for the tab until the address names others', () => {
    const tab = storage()
    expect(readSwitches('', tab)).toEqual({ slow: false, failing: false, empty: false })
    expect(readSwitches('?mock=slow,empty', tab)).toEqual({ slow: true, failing: false, empty: true })
    expect(readSwitches('?q=expo', tab)).toEqual({ slow: true, failing: false, empty: true })
    expect(readSwitches('?mock=', tab)).toEqual({ slow: false, failing: false, empty: false })
    expect(readSwitches('', tab)).toEqual({ slow: false, failing: false, empty: false })
  })
})
