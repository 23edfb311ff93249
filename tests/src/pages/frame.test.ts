import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRenderedSite, type RenderedSite } from '#tests/support/rendered-site.ts'

const NOW = Date.UTC(2031, 4, 6, 9)

let site: RenderedSite
beforeAll(async () => {
  site = await createRenderedSite(NOW)
})
afterAll(() => site.close())

/** Words and targets of the links below an element, in order; what assistive technology does not hear is left out. */
const links = (page: Document, selector: string) =>
  [...page.querySelectorAll(`${selector} a`)].map((link) => {
    for (const silent of link.querySelectorAll('[aria-hidden=true]')) silent.remove()
    return `${link.textContent?.trim()} ${link.getAttribute('href')}`
  })

const HEADER = [
  'Plantwright Automation /',
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
]

describe('the frame of a page', () => {
  it('has the logo, seven offerings, About, two resources and the contact in its header', async () => {
    const page = await site.open('/events')
    expect(links(page, 'header')).toEqual(HEADER)
  })

  it('has quick links, contact, legal links and networks in its footer', async () => {
    const page = await site.open('/events')
    expect(links(page, 'footer')).toEqual([
      'Offerings /#offerings',
      'About Us /about-us',
      'Contact Us /contact-us',
      'info@plantwright.example.com mailto:info@plantwright.example.com',
      '+91 20 5550 0100 tel:+912055500100',
      'Privacy Policy /privacy-policy',
      'Terms and Conditions /termsandconditions',
      'Disclaimer /disclaimer',
      'Sitemap /sitemap',
    ])
    const footer = page.querySelector('footer')
    expect(footer?.textContent).toContain('12 Specimen Road')
    const icons = [...(footer?.querySelectorAll('svg[role=img]') ?? [])].map((icon) => icon.getAttribute('aria-label'))
    expect(icons).toEqual(['Address', 'E-mail', 'Phone', 'LinkedIn', 'Twitter', 'YouTube'])
  })

  it('leads to the offerings of the landing page from its footer', async () => {
    expect((await site.open('/')).querySelector('#offerings')).not.toBeNull()
  })

  it('shows the year of the clock', async () => {
    const shown = async () => (await site.open('/events')).querySelector('footer')?.textContent
    expect(await shown()).toContain('© 2031 Plantwright Automation')
    site.clock.now = Date.UTC(2032, 0, 1)
    expect(await shown()).toContain('© 2032 Plantwright Automation')
    site.clock.now = NOW
  })

  it('takes name, contact and networks from the site settings', async () => {
    const settings = {
      name: 'Example Works',
      'contact.email': 'hello@example.com',
      'social.youtube': 'https://www.youtube.com/@example',
    }
    await site.editor.patch('siteSettings').set(settings).commit()
    const page = await site.open('/about-us')
    expect(page.title).toMatch(/Example Works$/)
    expect(page.querySelector('footer a[href="mailto:hello@example.com"]')).not.toBeNull()
    expect(page.querySelector('footer a[href="https://www.youtube.com/@example"]')).not.toBeNull()
  })

  it('stays around the error with its retry while the CMS does not answer', async () => {
    site.cms.isDown = true
    const { status } = await site.render('/events')
    const page = await site.open('/events')
    site.cms.isDown = false
    expect(status).toBe(503)
    expect(page.querySelectorAll('body header, body main, body footer')).toHaveLength(3)
    expect([...page.querySelectorAll('main button')].map((button) => button.textContent)).toEqual(['Try again'])
  })
})
