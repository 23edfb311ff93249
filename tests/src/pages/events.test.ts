import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRenderedSite, type RenderedSite } from '#tests/support/rendered-site.ts'

const NOW = Date.UTC(2031, 4, 6, 9)
const EXPO = 'factory-automation-expo-2024'

let site: RenderedSite
beforeAll(async () => {
  site = await createRenderedSite(NOW)
})
afterAll(() => site.close())

const main = async (address: string) => {
  const found = (await site.open(address)).querySelector('main')
  if (!found) throw new Error(`${address} has no main element`)
  return found
}
const texts = (page: ParentNode, selector: string) => [...page.querySelectorAll(selector)].map((one) => one.textContent?.trim())
const hrefs = (page: ParentNode, selector: string) => [...page.querySelectorAll(selector)].map((one) => one.getAttribute('href'))
const instants = (page: ParentNode) =>
  [...page.querySelectorAll('article time')].map((time) => Date.parse(time.getAttribute('datetime') ?? ''))
/** An event of the own zone UTC that lasts one hour. */
const event = (urlId: string, startsAt: string, more: object = {}) => ({
  _id: `event-${urlId}`,
  _type: 'event',
  title: urlId,
  urlId: { current: urlId },
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
  timeZone: 'UTC',
  ...more,
})
const webinar = (urlId: string, startsAt: string, more: object = {}) => {
  const { title, ...rest } = event(urlId, startsAt)
  return { ...rest, _id: `webinar-${urlId}`, _type: 'webinar', webinarTitle: title, ...more }
}

