import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { Footer, type FooterProps } from '#src/ui/footer.tsx'
import { Header, type HeaderProps } from '#src/ui/header.tsx'
import { installDialogElement } from './dialog-element.ts'

beforeAll(installDialogElement)

const noop = () => undefined
const header: HeaderProps = {
  brand: { name: 'Plantwright Automation', href: '/', label: 'Plantwright Automation, home' },
  home: { label: 'Home', href: '/' },
  navigation: [
    { label: 'Offerings', numbered: true, links: [{ label: 'Machine safety', href: '/machine-safety' }] },
    { label: 'About Us', href: '/about-us', current: true },
    {
      label: 'Resources',
      links: [
        { label: 'Brochures', href: '/brochures' },
        { label: 'Events', href: '/events' },
      ],
    },
  ],
  contact: { label: 'Contact Us', href: '/contact-us' },
  language: {
    label: 'Language',
    value: 'en',
    choices: [
      { value: 'en', label: 'English' },
      { value: 'de', label: 'Deutsch', lang: 'de', href: '/de/' },
    ],
    onChoose: noop,
  },
  scheme: { label: 'Colour scheme', value: 'auto', choices: [{ value: 'auto', label: 'System' }], onChoose: noop },
  texts: { navigation: 'Main', openMenu: 'Open menu', closeMenu: 'Close menu' },
}

const targets = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link', { hidden: true })
    .map((link) => `${link.textContent?.replace(/^\d\d/, '')} ${link.getAttribute('href')}`)

describe('header', () => {
  it('holds logo, dropdowns, links, the button and the two choices, in this order', () => {
    render(<Header {...header} />)
    const banner = screen.getByRole('banner')
    expect(within(banner).getByRole('link', { name: 'Plantwright Automation, home' }).getAttribute('href')).toBe('/')
    expect(targets(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
      'Machine safety /machine-safety',
      'About Us /about-us',
      'Brochures /brochures',
      'Events /events',
      'Contact Us /contact-us',
    ])
    expect(within(banner).getByRole('button', { name: /^Language/ })).toBeDefined()
    expect(within(banner).getByRole('button', { name: 'Colour scheme' })).toBeDefined()
  })

  it('marks the page that is open', () => {
    render(<Header {...header} />)
    expect(screen.getByRole('link', { name: 'About Us' }).getAttribute('aria-current')).toBe('page')
  })

  it('opens the side panel with the same items and Home, and closes it when one is chosen', async () => {
    const user = userEvent.setup()
    render(<Header {...header} />)
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    const panel = screen.getByRole('dialog', { name: 'Main' })
    expect(targets(within(panel).getByRole('navigation', { name: 'Main' }))).toEqual([
      'Home /',
      'Machine safety /machine-safety',
      'About Us /about-us',
      'Brochures /brochures',
      'Events /events',
      'Contact Us /contact-us',
    ])
    const events = within(panel).getByRole('link', { name: 'Events' })
    events.addEventListener('click', (event) => event.preventDefault())
    await user.click(events)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('hands the chosen language on and leaves a press for a new tab to the browser', async () => {
    const chosen: string[] = []
    const user = userEvent.setup()
    render(<Header {...header} language={{ ...header.language, onChoose: (value) => chosen.push(value) }} />)
    await user.click(screen.getByRole('button', { name: /^Language/ }))
    const german = screen.getByRole('link', { name: 'Deutsch' })
    expect(german.getAttribute('href')).toBe('/de/')
    await user.click(german)
    expect(chosen).toEqual(['de'])
  })
})

const footer: FooterProps = {
  quickLinks: {
    heading: 'Quick Links',
    links: [
      { label: 'Offerings', href: '/#offerings' },
      { label: 'About Us', href: '/about-us' },
      { label: 'Contact Us', href: '/contact-us' },
    ],
  },
  contact: {
    address: 'Plantwright Automation\n12 Specimen Road\nPune',
    email: 'info@plantwright.example.com',
    phone: '+91 (20) 5550-0100',
    texts: { address: 'Address', email: 'E-mail', phone: 'Phone' },
  },
  legal: { label: 'Legal', links: [{ label: 'Sitemap', href: '/sitemap' }] },
  social: { linkedin: 'https://www.linkedin.com/company/example', twitter: '' },
  cookieSettings: { label: 'Cookie settings', onOpen: noop },
  owner: 'Plantwright Automation',
  year: 2031,
}

describe('footer', () => {
  it('holds the items of the specification and their targets, in this order', () => {
    render(<Footer {...footer} />)
    const area = screen.getByRole('contentinfo')
    expect(
      within(area)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/#offerings',
      '/about-us',
      '/contact-us',
      'mailto:info@plantwright.example.com',
      'tel:+912055500100',
      '/sitemap',
      'https://www.linkedin.com/company/example',
    ])
    expect(area.textContent).toContain('© 2031 Plantwright Automation')
  })

  it('shows a network without an address as its icon with its name, out of the keyboard’s way', () => {
    render(<Footer {...footer} />)
    for (const name of ['Twitter', 'YouTube']) expect(screen.getByRole('img', { name }).closest('a, button')).toBeNull()
    expect(screen.getByRole('link', { name: 'LinkedIn' })).toBeDefined()
  })

  it('gives mail, map and phone icons their names', () => {
    render(<Footer {...footer} />)
    expect(['Address', 'E-mail', 'Phone'].flatMap((name) => screen.getAllByRole('img', { name }))).toHaveLength(3)
  })

  it('leaves out what the settings leave empty', () => {
    render(<Footer {...footer} contact={{ ...footer.contact, email: null, phone: '' }} />)
    expect(screen.queryByRole('img', { name: 'E-mail' })).toBeNull()
    expect(screen.queryByRole('img', { name: 'Phone' })).toBeNull()
  })

  it('opens the cookie settings', async () => {
    let opened = 0
    render(<Footer {...footer} cookieSettings={{ label: 'Cookie settings', onOpen: () => opened++ }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }))
    expect(opened).toBe(1)
  })
})
