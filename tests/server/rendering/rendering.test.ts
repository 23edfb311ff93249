import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createRendering } from '#server/rendering/rendering.ts'
import type { RenderedPage, RenderPage } from '#src/app/renderer.ts'

const ORIGIN = 'http://localhost:8080'
const POLICY = "default-src 'none'"

/** A renderer that says how often it was asked, and what it answers by path. */
function setUp(pages: Record<string, Partial<RenderedPage>> = {}) {
  const asked: string[] = []
  const clock = { now: 1_000 }
  const gate: { open: Promise<void> } = { open: Promise.resolve() }
  const render: RenderPage = async (request, { language, posted }) => {
    const { pathname, search } = new URL(request.url)
    asked.push(`${language} ${pathname}${search}${posted ? ' posted' : ''}`)
    const number = asked.length
    await gate.open
    const page = {
      status: 200,
      headers: { 'Content-Language': language },
      syncTags: ['s1:a'],
      validUntil: null,
      ...pages[pathname],
    }
    return { ...page, html: page.html ?? `<p>${language} ${pathname} ${number}` }
  }
  const rendering = createRendering({ render, policy: POLICY, now: () => clock.now })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    rendering.respond(new Request(ORIGIN + path, { headers, method }))
  return { asked, clock, gate, rendering, get }
}