describe('the list of events', () => {
  it('shows six cards at first, the newest date first, under a heading and a description', async () => {
    const page = await main('/events')
    const dates = instants(page)
    expect(page.querySelectorAll('article')).toHaveLength(6)
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
    expect(texts(page, 'h1')).toHaveLength(1)
    expect(page.textContent).toContain('Meet our engineers at fairs, or join them online.')
  })

  it('holds events and webinars, each with banner, date, title and formatted text', async () => {
    const cards = [...(await main('/events')).querySelectorAll('article')]
    expect(cards.some((card) => hrefs(card, 'h2 a')[0]?.startsWith('/webinar'))).toBe(true)
    expect(cards.some((card) => hrefs(card, 'h2 a')[0]?.startsWith('/registerevent/'))).toBe(true)
    for (const card of cards) {
      expect(card.querySelector('img')?.getAttribute('alt')).toMatch(/\w{3}/)
      expect(texts(card, 'time, h2').every(Boolean)).toBe(true)
      expect(card.querySelector('.prose p, .prose li')?.textContent).toMatch(/\w/)
      expect(card.textContent).not.toMatch(/<\w|&amp;/)
    }
    expect(cards.some((card) => card.querySelector('.prose strong, .prose em'))).toBe(true)
  })

  it('opens each card in a new tab that can not reach back', async () => {
    for (const link of (await main('/events')).querySelectorAll('article h2 a')) {
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toMatch(/noopener/)
      expect(link.getAttribute('href')).toMatch(/^\/(registerevent|webinarregistration|webinar)\/[a-z0-9-]+$/)
    }
  })

  it('leads to the registration of a webinar until its end and to its recording from then on, unless the editor says otherwise', async () => {
    await site.editor.createOrReplace(webinar('talk', '2099-01-01T10:00:00Z'))
    await site.editor.createOrReplace(webinar('own', '2099-01-01T09:00:00Z', { url: 'registerevent' }))
    const leadsTo = async (now: string) => {
      site.clock.now = Date.parse(now)
      return hrefs(await main('/events'), 'article h2 a').slice(0, 2)
    }
    expect(await leadsTo('2099-01-01T10:59:59Z')).toEqual(['/webinarregistration/talk', '/registerevent/own'])
    expect(await leadsTo('2099-01-01T11:00:00Z')).toEqual(['/webinar/talk', '/registerevent/own'])
    site.clock.now = NOW
    await site.editor.delete({ query: '*[_id in ["webinar-talk", "webinar-own"]]' })
  })

  it('shows neither undefined nor a broken picture where a webinar has nothing', async () => {
    await site.editor.createOrReplace({
      _id: 'webinar-bare',
      _type: 'webinar',
      urlId: { current: 'bare' },
      startsAt: '2098-01-01T00:00:00Z',
    })
    await site.editor.createOrReplace(
      webinar('empty', '2098-02-01T00:00:00Z', {
        webinarTitle: '',
        timeZone: '',
        date: '',
        bannerDate: '',
        time: '',
        description: [],
        bannerImg: {},
      }),
    )
    for (const address of [
      '/events',
      '/events/bare',
      '/events/empty',
      '/webinarregistration/bare',
      '/webinarregistration/empty',
    ]) {
      const { status, html } = await site.render(address)
      const page = await main(address)
      expect(status).toBe(200)
      expect(page.textContent).not.toMatch(/undefined|null|Invalid Date|NaN/)
      expect(html).not.toContain('src=""')
      expect([...page.querySelectorAll('img')].filter((image) => !image.getAttribute('src')?.startsWith('/images/'))).toEqual([])
    }
    await site.editor.delete({ query: '*[_id in ["webinar-bare", "webinar-empty"]]' })
  })

  it('is not lost to one event whose fields are of another kind than the Studio writes', async () => {
    const wrong = { en: 'Seals' }
    await site.editor.createOrReplace({
      ...event('odd', '2098-03-01T00:00:00Z', {
        title: wrong,
        location: [wrong],
        description: wrong,
        content: 7,
        bannerImg: 'x',
      }),
      ...{ url: wrong, date: 7, Date: wrong, timeZone: wrong, registration: wrong, seo: 'x', endsAt: 7 },
    })
    for (const address of ['/events', '/events?q=seals', '/events/odd', '/registerevent/odd', '/registration-page', '/']) {
      const { status } = await site.render(address)
      expect(status, address).toBe(200)
      expect((await main(address)).textContent).not.toMatch(/undefined|null|Invalid Date|NaN|\[object/)
    }
    await site.editor.delete('event-odd')
  })

  it('takes the text of the card from its content, else from the description', async () => {
    const text = (value: string) => [{ _type: 'block', _key: 'a', children: [{ _type: 'span', _key: 'b', text: value }] }]
    await site.editor.createOrReplace(
      event('short', '2097-02-01T10:00:00Z', { content: text('The short one.'), description: text('The long one.') }),
    )
    await site.editor.createOrReplace(event('long', '2097-01-01T10:00:00Z', { content: [], description: text('The long one.') }))
    expect(texts(await main('/events'), 'article .prose').slice(0, 2)).toEqual(['The short one.', 'The long one.'])
    await site.editor.delete({ query: '*[_id in ["event-short", "event-long"]]' })
  })
})

describe('the page of an event', () => {
  it('shows the known expo with its date, place, focus areas and state', async () => {
    const page = await main(`/events/${EXPO}`)
    expect(page.textContent?.replace(/[‐-―]/g, '-')).toContain('22-24 November 2024')
    expect(page.textContent).toContain('Pune, India')
    expect(page.textContent).toContain('Completed')
    expect(page.querySelectorAll('.prose ul li').length).toBeGreaterThanOrEqual(4)
    expect(hrefs(page, `a[href="/registerevent/${EXPO}"]`)).not.toEqual([])
  })

  it('lets the editor’s texts take the place of the formatted dates', async () => {
    await site.editor.createOrReplace(event('fair', '2031-09-01T10:00:00Z', { date: 'Early autumn', Date: 'Autumn' }))
    expect((await main('/events/fair')).textContent).toContain('Early autumn')
    expect((await main('/events/fair')).textContent).not.toContain('September')
  })

  it('follows the mark of the editor in both directions', async () => {
    await site.editor.createOrReplace(event('seminar', '2031-09-02T10:00:00Z', { completed: true }))
    expect((await main('/registerevent/seminar')).querySelector('form')).toBeNull()
    await site.editor.patch('event-seminar').set({ completed: false }).commit()
    expect((await main('/registerevent/seminar')).querySelector('form')).not.toBeNull()
  })

  it('is there between its times alone', async () => {
    await site.editor.createOrReplace(
      event('timed', '2031-09-03T10:00:00Z', { publishAt: '2031-05-06T09:01:00Z', unpublishAt: '2031-05-06T09:02:00Z' }),
    )
    const statuses: number[] = []
    for (const second of [59, 60, 119, 120]) {
      site.clock.now = NOW + second * 1_000
      statuses.push((await site.render('/events/timed')).status)
    }
    site.clock.now = NOW
    expect(statuses).toEqual([404, 200, 200, 404])
  })

  it('shows no link of a webinar’s companion', async () => {
    const links: string[] = await site.editor.fetch('*[_type == "webinarAccess"]{"all": [joinUrl, recordingUrl]}.all[defined(@)]')
    const webinars: string[] = await site.editor.fetch('*[_type == "webinar"].urlId.current')
    expect(links.length).toBeGreaterThan(5)
    const pages = ['/events', '/webinar', ...webinars.flatMap((urlId) => [`/events/${urlId}`, `/webinar/${urlId}`])]
    for (const page of pages) {
      const { html } = await site.render(page)
      expect(
        links.filter((link) => html.includes(link)),
        page,
      ).toEqual([])
    }
  })
})

describe('a registration page', () => {
  const FIELDS = ['firstName', 'lastName', 'companyEmail', 'companyName', 'phoneNumber', 'jobTitle', 'country', 'city']
  const fieldsOf = (page: ParentNode) =>
    [...page.querySelectorAll('form :is(input, select, textarea)[name]')]
      .map((one) => one.getAttribute('name'))
      .filter((name) => FIELDS.includes(name ?? ''))

  it('of the known expo says that it has ended and offers the form', async () => {
    const page = await main(`/registerevent/${EXPO}`)
    expect(texts(page, 'h1')).toEqual(['Register Now'])
    expect(page.textContent).toContain('This event has ended. Register and we will send you the material.')
    expect(fieldsOf(page)).toEqual(FIELDS)
    expect(page.querySelector('form')?.getAttribute('method')).toBe('post')
  })

  it('takes ten characters for the phone and asks a phone for digits', async () => {
    const phone = (await main(`/registerevent/${EXPO}`)).querySelector('input[name=phoneNumber]')
    expect(phone?.getAttribute('maxlength')).toBe('10')
    expect(phone?.getAttribute('inputmode')).toMatch(/numeric|tel/)
  })

  it('of an open webinar is headed Register Now, of one that is over Watch the Recording', async () => {
    await site.editor.createOrReplace(webinar('next', '2031-09-01T10:00:00Z'))
    await site.editor.createOrReplace(webinar('last', '2030-09-01T10:00:00Z'))
    const [next, last] = [await main('/webinarregistration/next'), await main('/webinar/last')]
    expect([texts(next, 'h1'), texts(last, 'h1')]).toEqual([['Register Now'], ['Watch the Recording']])
    expect([fieldsOf(next), fieldsOf(last)]).toEqual([FIELDS, FIELDS])
  })

  it('of a recording leads to the registration before the end', async () => {
    await site.editor.createOrReplace(webinar('next', '2031-09-01T10:00:00Z'))
    const page = await main('/webinar/next')
    expect(fieldsOf(page)).toEqual([])
    expect(hrefs(page, 'a')).toContain('/webinarregistration/next')
  })

  it('of a closed event keeps heading and details, says so and leads on', async () => {
    await site.editor.createOrReplace(event('over', '2031-01-01T10:00:00Z', { location: 'Nashik' }))
    const page = await main('/registerevent/over')
    expect((await site.render('/registerevent/over')).status).toBe(200)
    expect(fieldsOf(page)).toEqual([])
    expect(page.textContent).toMatch(/over.*Nashik.*This event has ended\./s)
    expect(hrefs(page, 'a')).toContain('/events')
  })

  it('names the countries in the visitor’s language and sends their codes', async () => {
    const page = await site.open(`/de/registerevent/${EXPO}`, 'de')
    expect(page.querySelector('select[name=country] option[value=DE]')?.textContent).toBe('Deutschland')
  })
})

describe('lists of what is open', () => {
  const linked = async (address: string) => hrefs(await main(address), 'article h2 a')

  it('hold events and webinars that take registrations and are not completed, the soonest first', async () => {
    const dates = instants(await main('/registration-page'))
    expect(dates).toEqual(dates.toSorted((a, b) => a - b))
    const links = await linked('/registration-page')
    expect(links.some((link) => link?.startsWith('/registerevent/'))).toBe(true)
    expect(links.some((link) => link?.startsWith('/webinarregistration/'))).toBe(true)
    expect(links).not.toContain(`/registerevent/${EXPO}`)
  })

  it('hold open webinars alone, and recordings alone', async () => {
    const [open, recorded] = [await linked('/webinarregistration'), await linked('/webinar')]
    expect([open.length > 0, recorded.length > 0]).toEqual([true, true])
    expect(open.filter((link) => !link?.startsWith('/webinarregistration/'))).toEqual([])
    expect(recorded.filter((link) => !link?.startsWith('/webinar/'))).toEqual([])
  })
})
