import { Link } from './link.tsx'
import { LinkButton } from './link-button.tsx'
import { isNavGroup, type NavEntry, type NavLink, viewNumber } from './nav-entry.ts'

interface SideNavigationProps {
  entries: readonly NavEntry[]
  contact: NavLink
  label: string
  /** A link was chosen: the panel closes, also when it leads to the page that is open. */
  onNavigate: () => void
}

const LINK =
  'flex min-h-12 items-center gap-4 py-2 leading-title transition-colors hover:text-signal active:text-signal-strong aria-[current=page]:text-signal'

/** The side panel's navigation: everything in sight, the groups as headed lists. */
export function SideNavigation({ entries, contact, label, onNavigate }: SideNavigationProps) {
  const renderLink = (link: NavLink, number?: string) => (
    <Link
      href={link.href}
      lang={link.lang}
      aria-current={link.current ? 'page' : undefined}
      onClick={onNavigate}
      className={LINK}
    >
      {number && (
        <span aria-hidden="true" className="annotation w-6 shrink-0 text-process">
          {number}
        </span>
      )}
      {link.label}
    </Link>
  )
  return (
    <nav aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers */}
      <ul role="list" className="border-b border-steel-3">
        {entries.map((entry) => (
          <li key={entry.label} className="border-t border-steel-3 text-title font-semibold">
            {isNavGroup(entry) ? (
              <>
                <p className="annotation pt-4 pb-1 text-steel-1">{entry.label}</p>
                {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
                <ul role="list" className="pb-3 text-body font-medium">
                  {entry.links.map((link, index) => (
                    <li key={link.href}>{renderLink(link, entry.numbered ? viewNumber(index) : undefined)}</li>
                  ))}
                </ul>
              </>
            ) : (
              renderLink(entry)
            )}
          </li>
        ))}
      </ul>
      <LinkButton
        href={contact.href}
        onClick={onNavigate}
        className="mt-6 w-full"
        aria-current={contact.current ? 'page' : undefined}
      >
        {contact.label}
      </LinkButton>
    </nav>
  )
}
