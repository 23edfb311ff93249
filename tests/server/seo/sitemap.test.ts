import { JSDOM } from 'jsdom'
import { afterEach, describe, expect, it } from 'vitest'
import { sitemapIndex, sitemaps } from '#server/seo/sitemap-xml.ts'
import { createTestServer, type TestServer, type TestServerOptions } from '#tests/support/server.ts'

const NOW = Date.parse('2030-06-15T08:00:00Z')

let server: TestServer
afterEach(() => server?.close())

const start = async (documents: TestServerOptions['documents']) => {
  server = await createTestServer({ now: NOW, publicUrl: 'https://www.example.com', documents: documents ?? [] })
}
const event = (id: string, urlId: string, fields: object = {}) => ({
  _id: id,
  _type: 'event',
  title: id,
  urlId: { _type: 'slug', current: urlId },
  ...fields,
})

/** Parses strictly: an XML document that is not well-formed throws. */
const parse = (xml: string) => new JSDOM(xml, { contentType: 'application/xml' }).window.document
const locations = (xml: string) => [...parse(xml).querySelectorAll('loc')].map((loc) => loc.textContent)
const paths = async () => {
  const xml = await (await server.request('/sitemap.xml')).text()
  return locations(xml)
    .map((address) => address?.replace('https://www.example.com', ''))
    .filter((path) => !/^\/(de|hi|ja)(\/|$)/.test(path ?? ''))
}

describe('the sitemap for search engines', () => {
  it('is named by robots.txt, which keeps crawlers out of the API and the Studio', async () => {
    await start([])
    const robots = await server.request('/robots.txt')
    expect(robots.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    const lines = (await robots.text()).split('\n')
    expect(lines).toContain('Sitemap: https://www.example.com/sitemap.xml')
    expect(lines).toContain('Disallow: /api/')
    expect(lines).toContain('Disallow: /studio')
  })

  it('writes every slug well-formed, an ampersand as one entity and the rest percent-encoded', async () => {
    const slugs = ['q-&-a', "it's", 'café', 'a b', '<x>']
    await start(slugs.map((slug, index) => event(`event-${index}`, slug)))
    const response = await server.request('/sitemap.xml')
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    const xml = await response.text()
    expect(xml).toContain('<loc>https://www.example.com/events/q-&amp;-a</loc>')
    expect(xml).toContain('<loc>https://www.example.com/events/it&apos;s</loc>')
    expect(xml).not.toContain('&amp;amp;')
    expect(await paths()).toEqual(
      expect.arrayContaining(['/events/q-&-a', "/events/it's", '/events/caf%C3%A9', '/events/a%20b', '/events/%3Cx%3E']),
    )
  })

  it('lists what is published and has a page, each address once', async () => {
    await start([
      event('shown', 'shown', { unpublishAt: '2030-06-15T08:00:01Z' }),
      event('same', 'shown'),
      event('drafts.draft', 'draft'),
      event('past', 'unpublished', { unpublishAt: '2030-06-15T08:00:00Z' }),
      event('later', 'not-yet', { publishAt: '2030-06-15T08:00:01Z' }),
      event('nameless', ''),
      { _id: 'l1', _type: 'landingPage', title: 'Fair', slug: { _type: 'slug', current: 'spring-fair' } },
      { _id: 'l2', _type: 'landingPage', title: 'Taken', slug: { _type: 'slug', current: 'studio' } },
      { _id: 'o1', _type: 'offering', title: 'Energy', slug: { _type: 'slug', current: 'energy-efficiency-&-monitoring' } },
      { _id: 'p1', _type: 'legalPage', title: 'Privacy', slug: { _type: 'slug', current: 'privacy-policy' } },
      { _id: 'moved', _type: 'redirect', from: '/old', to: '/new' },
    ])
    expect((await paths()).sort()).toEqual(
      [
        '/',
        '/about-us',
        '/brochures',
        '/contact-us',
        '/energy-efficiency-&-monitoring',
        '/events',
        '/events/shown',
        '/privacy-policy',
        '/registration-page',
        '/sitemap',
        '/spring-fair',
        '/webinar',
        '/webinarregistration',
      ].sort(),
    )
  })

  it('names all languages of a page at each of its addresses', async () => {
    await start([event('fair', 'fair')])
    const document = parse(await (await server.request('/sitemap.xml')).text())
    const entries = [...document.querySelectorAll('url')].filter((url) =>
      /\/fair$/.test(url.querySelector('loc')?.textContent ?? ''),
    )
    expect(entries.map((url) => url.querySelector('loc')?.textContent)).toEqual(
      ['', '/de', '/hi', '/ja'].map((prefix) => `https://www.example.com${prefix}/events/fair`),
    )
    for (const entry of entries) {
      const links = [...entry.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ])
      expect(Object.fromEntries(links)).toEqual({
        en: 'https://www.example.com/events/fair',
        de: 'https://www.example.com/de/events/fair',
        hi: 'https://www.example.com/hi/events/fair',
        ja: 'https://www.example.com/ja/events/fair',
        'x-default': 'https://www.example.com/events/fair',
      })
    }
  })

  it('has no parts while it fits into one, and no address for what is no part', async () => {
    await start([])
    for (const path of ['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-9999999.xml']) {
      expect((await server.request(path)).status, path).toBe(404)
    }
  })

  it('says 503 while the CMS is away, and is there again afterwards', async () => {
    await start([])
    server.cms.isDown = true
    expect((await server.request('/sitemap.xml')).status).toBe(503)
    server.errors.length = 0
    server.cms.isDown = false
    expect((await server.request('/sitemap.xml')).status).toBe(200)
  })
})

describe('sitemaps of a very large site', () => {
  const pages = (count: number) => Array.from({ length: count }, (_, index) => ({ path: `/events/e-${index}` }))

  it('hold at most 50,000 addresses and 50 MB each, and all addresses together', () => {
    const files = sitemaps(pages(15_000), 'https://www.example.com')
    const counts = files.map((file) => file.split('<loc>').length - 1)
    expect(counts).toEqual([50_000, 10_000])
    for (const file of files) expect(Buffer.byteLength(file)).toBeLessThanOrEqual(50_000_000)
    expect(new Set(files.flatMap((file) => file.match(/<loc>[^<]+/g))).size).toBe(60_000)
  })

  it('begin another file where the bytes run out before the addresses', () => {
    const files = sitemaps(pages(50), 'https://www.example.com', { addresses: 1_000, bytes: 20_000 })
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) expect(Buffer.byteLength(file)).toBeLessThanOrEqual(20_000)
    expect(files.flatMap(locations)).toHaveLength(200)
  })

  it('are named by an index', () => {
    expect(locations(sitemapIndex(2, 'https://www.example.com'))).toEqual([
      'https://www.example.com/sitemap-1.xml',
      'https://www.example.com/sitemap-2.xml',
    ])
  })
})
