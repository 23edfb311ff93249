import type { ReactNode } from 'react'
import { ContactBlock, type ContactBlockProps } from './contact-block.tsx'
import { Container } from './container.tsx'
import type { NavLink } from './nav-entry.ts'
import { SocialIcons, type SocialIconsProps } from './social-icons.tsx'
import { TextLink } from './text-link.tsx'

export interface FooterProps {
  quickLinks: { heading: string; links: readonly NavLink[] }
  contact: ContactBlockProps
  legal: { label: string; links: readonly NavLink[] }
  social: SocialIconsProps
  cookieSettings: { label: string; onOpen: () => void }
  /** Name in the copyright line. */
  owner: string
  /** Four digits; passed in, because the page must not ask the clock. */
  year: number
}

function Cell({ children, className }: { children: ReactNode; className: string }) {
  return <div className={`border-steel-2 p-6 lg:p-8 ${className}`}>{children}</div>
}

/** The foot of every page, drawn as the title block of a sheet: only the items that the specification names. */
export function Footer({ quickLinks, contact, legal, social, cookieSettings, owner, year }: FooterProps) {
  return (
    <footer data-frame className="sheet-rule bg-sunken py-10 lg:py-16">
      <Container>
        <div className="grid grid-cols-1 border-2 border-ink bg-paper md:grid-cols-2 lg:grid-cols-[3fr_5fr_4fr]">
          <Cell className="border-b lg:border-e">
            <nav aria-labelledby="quick-links">
              <h2 id="quick-links" className="annotation text-steel-1">
                {quickLinks.heading}
              </h2>
              <LinkList links={quickLinks.links} className="mt-3 text-title font-semibold" />
            </nav>
          </Cell>
          <Cell className="border-b md:border-s lg:border-s-0 lg:border-e">
            <ContactBlock {...contact} />
          </Cell>
          <Cell className="border-b md:col-span-2 lg:col-span-1">
            <nav aria-label={legal.label}>
              <LinkList links={legal.links} className="-mt-1.5 text-small sm:columns-2 lg:columns-1" />
            </nav>
          </Cell>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 px-6 py-4 md:col-span-2 lg:col-span-3 lg:px-8">
            <SocialIcons {...social} />
            <button type="button" onClick={cookieSettings.onOpen} className="text-link min-h-11 text-small">
              {cookieSettings.label}
            </button>
            <p className="annotation">
              © {year} {owner}
            </p>
          </div>
        </div>
      </Container>
    </footer>
  )
}

function LinkList({ links, className }: { links: readonly NavLink[]; className: string }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers
    <ul role="list" className={className}>
      {links.map((link) => (
        <li key={link.href} className="break-inside-avoid">
          <TextLink
            href={link.href}
            aria-current={link.current ? 'page' : undefined}
            className="inline-flex min-h-9 items-center no-underline hover:underline aria-[current=page]:underline"
          >
            {link.label}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
