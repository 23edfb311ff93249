import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Link } from '#src/ui/link.tsx'
import { type AnchorProps, LinkProvider } from '#src/ui/link-context.tsx'

function Routed({ href, ...rest }: AnchorProps) {
  return <a data-routed href={href} {...rest} />
}

function renderLink(props: AnchorProps) {
  render(
    <LinkProvider value={Routed}>
      <Link {...props}>There</Link>
    </LinkProvider>,
  )
  return screen.getByRole('link', { name: 'There' })
}

describe('link', () => {
  it.each(['/events', '/events?q=pune', '/#offerings', '?q=pune'])('leaves %s to the router', (href) => {
    expect(renderLink({ href }).dataset.routed).toBeDefined()
  })

  it.each(['https://example.com/', '//example.com/', 'mailto:info@example.com', 'tel:+9120', '#content'])(
    'leaves %s to the browser',
    (href) => {
      expect(renderLink({ href }).dataset.routed).toBeUndefined()
    },
  )

  it('has the router write the address of a new tab, and sends no opener', () => {
    const tab = renderLink({ href: '/registerevent/expo', target: '_blank' })
    expect(tab.dataset.routed).toBeDefined()
    expect(tab.getAttribute('rel')).toBe('noopener')
  })

  it('leaves downloads to the browser', () => {
    expect(renderLink({ href: '/file.pdf', download: '' }).dataset.routed).toBeUndefined()
  })

  it('is a plain anchor without a router', () => {
    render(<Link href="/events">Events</Link>)
    expect(screen.getByRole('link', { name: 'Events' }).getAttribute('href')).toBe('/events')
  })
})
