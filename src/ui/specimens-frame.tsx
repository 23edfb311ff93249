import { Brand } from './brand.tsx'
import { ContactBlock } from './contact-block.tsx'
import { Container } from './container.tsx'
import { Footer } from './footer.tsx'
import { Grid } from './grid.tsx'
import { Header } from './header.tsx'
import { NavDropdown } from './nav-dropdown.tsx'
import { Section } from './section.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { SocialIcons } from './social-icons.tsx'
import type { Registry } from './specimen.ts'

const noop = () => undefined
const brand = { name: 'Plantwright Automation', href: '#brand', label: 'Plantwright Automation, home' }
const resources = {
  label: 'Resources',
  links: [
    { label: 'Brochures', href: '/brochures' },
    { label: 'Events', href: '/events' },
  ],
}
const navigation = [resources, { label: 'About Us', href: '/about-us' }]
const contact = { label: 'Contact Us', href: '/contact-us' }
const contactBlock = {
  address: 'Plantwright Automation\n14 Foundry Road\nPune 411001, India',
  email: 'info@plantwright.example',
  phone: '+91 20 5550 0100',
  texts: { address: 'Address', email: 'E-mail', phone: 'Phone' },
}
const links = [
  { label: 'About Us', href: '/about-us' },
  { label: 'Contact Us', href: '/contact-us' },
]

/** The frame and the sheet that everything stands on. */
export const frameSpecimens: Registry = {
  header: {
    name: 'Header',
    specimens: [
      {
        state: 'default',
        width: 'page',
        render: () => (
          <Header
            brand={brand}
            home={{ label: 'Home', href: '/' }}
            navigation={navigation}
            contact={contact}
            language={{
              label: 'Language',
              value: 'en',
              choices: [{ value: 'en', label: 'English', lang: 'en' }],
              onChoose: noop,
            }}
            scheme={{ label: 'Colour scheme', value: 'auto', choices: [{ value: 'auto', label: 'System' }], onChoose: noop }}
            texts={{ navigation: 'Example', openMenu: 'Open menu', closeMenu: 'Close menu' }}
          />
        ),
      },
    ],
  },
  footer: {
    name: 'Footer',
    specimens: [
      {
        state: 'default',
        width: 'page',
        render: () => (
          <Footer
            quickLinks={{ heading: 'Quick Links', links }}
            contact={contactBlock}
            legal={{ label: 'Legal', links: [{ label: 'Privacy policy', href: '/privacy-policy' }] }}
            social={{ linkedin: 'https://www.linkedin.com/' }}
            cookieSettings={{ label: 'Cookie settings', onOpen: noop }}
            owner={brand.name}
            year={2026}
          />
        ),
      },
    ],
  },
  brand: { name: 'Brand', specimens: [{ state: 'name', render: () => <Brand {...brand} /> }] },
  'nav-dropdown': { name: 'NavDropdown', specimens: [{ state: 'closed, opens', render: () => <NavDropdown {...resources} /> }] },
  'side-navigation': {
    name: 'SideNavigation',
    specimens: [
      {
        state: 'default',
        render: () => <SideNavigation entries={navigation} contact={contact} label="Example" onNavigate={noop} />,
      },
    ],
  },
  'contact-block': { name: 'ContactBlock', specimens: [{ state: 'default', render: () => <ContactBlock {...contactBlock} /> }] },
  'social-icons': {
    name: 'SocialIcons',
    specimens: [{ state: 'one with an address', render: () => <SocialIcons linkedin="https://www.linkedin.com/" /> }],
  },
  container: {
    name: 'Container',
    specimens: [
      {
        state: 'default',
        width: 'page',
        render: () => <Container className="bg-process-tint py-4">The width of the sheet</Container>,
      },
    ],
  },
  section: {
    name: 'Section',
    specimens: [
      {
        state: 'with text',
        width: 'page',
        render: () => (
          <Section
            heading="One plant, seven views"
            text="Each offering is a part of the same drawing, shown close."
            tone="sunken"
          />
        ),
      },
    ],
  },
  grid: {
    name: 'Grid',
    specimens: [
      {
        state: 'three columns',
        width: 'sheet',
        render: () => (
          <Grid columns={3}>
            {['Plan', 'Model', 'Prove'].map((word) => (
              <li key={word} className="border border-steel-3 p-6">
                {word}
              </li>
            ))}
          </Grid>
        ),
      },
    ],
  },
}
