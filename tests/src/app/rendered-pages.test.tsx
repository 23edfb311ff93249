import { afterEach, describe, expect, it } from 'vitest'
import { createTestSite, event, settings, slug, type TestSite, text, webinar } from '../support/site.ts'

let site: TestSite
afterEach(() => site.close())

const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent?.trim())
const h1 = (document: Document) => texts(document, 'h1')

describe('a rendered page', () => {
  it('is a whole document: language, title with the brand, one heading, description, canonical and its sister addresses', async () => {
    site = await createTestSite(event())
    const { status, document, headers } = await site.show('/de/events/robot-fair', { language: 'de' })
    expect(status).toBe(200)
    expect(headers['Content-Language']).toBe('de')
    expect(document.documentElement.lang).toBe('de')
    expect(document.title).toBe('Robot fair | Plantwright Automation')
    expect(h1(document)).toEqual(['Robot fair'])
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Robots at work.')
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('http://localhost:8080/de/events/robot-fair')
    const alternates = [...document.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ])
    expect(alternates).toContainEqual(['x-default', 'http://localhost:8080/events/robot-fair'])
    expect(alternates).toContainEqual(['ja', 'http://localhost:8080/ja/events/robot-fair'])
  })

  it('keeps the language prefix in the links inside', async () => {
    site = await createTestSite(event())
    const { document } = await site.show('/de/events', { language: 'de' })
    const links = [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(expect.arrayContaining(['/de/about-us', '/de/registerevent/robot-fair', '/de#offerings']))
    expect(links.filter((href) => !href?.startsWith('/de'))).toEqual([])
  })

  it('marks what the CMS says as English where the page speaks another language, and nothing where it does not', async () => {
    site = await createTestSite(event())
    const german = (await site.show('/de/registerevent/robot-fair', { language: 'de' })).document
    const marked = [...german.querySelectorAll('main [lang=en]')].map((element) => element.textContent)
    expect(marked).toEqual(expect.arrayContaining(['Robot fair', 'Pune, India', 'Robots at work.']))
    expect(german.querySelector('h1')?.closest('[lang]')).toBe(german.documentElement)
    const english = (await site.show('/registerevent/robot-fair')).document
    expect(english.querySelectorAll('main [lang]').length).toBe(0)
  })

  it('says of a legal text, in the visitor’s language, that it is in English', async () => {
    const privacy = {
      _id: 'privacy',
      _type: 'legalPage',
      title: 'Privacy Policy',
      slug: slug('privacy-policy'),
      body: text('We care.'),
    }
    site = await createTestSite(privacy)
    const notice = 'この文書は英語でのみご覧いただけます。'
    const japanese = (await site.show('/ja/privacy-policy', { language: 'ja' })).document
    expect(texts(japanese, 'main p')).toContain(notice)
    expect(texts(japanese, 'main [lang=en]')).toEqual(expect.arrayContaining(['Privacy Policy', 'We care.']))
    expect((await site.show('/privacy-policy')).html).not.toContain('in English only')
  })

  it('holds no script that runs inline, also when texts try to end one', async () => {
    const title = '</script><script>alert(1)</script> & 🤖 <!--<script'
    site = await createTestSite(event({ title, description: text('</script><b>x') }))
    const { html, document } = await site.show('/events/robot-fair')
    const scripts = [...document.querySelectorAll('script')]
    expect(scripts.filter((script) => !script.src).map((script) => script.type)).toEqual([
      'application/ld+json',
      'application/json',
    ])
    expect(document.querySelectorAll('style').length).toBe(0)
    expect(h1(document)).toEqual([title])
    expect(JSON.parse(scripts.find((script) => script.type === 'application/ld+json')?.textContent ?? '').name).toBe(title)
    expect(html).not.toContain('<script>alert')
  })

  it('is the same byte for byte as long as the content is', async () => {
    site = await createTestSite(event(), webinar())
    const first = await site.show('/events')
    site.clock.now += 60_000
    expect((await site.show('/events')).html).toBe(first.html)
    expect(first.html).not.toContain('dehydratedAt')
  })

  it('names the chunks of its page and its texts, and the sync tags of what it shows', async () => {
    site = await createTestSite(event())
    const { document, syncTags } = await site.show('/events')
    const preloads = [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))
    expect(preloads).toEqual(['/assets/src/pages/events/index.ts', '/assets/en'])
    expect(syncTags.length).toBeGreaterThan(0)
  })

  it('answers 404 within the frame for what is not there, and keeps it out of search engines', async () => {
    site = await createTestSite()
    for (const path of [
      '/no-such-page',
      '/a/b/c',
      '/events/nope',
      '/registerevent/nope',
      '/webinar/nope',
      '/machine-safety',
      '/%E0%A4%A',
    ]) {
      const { status, document } = await site.show(path)
      expect(status, path).toBe(404)
      expect(h1(document), path).toEqual(['Page not found'])
      expect(document.querySelector('header nav'), path).not.toBeNull()
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content'), path).toBe('noindex')
    }
  })

  it('says that the content is away when the lake does not answer, and is not kept', async () => {
    site = await createTestSite()
    site.lake.lake.fetch = async () => new Response('down', { status: 502 })
    const { status, document, validUntil } = await site.show('/events')
    expect(status).toBe(503)
    expect(h1(document)).toEqual(['The content is not available right now'])
    expect(validUntil).toBeLessThanOrEqual(site.clock.now + 1_000)
  })

  it('shows what an event without texts, dates and picture has, and never a word of the machine', async () => {
    site = await createTestSite(
      webinar({ webinarTitle: '', startsAt: null, endsAt: null, description: [], timeZone: null }),
      event({ bannerImg: { _type: 'image', alt: 'gone' }, startsAt: 'soon', endsAt: null, location: null, title: null }),
    )
    for (const path of [
      '/events',
      '/events/safety-talk',
      '/events/robot-fair',
      '/registerevent/robot-fair',
      '/webinarregistration/safety-talk',
    ]) {
      const { status, document } = await site.show(path)
      expect(status, path).toBe(200)
      expect(document.querySelector('main')?.textContent, path).not.toMatch(/undefined|null|Invalid|NaN|\[object/)
      expect(document.querySelectorAll('main img').length, path).toBe(0)
    }
  })

  it('names the year of the copyright line by the clock it is given', async () => {
    site = await createTestSite()
    expect(texts((await site.show('/events')).document, 'footer').join()).toContain('2030')
    site.clock.now = Date.UTC(2031, 0, 1)
    expect(texts((await site.show('/events')).document, 'footer').join()).toContain('2031')
  })

  it('is drawn with the settings that editors have not made yet', async () => {
    site = await createTestSite({ ...settings, name: '' })
    expect((await site.show('/')).status).toBe(200)
  })
})

