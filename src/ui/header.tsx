import { useState } from 'react'
import { Brand, type BrandProps } from './brand.tsx'
import { type Choice, ChoiceGroup } from './choice-group.tsx'
import { Container } from './container.tsx'
import { DisclosureMenu } from './disclosure-menu.tsx'
import { IconButton } from './icon-button.tsx'
import { Link } from './link.tsx'
import { LinkButton } from './link-button.tsx'
import { NavDropdown } from './nav-dropdown.tsx'
import { isNavGroup, type NavEntry, type NavLink } from './nav-entry.ts'
import { SideNavigation } from './side-navigation.tsx'
import { SidePanel } from './side-panel.tsx'
import type { ColorScheme } from './use-color-scheme.ts'

interface HeaderChoice<Value extends string> {
  label: string
  value: Value
  choices: readonly Choice<Value>[]
  onChoose: (value: Value) => void
}

export interface HeaderProps {
  brand: BrandProps
  /** First entry of the side panel; the wide header has the logo for it. */
  home: NavLink
  navigation: readonly NavEntry[]
  contact: NavLink
  language: HeaderChoice<string>
  scheme: HeaderChoice<ColorScheme>
  texts: { navigation: string; openMenu: string; closeMenu: string }
}

const SCHEME_ICON = { auto: 'auto', light: 'sun', dark: 'moon' } as const

/** The head of every page: sticky, with dropdowns on wide screens and a side panel on small ones. */
export function Header({ brand, home, navigation, contact, language, scheme, texts }: HeaderProps) {
  const [panelOpen, setPanelOpen] = useState(false)
  const closePanel = () => setPanelOpen(false)

  return (
    <header data-frame className="sticky top-0 z-30 border-b border-steel-3 bg-paper [@media(max-height:24rem)]:static">
      <Container className="flex h-header items-center justify-between gap-6">
        <Brand {...brand} />

        <div className="hidden items-center gap-1 lg:flex noscript:flex noscript:flex-wrap">
          <nav aria-label={texts.navigation}>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers */}
            <ul role="list" className="flex items-center gap-1 xl:gap-3">
              {navigation.map((entry) => (
                <li key={entry.label}>
                  {isNavGroup(entry) ? (
                    <NavDropdown {...entry} />
                  ) : (
                    <Link
                      href={entry.href}
                      aria-current={entry.current ? 'page' : undefined}
                      className="annotation flex min-h-11 items-center px-2.5 whitespace-nowrap text-small decoration-signal decoration-2 underline-offset-8 transition-colors hover:text-signal active:text-signal-strong aria-[current=page]:underline"
                    >
                      {entry.label}
                    </Link>
                  )}
                </li>
              ))}
              <li className="ms-1 whitespace-nowrap">
                <LinkButton href={contact.href} size="sm" aria-current={contact.current ? 'page' : undefined}>
                  {contact.label}
                </LinkButton>
              </li>
            </ul>
          </nav>
          <div className="ms-2 flex items-center border-s border-steel-3 ps-1 xl:ms-3 xl:ps-2">
            <DisclosureMenu label={language.label} icon="globe" iconText={language.value.toUpperCase()} align="end">
              <div className="w-44">
                <ChoiceGroup {...language} layout="column" />
              </div>
            </DisclosureMenu>
            <DisclosureMenu label={scheme.label} icon={SCHEME_ICON[scheme.value]} align="end">
              <div className="w-44">
                <ChoiceGroup {...scheme} layout="column" />
              </div>
            </DisclosureMenu>
          </div>
        </div>

        <IconButton
          icon="burger"
          label={texts.openMenu}
          aria-haspopup="dialog"
          aria-expanded={panelOpen}
          onClick={() => setPanelOpen(true)}
          className="-me-2.5 lg:hidden noscript:hidden"
        />
      </Container>

      <SidePanel open={panelOpen} onClose={closePanel} label={texts.navigation} closeLabel={texts.closeMenu}>
        <SideNavigation entries={[home, ...navigation]} contact={contact} label={texts.navigation} onNavigate={closePanel} />
        <div className="mt-auto flex flex-col gap-4 pt-10">
          <ChoiceGroup {...language} />
          <ChoiceGroup {...scheme} />
        </div>
      </SidePanel>
    </header>
  )
}
