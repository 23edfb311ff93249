import { afterEach, describe, expect, it } from 'vitest'
import { createTestSite, event, type Fields, NOW, slug, type TestSite, text, webinar } from '../support/site.ts'

let site: TestSite
afterEach(() => site.close())

const open = async (path: string, ...documents: Fields[]) => {
  site = await createTestSite(...documents)
  return (await site.show(path)).document
}
const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? '')
const mainText = (document: Document) => document.querySelector('main')?.textContent ?? ''
const hasForm = (document: Document) => document.querySelector('main form[method=post]') !== null
const linksOf = (document: Document) => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))

const over = { startsAt: '2030-06-01T10:00:00Z', endsAt: '2030-06-01T11:00:00Z' }
/** Events a day apart, the first one the newest. */
const series = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    event({
      _id: `e${index}`,
      title: `Event ${index}`,
      urlId: slug(`event-${index}`),
      startsAt: new Date(NOW + (100 - index) * 86_400_000).toISOString(),
      endsAt: null,
    }),
  )

describe('the events list', () => {
  it('shows six cards at first, newest first, and says how many there are', async () => {
    const document = await open('/events', ...series(8))
    expect(texts(document, 'main article h2, main article h3').map((title) => title.slice(0, 7))).toEqual(
      [0, 1, 2, 3, 4, 5].map((index) => `Event ${index}`),
    )
    expect(mainText(document)).toContain('6 of 8 shown')
    expect(texts(document, 'main button')).toContain('Show more')
  })

  it('has no button when six are all', async () => {
    expect(texts(await open('/events', ...series(6)), 'main button')).toEqual([])
  })

  it('merges events and webinars, marks what is over, and puts what has no date last', async () => {
    const document = await open(
      '/events',
      event(),
      webinar(over),
      webinar({ _id: 'x', webinarTitle: 'Someday', urlId: slug('x'), startsAt: null, endsAt: null }),
    )
    const cards = texts(document, 'main article')
    expect(cards.map((card) => /Robot fair|Safety talk|Someday/.exec(card)?.[0])).toEqual([
      'Robot fair',
      'Safety talk',
      'Someday',
    ])
    expect(cards.map((card) => card.includes('Completed'))).toEqual([false, true, false])
    expect(cards[2]).toContain('Date to be announced')
  })

  it('opens each card in a new tab that knows nothing of this one, at url and urlId', async () => {
    const document = await open(
      '/events',
      event(),
      webinar(),
      webinar({ _id: 'past', urlId: slug('past'), ...over }),
      event({ _id: 'own', urlId: slug('own'), url: 'spring-fair' }),
    )
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a[target]')]
    expect(links.map((link) => link.getAttribute('href')).sort()).toEqual([
      '/registerevent/robot-fair',
      '/spring-fair/own',
      '/webinar/past',
      '/webinarregistration/safety-talk',
    ])
    for (const link of links) expect([link.target, link.rel]).toEqual(['_blank', 'noopener'])
  })

  it('shows the shorter text where an editor wrote one, with its marks', async () => {
    const bold = text('Short and bold.')
    bold[0]?.children[0]?.marks.push('strong' as never)
    const document = await open('/events', event({ content: bold }))
    expect(texts(document, 'main article strong')).toEqual(['Short and bold.'])
    expect(mainText(document)).not.toContain('Robots at work.')
  })

  it('does not list what has no address', async () => {
    const document = await open('/events', event({ urlId: slug('') }), webinar({ urlId: null }))
    expect(texts(document, 'main article')).toEqual([])
    expect(mainText(document)).toContain('No events are planned at the moment.')
  })
})