describe('how long a page holds', () => {
  it('is until the next instant at which an event ends, something appears or disappears, or the year changes', async () => {
    site = await createTestSite(event())
    const until = async () => new Date((await site.show('/events')).validUntil ?? 0).toISOString()
    expect(await until()).toBe('2030-06-18T10:30:00.000Z')
    await site.write(webinar({ _id: 'later', publishAt: '2030-06-16T00:00:00Z', unpublishAt: '2030-06-17T00:00:00Z' }))
    expect(await until()).toBe('2030-06-16T00:00:00.000Z')
    site.clock.now = Date.parse('2030-06-16T00:00:00Z')
    expect(await until()).toBe('2030-06-17T00:00:00.000Z')
    await site.write(event({ allDay: true, startsAt: '2030-06-16T04:30:00Z', endsAt: null, timeZone: 'Asia/Kolkata' }))
    expect(await until()).toBe('2030-06-16T18:30:00.000Z')
    site.clock.now = Date.parse('2030-12-30T00:00:00Z')
    expect(await until()).toBe('2031-01-01T00:00:00.000Z')
  })

  it('shows documents from publishAt on and until unpublishAt', async () => {
    site = await createTestSite(event({ publishAt: '2030-06-15T09:00:00Z', unpublishAt: '2030-06-15T10:00:00Z' }))
    const statusAt = async (instant: string) => {
      site.clock.now = Date.parse(instant)
      return (await site.show('/events/robot-fair')).status
    }
    expect(await statusAt('2030-06-15T08:59:59Z')).toBe(404)
    expect(await statusAt('2030-06-15T09:00:00Z')).toBe(200)
    expect(await statusAt('2030-06-15T10:00:00Z')).toBe(404)
  })

  it('never shows drafts', async () => {
    site = await createTestSite(event({ _id: 'drafts.fair' }))
    expect((await site.show('/events/robot-fair')).status).toBe(404)
    expect((await site.show('/events')).html).not.toContain('Robot fair')
  })
})

describe('landing pages', () => {
  it('stand at the slug that the editor chose, with their blocks in the editor’s order; unknown blocks are left out', async () => {
    site = await createTestSite({
      _id: 'campaign',
      _type: 'landingPage',
      title: 'Spring fair',
      slug: slug('spring-fair'),
      blocks: [
        { _type: 'quote', _key: 'a', text: 'First' },
        { _type: 'hologram', _key: 'x' },
        { _type: 'callToAction', _key: 'b', heading: 'Second', actions: [{ label: 'Go', to: 'javascript:alert(1)' }] },
      ],
    })
    const { status, document } = await site.show('/spring-fair')
    expect(status).toBe(200)
    expect(h1(document)).toEqual(['Spring fair'])
    const main = document.querySelector('main')?.textContent ?? ''
    expect(main.indexOf('First')).toBeLessThan(main.indexOf('Second'))
    expect(main).not.toContain('Go')
  })
})
