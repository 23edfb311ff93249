import { readFileSync } from 'node:fs'
import { QueryClient } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Frame } from '#src/app/frame.tsx'
import type { FrameSite } from '#src/app/use-frame-content.tsx'
import { createCms } from '#src/cms/cms.ts'
import { siteQuery } from '#src/cms/site.query.ts'
import { renderInSite } from '../support/providers.tsx'
import { config, createTestSite, type Fields, NOW, type TestSite } from '../support/site.ts'
import { installDialogElement } from '../ui/dialog-element.ts'

let cmsSite: TestSite
let site: FrameSite
beforeAll(async () => {
  installDialogElement()
  // The starter dataset's offerings, without their pictures and texts.
  const documents: Fields[] = readFileSync('content/data.ndjson', 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const offerings = documents
    .filter(({ _type }) => _type === 'offering')
    .map(({ _id, _type, title, slug, order }) => ({ _id, _type, title, slug, order }))
  cmsSite = await createTestSite(...offerings)
  const cms = createCms({ config, now: () => NOW, fetch: (input, init) => cmsSite.lake.lake.fetch(new Request(input, init)) })
  site = await new QueryClient().fetchQuery(siteQuery(cms))
})
afterAll(() => cmsSite.close())

/** Opens the panel of the page at `path` by the burger and returns all that can be chosen in it, in order, as it is heard, links with their targets. */
async function openPanel(path: string) {
  await renderInSite(<Frame site={site}>A page</Frame>, { path })
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const panel = screen.getByRole('dialog', { name: 'Main' })
  const controls = [...panel.querySelectorAll('a, button, input, select')].map((control) => {
    for (const silent of control.querySelectorAll('[aria-hidden=true]')) silent.remove()
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim()
    return control instanceof HTMLAnchorElement ? `${name} ${control.getAttribute('href')}` : name
  })
  return { panel, controls }
}

describe('the side panel of a page', () => {
  it('has Home, seven offerings, About, two resources, the contact, and the choices of language and colours, in this order', async () => {
    const { panel, controls } = await openPanel('/events')
    expect(controls).toEqual([
      'Close menu',
      'Home /',
      'Industry 4.0 consulting /industry-consulting',
      'Integrated factory modelling /integrated-factory-modelling',
      'Line simulation and optimisation /line-simulation-optimization',
      'Automated quality inspection /automated-quality-inspection',
      'Shop floor automation and material movement /shop-floor-automation-&-material-movement',
      'Energy efficiency and monitoring /energy-efficiency-&-monitoring',
      'Machine safety /machine-safety',
      'About Us /about-us',
      'Brochures /brochures',
      'Events /events',
      'Contact Us /contact-us',
      'English',
      'Deutsch',
      'हिन्दी',
      '日本語',
      'System',
      'Light',
      'Dark',
    ])
    expect([...panel.querySelectorAll('p')].map((heading) => heading.textContent)).toEqual(['Offerings', 'Resources'])
    const choices = within(panel).getAllByRole('group')
    expect(choices.map((choice) => choice.querySelector('legend')?.textContent)).toEqual(['Language', 'Colour scheme'])
  })

  it.each(['/events', '/machine-safety', '/contact-us'])('marks %s alone as the open page', async (path) => {
    const { panel } = await openPanel(path)
    const open = [...panel.querySelectorAll('[aria-current=page]')].map((link) => link.getAttribute('href'))
    expect(open).toEqual([path])
  })
})
