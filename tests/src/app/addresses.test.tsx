import { afterEach, describe, expect, it } from 'vitest'
import { config, createTestSite, event, slug, type TestSite, webinar } from '../support/site.ts'

let site: TestSite
afterEach(() => site.close())

/** Status and, for a redirect, where it leads. */
async function answer(path: string): Promise<[number, string?]> {
  const { status, headers } = await site.show(path)
  return headers.Location ? [status, headers.Location] : [status]
}

const offering = { _id: 'o', _type: 'offering', title: 'Shop floor', slug: slug('shop-floor-automation-&-material-movement') }

describe('the address of a page', () => {
  it.each([
    ['/events/', '/events'],
    ['/EVENTS', '/events'],
    ['/Events/Robot-Fair/?utm_source=a&utm_campaign=b%26c', '/events/robot-fair?utm_source=a&utm_campaign=b%26c'],
    ['/en', '/'],
    ['/en/events/?q=a', '/events?q=a'],
    ['/EN/Events', '/events'],
    ['/DE/Events/', '/de/events'],
    ['/de/', '/de'],
    ['//events', '/events'],
    ['/events//robot-fair', '/events/robot-fair'],
    ['/registerevent', '/events'],
  ])('%s leads to %s in one step, for good, its query untouched', async (path, to) => {
    site = await createTestSite(event())
    expect(await answer(path)).toEqual([301, to])
  })

  it('never leads to another host', async () => {
    site = await createTestSite()
    for (const path of ['//evil.example/', '/%2F%2Fevil.example/', '/en//evil.example', '/\\evil.example/']) {
      const [, to = '/'] = await answer(path)
      expect(new URL(to, 'http://localhost:8080').host, path).toBe('localhost:8080')
    }
  })

  it.each(['/', '/de', '/events', '/ja/events', '/events/robot-fair', '/events/robot-fair?utm_source=x'])(
    '%s stays',
    async (path) => {
      site = await createTestSite(event())
      expect(await answer(path)).toEqual([200])
    },
  )

  it('keeps the capitals of a document’s id, whose canonical is the urlId', async () => {
    site = await createTestSite(event({ _id: 'Fair2030' }))
    const { status, document } = await site.show('/events/Fair2030')
    expect(status).toBe(200)
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('http://localhost:8080/events/robot-fair')
    expect(await answer('/EVENTS/Fair2030/')).toEqual([301, '/events/Fair2030'])
  })

  it('takes & raw and encoded; raw is canonical', async () => {
    site = await createTestSite(offering)
    for (const path of ['/shop-floor-automation-&-material-movement', '/shop-floor-automation-%26-material-movement']) {
      const { status, document } = await site.show(path)
      expect(status).toBe(200)
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
        'http://localhost:8080/shop-floor-automation-&-material-movement',
      )
    }
  })

  it.each(['r&d', '50%', 'café', 'a+b', 'it’s'])('reaches an event whose urlId is %s', async (urlId) => {
    site = await createTestSite(event({ urlId: slug(urlId) }))
    const list = await site.show('/registration-page')
    const href = list.document.querySelector('main article a')?.getAttribute('href') ?? ''
    expect(await answer(href)).toEqual([200])
  })

  it('has a title of its own on every route', async () => {
    site = await createTestSite(event(), webinar(), offering)
    const paths = ['/', '/about-us', '/contact-us', '/brochures', '/events', '/events/robot-fair', '/registerevent/robot-fair']
    paths.push(
      '/registration-page',
      '/webinarregistration',
      '/webinarregistration/safety-talk',
      '/webinar',
      '/webinar/safety-talk',
    )
    paths.push('/sitemap', '/shop-floor-automation-&-material-movement', '/no-such-page')
    const titles = await Promise.all(paths.map(async (path) => (await site.show(path)).document.title))
    expect(new Set(titles).size).toBe(paths.length)
    expect(titles.filter((title) => title === '' || title === 'Plantwright Automation')).toEqual([])
  })
})

describe('a redirect of the CMS', () => {
  const redirect = (from: string, to: string, permanent = true) => ({
    _id: `r-${to.length}-${from.length}`,
    _type: 'redirect',
    from,
    to,
    permanent,
  })

  it('answers for an address that has no page, with the query, for good or for now', async () => {
    site = await createTestSite(redirect('/old-fair', '/events/robot-fair'), redirect('/Sommer/', 'https://example.com/x', false))
    expect(await answer('/old-fair?utm=1')).toEqual([301, '/events/robot-fair?utm=1'])
    expect(await answer('/sommer')).toEqual([302, 'https://example.com/x'])
    expect(await answer('/de/old-fair')).toEqual([301, '/de/events/robot-fair'])
  })

  it('neither hides a page nor runs in circles nor leads to a script', async () => {
    site = await createTestSite(
      event(),
      redirect('/events', '/contact-us'),
      redirect('/a', '/a/'),
      redirect('/b', 'javascript:alert(1)'),
      ...[redirect('/one', '/second'), redirect('/second', '/de/Third?x=1'), redirect('/third', `${config.publicUrl}/one#top`)],
    )
    expect(await answer('/events')).toEqual([200])
    for (const path of ['/a', '/b', '/one', '/second', '/third']) expect(await answer(path), path).toEqual([404])
  })

  it.each([
    'mailto:a@example.com',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '?x=1',
    '#top',
    '/a\r\nSet-Cookie: a=1',
  ])('does not lead to %j, which is no page on the web', async (to) => {
    site = await createTestSite(redirect('/old', to))
    expect(await answer('/old')).toEqual([404])
  })

  it('takes targets in any script, which a header can only hold encoded', async () => {
    site = await createTestSite(redirect('/old', '/日本?é#ü'), redirect('/odd', '/q-&-a/a\ud800b'))
    expect(await answer('/old')).toEqual([301, '/%E6%97%A5%E6%9C%AC?%C3%A9#%C3%BC'])
    expect(await answer('/odd')).toEqual([301, '/q-&-a/a%EF%BF%BDb'])
  })

  it('may follow another one, and leads to where that starts', async () => {
    site = await createTestSite(event(), redirect('/oldest', '/old-fair'), redirect('/old-fair', '/events/robot-fair'))
    expect(await answer('/oldest')).toEqual([301, '/old-fair'])
    expect(await answer('/old-fair')).toEqual([301, '/events/robot-fair'])
  })

  it('moves an event that is no longer there', async () => {
    site = await createTestSite(redirect('/events/robot-fair', '/events'))
    expect(await answer('/events/robot-fair')).toEqual([301, '/events'])
  })
})
