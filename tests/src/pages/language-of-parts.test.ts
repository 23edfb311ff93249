import type { IdentifiedSanityDocumentStub } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '#shared/paths.ts'
import de from '#src/i18n/locales/de/translations.json' with { type: 'json' }
import { createRenderedSite, type RenderedSite } from '#tests/support/rendered-site.ts'

/** An event that uses every kind of text, and one whose editor wrote nothing yet. */
const ODD: IdentifiedSanityDocumentStub[] = [
  {
    _id: 'odd',
    _type: 'event',
    title: 'Odd event',
    urlId: { current: 'odd-event' },
    startsAt: '2026-09-01T08:00:00Z',
    date: 'Early in September',
    Date: 'Early Sept',
    time: 'All morning',
    description: [
      { _type: 'callout', _key: 'c', text: 'Bring shoes' },
      { _type: 'video', _key: 'v', url: 'https://video.example.com/1', title: 'A short tour' },
      { _type: 'table', _key: 't', caption: 'Order of the day', rows: [{ _key: 'r', cells: ['First hour', 'Second hour'] }] },
      { _type: 'table', _key: 'u', headerRow: true, rows: [{ _key: 'r', cells: ['Hall seven', 'Hall eight'] }] },
    ],
  },
  { _id: 'bare', _type: 'event', startsAt: '2026-09-02T08:00:00Z', urlId: { current: 'bare-event' } },
]

/** Fields whose value is a text that somebody wrote; names of firms, people and places read the same in every language. */
const TEXT_FIELDS =
  /^(title|webinarTitle|heading|text|description|label|alt|caption|role|items|cells|date|Date|bannerDate|time|lastUpdated)$/

function textsIn(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return TEXT_FIELDS.test(field) ? [value.trim()] : []
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, field))
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, part]) => textsIn(part, key)) : []
}

function leaves(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves)
}

interface Spoken {
  text: string
  /** Language in which it is read aloud. */
  language: string | undefined
}

/** What is read aloud of a page: text nodes, and the attributes that name elements. */
function spoken(document: Document): Spoken[] {
  return [...document.body.querySelectorAll<HTMLElement>(':not(script, style)')].flatMap((element) => {
    const nodes = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue ?? '')
    const names = ['alt', 'aria-label', 'title'].map((name) => element.getAttribute(name) ?? '')
    const language = element.closest<HTMLElement>('[lang]')?.lang
    return [...nodes, ...names].flatMap((text) => (text.trim() ? [{ text: text.trim(), language }] : []))
  })
}

describe('the pages in German', () => {
  let site: RenderedSite
  const pages = new Map<string, Spoken[]>()
  beforeAll(async () => {
    site = await createRenderedSite(Date.UTC(2026, 5, 1))
    for (const document of ODD) await site.editor.createOrReplace(document)
    const queue: string[] = [paths.home, paths.registrationPage, '/events/odd-event', '/events/bare-event', '/no-such-page']
    for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
      if (pages.has(address)) continue
      const document = await site.open(address, 'de')
      pages.set(address, spoken(document))
      for (const link of document.querySelectorAll('a[href^="/"]')) queue.push(link.getAttribute('href')?.split(/[#?]/)[0] ?? '')
    }
  }, 60_000)
  afterAll(() => site.close())

  const faults = (isFault: (spoken: Spoken) => boolean) =>
    new Set([...pages].flatMap(([address, parts]) => parts.filter(isFault).map(({ text }) => `${address}: ${text}`)))

  it('speak what an editor wrote in English', async () => {
    const all = textsIn(await site.editor.fetch('*[]')).filter((text) => /\p{L}{3}/u.test(text))
    const written = [...new Set(all)].filter((text) => text !== 'Plantwright Automation')
    const isWritten = (text: string) =>
      written.some((one) => text === one || (/ \S{3}/.test(one) && text.includes(one)) || text.includes(`„${one}“`))
    expect(pages.size).toBeGreaterThan(60)
    expect(faults(({ text, language }) => language !== 'en' && isWritten(text))).toEqual(new Set())
  })

  it('speak what the site itself says in German', () => {
    const own = new Set(leaves(de))
    expect(faults(({ text, language }) => language !== 'de' && own.has(text))).toEqual(new Set())
  })
})
