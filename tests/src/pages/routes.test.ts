import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LEGAL_SLUGS, OFFERING_SLUGS } from '#shared/paths.ts'
import { createRenderedSite, type RenderedSite } from '#tests/support/rendered-site.ts'

const NOW = Date.UTC(2031, 4, 6, 9)
const EXPO = 'factory-automation-expo-2024'
const PAGES = [
  '/',
  '/about-us',
  '/contact-us',
  '/brochures',
  '/events',
  `/events/${EXPO}`,
  `/registerevent/${EXPO}`,
  '/registration-page',
  '/webinarregistration',
  '/webinar',
  '/sitemap',
  ...OFFERING_SLUGS.map((slug) => `/${slug}`),
  ...LEGAL_SLUGS.map((slug) => `/${slug}`),
]

let site: RenderedSite
beforeAll(async () => {
  site = await createRenderedSite(NOW)
})
afterAll(() => site.close())

const headingOf = (page: Document) => page.querySelector('h1')?.textContent
const redirectOf = async (address: string) => {
  const { status, headers } = await site.render(address)
  return [status, headers.Location]
}
/** Paths of the links to pages of the site, below an element. */
const linksIn = (page: ParentNode) =>
  [...page.querySelectorAll('a[href^="/"]')].flatMap((link) => link.getAttribute('href')?.split(/[#?]/)[0] ?? [])

describe('pages', () => {
  it.each(PAGES)('%s answers 200 within the frame, with one heading and a description', async (address) => {
    expect((await site.render(address)).status).toBe(200)
    const page = await site.open(address)
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(page.querySelectorAll('body header, body main, body footer')).toHaveLength(3)
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/\w/)
  })

  it('have titles of their own', async () => {
    const titles = await Promise.all([...PAGES, '/nope'].map(async (address) => (await site.open(address)).title))
    expect(titles.filter((title) => !/\w/.test(title) || title === 'Plantwright Automation')).toEqual([])
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('link only to addresses that are there', async () => {
    const known = new Map<string, number>()
    const queue: string[] = [...PAGES]
    for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
      if (known.has(address)) continue
      const { status, html } = await site.render(address)
      known.set(address, status)
      for (const [, path = ''] of html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)) queue.push(path.replaceAll('&amp;', '&'))
    }
    const dead = [...known].filter(([address, status]) => status >= 400 && !/^\/(files|images|api)\//.test(address))
    expect(dead).toEqual([])
    expect(known.size).toBeGreaterThan(40)
  }, 60_000)
})

describe('an address', () => {
  it.each(['/nope', '/nope/deeper', '/events/nope', '/registerevent/nope', '/webinar/nope', '/webinarregistration/nope'])(
    '%s that is not there is Not Found with 404, within the frame',
    async (address) => {
      expect((await site.render(address)).status).toBe(404)
      const page = await site.open(address)
      expect(headingOf(page)).toBe('Page not found')
      expect(page.querySelector('body footer')).not.toBeNull()
    },
  )

  it.each(['shop-floor-automation-&-material-movement', 'energy-efficiency-&-monitoring'])(
    '/%s works with its ampersand as it is and encoded, and the raw one is canonical',
    async (slug) => {
      const pages = await Promise.all([slug, slug.replace('&', '%26')].map((one) => site.open(`/${one}`)))
      expect(headingOf(pages[0] as Document)).toMatch(/Automation|automation|Energy/)
      expect(headingOf(pages[1] as Document)).toBe(headingOf(pages[0] as Document))
      for (const page of pages) {
        const canonical = new URL(page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '')
        expect(canonical.pathname).toBe(`/${slug}`)
      }
    },
  )

  it.each([
    ['/Events/?utm_source=a&x=b%26c', '/events?utm_source=a&x=b%26c'],
    ['/About-Us', '/about-us'],
    ['/EN/Events/', '/events'],
    ['/de/', '/de'],
  ])('%s is redirected in one step to %s', async (address, canonical) => {
    expect(await redirectOf(address)).toEqual([301, canonical])
    expect((await site.render(canonical)).status).toBe(200)
  })

  it('keeps the letters of a document id', async () => {
    await site.editor.createOrReplace({
      _id: 'Spring-Talk',
      _type: 'event',
      title: 'Talk',
      urlId: { current: 'talk' },
      startsAt: '2031-06-01T08:00:00Z',
      timeZone: 'UTC',
    })
    const { status } = await site.render('/events/Spring-Talk')
    expect(status).toBe(200)
    const page = await site.open('/events/Spring-Talk')
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/events\/talk$/)
    expect(await redirectOf('/Events/Spring-Talk/')).toEqual([301, '/events/Spring-Talk'])
  })

  it('of registrations without an event leads to the events', async () => {
    expect(await redirectOf('/registerevent')).toEqual([301, '/events'])
  })

  it('is moved by an editor’s redirect', async () => {
    await site.editor.create({ _id: 'moved', _type: 'redirect', from: '/old-fair', to: '/events', permanent: true })
    await site.editor.create({ _id: 'lent', _type: 'redirect', from: '/fair', to: '/events', permanent: false })
    const [[permanent, to], [temporary]] = await Promise.all([redirectOf('/old-fair'), redirectOf('/fair')])
    expect([permanent, to]).toEqual([expect.toSatisfy((status) => status === 301 || status === 308), '/events'])
    expect(temporary).toSatisfy((status) => status === 302 || status === 307)
  })

  it('below a language prefix keeps the prefix in header and footer', async () => {
    const page = await site.open('/de/events', 'de')
    expect(page.documentElement.lang).toBe('de')
    const links = [...page.querySelectorAll('nav, footer')].flatMap(linksIn)
    expect(links.filter((path) => !/^\/de(\/|$)/.test(path))).toEqual([])
    expect(links.length).toBeGreaterThan(10)
  })

  it('names its other languages, the bare one as default', async () => {
    const page = await site.open('/de/events', 'de')
    const alternates = [...page.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      new URL(link.getAttribute('href') ?? '').pathname,
    ])
    expect(Object.fromEntries(alternates)).toEqual({
      en: '/events',
      de: '/de/events',
      hi: '/hi/events',
      ja: '/ja/events',
      'x-default': '/events',
    })
  })
})

describe('a landing page', () => {
  it('is found by its slug as soon as it is published, and between its times', async () => {
    const page = { _id: 'spring', _type: 'landingPage', title: 'Spring fair', slug: { current: 'spring-fair' }, blocks: [] }
    await site.editor.create({ ...page, publishAt: '2031-05-06T10:00:00Z', unpublishAt: '2031-05-07T10:00:00Z' })
    const statusAt = async (now: string) => {
      site.clock.now = Date.parse(now)
      return (await site.render('/spring-fair')).status
    }
    const times = ['2031-05-06T09:59:00Z', '2031-05-06T10:00:00Z', '2031-05-07T09:59:00Z', '2031-05-07T10:00:00Z']
    const statuses: number[] = []
    for (const time of times) statuses.push(await statusAt(time))
    site.clock.now = NOW
    expect(statuses).toEqual([404, 200, 200, 404])
  })
})

describe('the sitemap', () => {
  it('names every page that has content', async () => {
    const listed = new Set([...(await site.open('/sitemap')).querySelectorAll('main')].flatMap(linksIn))
    const wanted = PAGES.filter((address) => !['/sitemap', `/registerevent/${EXPO}`].includes(address))
    expect(wanted.filter((address) => !listed.has(address))).toEqual([])
  })
})