describe('answers for pages', () => {
  it('carry type, policy, language, and what they vary by', async () => {
    const { headers } = await setUp().get('/events')
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(headers.get('Content-Security-Policy')).toBe(POLICY)
    expect(headers.get('Content-Language')).toBe('en')
    expect(headers.get('Vary')).toBe('Cookie, Accept-Language, Accept-Encoding')
  })

  it('may be kept by a shared cache only where the address fixes the language', async () => {
    const { get } = setUp({ '/de/nope': { status: 404 } })
    expect((await get('/events')).headers.get('Cache-Control')).toBe('private, no-cache')
    expect((await get('/de/events')).headers.get('Cache-Control')).toMatch(/^public/)
    expect((await get('/de/nope')).headers.get('Cache-Control')).toBe('private, no-cache')
  })

  it('are in the language of prefix, cookie, browser, in this order', async () => {
    const { get, asked } = setUp()
    await get('/de/events', { Cookie: 'i18nextLng=hi' })
    await get('/events', { Cookie: 'i18nextLng=hi', 'Accept-Language': 'ja' })
    await get('/events', { 'Accept-Language': 'ja' })
    await get('/events')
    expect(asked).toEqual(['de /de/events', 'hi /events', 'ja /events', 'en /events'])
  })

  it('are 304 to who has them already, also when an intermediary weakened the tag', async () => {
    const { get } = setUp()
    const tag = (await get('/events')).headers.get('ETag') ?? ''
    expect(tag).toMatch(/^"[\w-]{22}"$/)
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const { status, body } = await get('/events', { 'If-None-Match': known })
      expect([status, body], known).toEqual([304, null])
    }
    expect((await get('/events', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  it('are compressed as the browser asks, with a tag for each encoding', async () => {
    const { get, asked } = setUp({ '/events': { html: '<p>long</p>'.repeat(1_000) } })
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }
    const tags = new Set([(await get('/events')).headers.get('ETag')])
    for (const encoding of ['br', 'gzip'] as const) {
      for (let round = 0; round < 2; round++) {
        const response = await get('/events', { 'Accept-Encoding': `identity, ${encoding}` })
        expect(response.headers.get('Content-Encoding')).toBe(encoding)
        expect(decode[encoding](await response.bytes()).toString()).toHaveLength(11_000)
        tags.add(response.headers.get('ETag'))
      }
    }
    expect(tags.size).toBe(3)
    expect(asked).toHaveLength(1)
  })

  it('have no body for HEAD', async () => {
    const response = await setUp().get('/events', {}, 'HEAD')
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  it('pass redirects on without a body', async () => {
    const response = await setUp({ '/old': { status: 301, headers: { Location: '/new' } } }).get('/old')
    expect([response.status, response.headers.get('Location'), await response.text()]).toEqual([301, '/new', ''])
    expect(response.headers.get('Content-Type')).toBeNull()
  })

  it('ask to come back soon while the content is away', async () => {
    const { headers } = await setUp({ '/events': { status: 503 } }).get('/events')
    expect([headers.get('Retry-After'), headers.get('ETag')]).toEqual(['5', null])
  })
})

describe('the page cache', () => {
  it('renders an address once for each language, with and without a query', async () => {
    const { get, asked } = setUp()
    for (let round = 0; round < 2; round++) {
      await get('/events')
      await get('/events?q=a')
      await get('/events', { Cookie: 'i18nextLng=de' })
    }
    expect(asked).toEqual(['en /events', 'en /events?q=a', 'de /events'])
  })

  it('renders once for all who ask at the same time', async () => {
    const { get, asked } = setUp()
    const texts = await Promise.all([1, 2, 3].map(async () => (await get('/events')).text()))
    expect(new Set(texts).size).toBe(1)
    expect(asked).toHaveLength(1)
  })

  it('forgets what a publish touched, and only that', async () => {
    const { get, asked, rendering } = setUp({ '/about-us': { syncTags: ['s1:b'] } })
    const both = async () => [await get('/events'), await get('/about-us')]
    await both()
    rendering.purge(['s1:a', 's1:z'])
    await both()
    expect(asked).toEqual(['en /events', 'en /about-us', 'en /events'])
    rendering.clear()
    await both()
    expect(asked).toHaveLength(5)
  })

  it('neither keeps nor hands out a page that was overtaken by a publish while it was rendered', async () => {
    const { get, asked, gate, rendering } = setUp()
    const { promise, resolve } = Promise.withResolvers<void>()
    gate.open = promise
    const first = get('/events')
    rendering.purge(['s1:a'])
    const afterPublish = get('/events')
    resolve()
    const [before, after] = await Promise.all([(await first).text(), (await afterPublish).text()])
    expect(after).not.toBe(before)
    expect(await (await get('/events')).text()).toBe(after)
    expect(asked).toHaveLength(2)
  })

  it('renders anew once the time of a page is over', async () => {
    const { get, asked, clock } = setUp({ '/events': { validUntil: 2_000 } })
    await get('/events')
    clock.now = 1_999
    await get('/events')
    expect(asked).toHaveLength(1)
    clock.now = 2_000
    await get('/events')
    expect(asked).toHaveLength(2)
  })

  it('is not filled by addresses that a visitor makes up', async () => {
    const { get, asked } = setUp()
    await get('/events')
    for (let made = 0; made < 1_500; made++) await get(`/events?x=${made}`)
    await get('/events')
    expect(asked.filter((each) => each === 'en /events')).toHaveLength(1)
    await get('/events?x=0')
    expect(asked.filter((each) => each === 'en /events?x=0')).toHaveLength(2)
  })

  it('never keeps the page of a failed form post', async () => {
    const { rendering, asked } = setUp({ '/registerevent/fair': { status: 422 } })
    const post = () =>
      rendering.respond(new Request(`${ORIGIN}/registerevent/fair`), { status: 422, values: { city: 'Pune' }, errors: {} })
    expect((await post()).headers.get('Cache-Control')).toBe('no-store')
    expect((await post()).status).toBe(422)
    expect(asked).toHaveLength(2)
  })

  it('lets a failed rendering be tried again', async () => {
    let fails = true
    const render: RenderPage = async () => {
      if (fails) throw new Error('broken')
      return { status: 200, headers: {}, html: 'whole', syncTags: [], validUntil: null }
    }
    const rendering = createRendering({ render, policy: POLICY, now: () => 0 })
    const get = () => rendering.respond(new Request(`${ORIGIN}/`))
    await expect(get()).rejects.toThrow('broken')
    fails = false
    expect(await (await get()).text()).toBe('whole')
  })
})
