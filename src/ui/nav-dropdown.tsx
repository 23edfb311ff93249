import { DisclosureMenu } from './disclosure-menu.tsx'
import { Link } from './link.tsx'
import { type NavGroup, viewNumber } from './nav-entry.ts'

/** A dropdown of the header's navigation. */
export function NavDropdown({ label, links, numbered = false }: NavGroup) {
  return (
    <DisclosureMenu label={label} current={links.some((link) => link.current)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers */}
      <ul role="list" className={numbered ? 'w-112 max-w-[90vw]' : 'w-60'}>
        {links.map((link, index) => (
          <li key={link.href} className="not-last:border-b border-steel-3">
            <Link
              href={link.href}
              lang={link.lang}
              aria-current={link.current ? 'page' : undefined}
              className="flex min-h-12 items-baseline gap-4 px-5 py-3 text-small font-medium leading-title transition-colors hover:bg-sunken hover:text-signal focus-visible:-outline-offset-3 active:text-signal-strong aria-[current=page]:text-signal"
            >
              {numbered && (
                <span aria-hidden="true" className="annotation shrink-0 text-process">
                  {viewNumber(index)}
                </span>
              )}
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </DisclosureMenu>
  )
}
