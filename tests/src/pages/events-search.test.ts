import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRenderedSite, type RenderedSite } from '#tests/support/rendered-site.ts'

let site: RenderedSite
beforeAll(async () => {
  site = await createRenderedSite(Date.UTC(2031, 4, 6, 9))
  const words = (text: string) => [{ _type: 'block', _key: 'a', children: [{ _type: 'span', _key: 'b', text }] }]
  const base = { _type: 'event', startsAt: '2031-09-01T10:00:00Z', timeZone: 'UTC' }
  await site.editor
    .transaction()
    .create({ ...base, _id: 'a', title: 'Zürcher Maßtage', urlId: { current: 'masstage' }, location: 'Zürich' })
    .create({ ...base, _id: 'b', title: 'Talk', urlId: { current: 'talk' }, description: words('About quixotic  couplings.') })
    .commit()
})
afterAll(() => site.close())

const found = async (query: string) => {
  const page = await site.open(`/events?${new URLSearchParams({ q: query })}`)
  return [...page.querySelectorAll('article h2 a')].map((link) => link.getAttribute('href')?.split('/').at(-1))
}

describe('the search of the events', () => {
  it.each([
    ['masstage', 'masstage'],
    ['ZURICH', 'masstage'],
    ['Zürich', 'masstage'],
    ['maßtage zürcher', 'masstage'],
    ['quixotic couplings', 'talk'],
  ])('finds %j by title, place and text, in whatever case and without accents', async (query, urlId) => {
    expect(await found(query)).toEqual([urlId])
  })

  it('finds events and webinars of the starter dataset by a part of their title', async () => {
    const titles: { urlId: string; title: string }[] = await site.editor.fetch(
      '*[_type in ["event", "webinar"] && _id in path("*")]{"urlId": urlId.current, "title": coalesce(title, webinarTitle)}',
    )
    for (const { urlId, title } of titles) expect(await found(title.slice(0, -2).toUpperCase()), title).toContain(urlId)
  })

  it('says that nothing matches', async () => {
    const page = await site.open('/events?q=no+such+thing')
    expect(page.querySelectorAll('article')).toHaveLength(0)
    expect(page.querySelector('main')?.textContent).toContain('Nothing matches “no such thing”')
  })

  it('shows all events for blanks', async () => expect(await found('  ')).toHaveLength(6))

  it('shows the words that were searched for as text', async () => {
    const page = await site.open(`/events?${new URLSearchParams({ q: '"><img src=x onerror=alert(1)>' })}`)
    expect(page.querySelector('main img[src=x]')).toBeNull()
    expect(page.querySelector('input[name=q]')?.getAttribute('value')).toBe('"><img src=x onerror=alert(1)>')
  })

  it('is a plain form that keeps its words in the address', async () => {
    const form = (await site.open('/events?q=pune')).querySelector('form[role=search]')
    expect(form?.getAttribute('method') ?? 'get').toBe('get')
    // Sending a form by GET replaces the query of its action (HTML, form submission).
    expect(form?.getAttribute('action')?.split('?')[0]).toBe('/events')
    expect(form?.querySelector('input[name=q]')?.getAttribute('value')).toBe('pune')
  })

  it('asks for its index when something is searched for, and for one slice of six otherwise', async () => {
    const asked = async (address: string) => {
      site.queries.length = 0
      await site.render(address)
      return site.queries.filter((query) => query.includes('pt::text(')).length
    }
    expect(await asked('/events')).toBe(0)
    expect(await asked('/events?q=pune')).toBe(1)
    const { html } = await site.render('/events')
    const urlIds: string[] = await site.editor.fetch('*[_type in ["event", "webinar"]].urlId.current')
    expect(urlIds.filter((urlId) => html.includes(`/${urlId}"`))).toHaveLength(6)
  })
})