describe('the search', () => {
  const documents = [
    event({ location: 'Münster', description: text('Servo drives.') }),
    webinar({ webinarTitle: 'Énergie', description: text('Load profiles.') }),
  ]
  const found = async (query: string) => {
    const document = await open(`/events?q=${encodeURIComponent(query)}`, ...documents)
    return texts(document, 'main article').map((card) => (card.includes('Robot') ? 'fair' : 'talk'))
  }

  it.each([
    ['robot', ['fair']],
    ['ROBOT  fair', ['fair']],
    ['munster', ['fair']],
    ['SERVO münster', ['fair']],
    ['energie', ['talk']],
    ['robot energie', []],
    ['   ', ['fair', 'talk']],
  ])('for %j looks at title, place and text, without case and accents', async (query, expected) => {
    expect((await found(query)).sort()).toEqual([...expected].sort())
  })

  it('says that nothing matches, keeps what was typed, and stays out of search engines', async () => {
    const document = await open('/events?q=%3Cb%3Ezzz', ...documents)
    expect(mainText(document)).toContain('Nothing matches “<b>zzz”')
    expect(document.querySelector<HTMLInputElement>('input[name=q]')?.value).toBe('<b>zzz')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  it('sends its index to nobody’s page', async () => {
    site = await createTestSite(...documents)
    expect((await site.show('/events?q=robot')).html).not.toContain('load profiles')
  })

  it('is a plain form for browsers without script', async () => {
    const form = (await open('/events')).querySelector<HTMLFormElement>('form[role=search]')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/events'])
  })
})

describe('the page of an event', () => {
  it('shows when, where and what, and leads on to the registration', async () => {
    const document = await open('/events/robot-fair', event())
    expect(texts(document, 'h1')).toEqual(['Robot fair'])
    expect(mainText(document)).toContain('18 June 2030')
    expect(mainText(document)).toContain('India Standard Time')
    expect(mainText(document)).toContain('Pune, India')
    expect(linksOf(document)).toContain('/registerevent/robot-fair')
  })

  it('prefers the editor’s date texts', async () => {
    expect(mainText(await open('/events/robot-fair', event({ date: 'Midsummer 2030' })))).toContain('Midsummer 2030')
  })

  it('describes the event to search engines', async () => {
    const document = await open('/events/robot-fair', event({ allDay: true, startsAt: '2030-06-17T18:30:00Z' }))
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')
    expect(data).toMatchObject({
      '@type': 'Event',
      name: 'Robot fair',
      startDate: '2030-06-18',
      location: { name: 'Pune, India' },
    })
  })

  it('leads to the recording of a webinar that is over', async () => {
    const links = linksOf(await open('/events/safety-talk', webinar(over)))
    expect(links).toContain('/webinar/safety-talk')
    expect(links).not.toContain('/webinarregistration/safety-talk')
  })
})

describe('registration', () => {
  it.each([
    ['/registerevent/robot-fair', event()],
    ['/webinarregistration/safety-talk', webinar()],
  ])('at %s has its heading, what it is for, and a form of eight fields', async (path, document) => {
    const page = await open(path, document)
    expect(texts(page, 'h1')).toEqual(['Register Now'])
    expect(mainText(page)).toContain(String(document.title ?? document.webinarTitle))
    expect(page.querySelectorAll('main form [required]')).toHaveLength(8)
  })

  it('for a recording is headed so, once the webinar is over', async () => {
    const document = await open('/webinar/safety-talk', webinar(over))
    expect(texts(document, 'h1')).toEqual(['Watch the Recording'])
    expect(hasForm(document)).toBe(true)
  })

  it('for a recording points to the registration before the end', async () => {
    const document = await open('/webinar/safety-talk', webinar())
    expect(hasForm(document)).toBe(false)
    expect(linksOf(document)).toContain('/webinarregistration/safety-talk')
  })

  it('of what is over says so, keeps the details, and says what to do next', async () => {
    const document = await open('/registerevent/robot-fair', event(over))
    expect(hasForm(document)).toBe(false)
    expect(mainText(document)).toContain('This event has ended.')
    expect(mainText(document)).toContain('Robots at work.')
    expect(linksOf(document)).toContain('/events')
    site.close()
    expect(linksOf(await open('/webinarregistration/safety-talk', webinar(over)))).toContain('/webinar/safety-talk')
  })

  it('of what is over and still open gives notice and offers the form', async () => {
    const document = await open('/registerevent/robot-fair', event({ ...over, completed: true, registration: 'open' }))
    expect(mainText(document)).toContain('This event has ended. Register and we will send you the material.')
    expect(hasForm(document)).toBe(true)
  })

  it('is closed when the editor closes it', async () => {
    const document = await open('/registerevent/robot-fair', event({ registration: 'closed' }))
    expect([hasForm(document), mainText(document).includes('Registration is closed.')]).toEqual([false, true])
  })

  it('thanks with three sentences after a plain post was stored', async () => {
    const document = await open('/registerevent/robot-fair?sent=event-registrations', event())
    for (const sentence of [
      'Thanks for registering!!',
      "You'll receive an email with details.",
      'We look forward to seeing you there!',
    ]) {
      expect(mainText(document)).toContain(sentence)
    }
    expect(hasForm(document)).toBe(false)
    site.close()
    expect(hasForm(await open('/registerevent/robot-fair?sent=webinar-requests', event()))).toBe(true)
  })

  it('comes back with status, values and messages when a plain post failed', async () => {
    site = await createTestSite(event())
    const posted = { status: 422, values: { firstName: '"Sam" <b>' }, errors: { city: ['forms.errors.required'] } } as const
    const { status, document } = await site.show('/registerevent/robot-fair', {
      posted: { ...posted, errors: { city: ['forms.errors.required'] } },
    })
    expect(status).toBe(422)
    expect(document.querySelector<HTMLInputElement>('#firstName')?.value).toBe('"Sam" <b>')
    expect(document.querySelector('#city-error')?.textContent).toBe('Please complete this required field.')
  })
})

describe('lists of what is open and over', () => {
  const documents = [
    event(),
    event({ _id: 'closed', title: 'Closed', urlId: slug('closed'), registration: 'closed' }),
    event({ _id: 'done', title: 'Done', urlId: slug('done'), registration: 'open', completed: true }),
    webinar({ startsAt: '2030-06-16T10:00:00Z', endsAt: '2030-06-16T11:00:00Z' }),
    webinar({ _id: 'past', webinarTitle: 'Past talk', urlId: slug('past'), ...over }),
  ]
  const titles = async (path: string) =>
    texts(await open(path, ...documents), 'main article').map(
      (card) => /Robot fair|Closed|Done|Safety talk|Past talk/.exec(card)?.[0],
    )

  it('hold events and webinars that take registrations, soonest first', async () => {
    expect(await titles('/registration-page')).toEqual(['Safety talk', 'Robot fair'])
  })

  it('hold open webinars alone, and recordings alone', async () => {
    expect(await titles('/webinarregistration')).toEqual(['Safety talk'])
    site.close()
    expect(await titles('/webinar')).toEqual(['Past talk'])
  })
})
