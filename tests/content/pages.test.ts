import { describe, expect, it } from 'vitest'
import { isFreeSlug } from '#shared/paths.ts'
import { byId, documents, ofType, textOf } from './dataset.ts'

const BLOCKS = [
  'hero',
  'offeringsBlock',
  'industriesBlock',
  'statisticsBlock',
  'upcomingEvents',
  'brochuresBlock',
  'textWithImage',
  'quote',
  'callToAction',
  'newsletterBlock',
]
const blockTypes = (id: string) => (byId(id).blocks as { _type: string }[]).map(({ _type }) => _type)

describe('About and site settings', () => {
  it('says whose subsidiary the company is and whom it serves', () => {
    const text = textOf(byId('aboutPage').body)
    expect(text).toMatch(/wholly owned subsidiary of Plantwright Engineering Services/)
    for (const words of ['1993', 'Pune, India', 'manufacturing, construction and process industries'])
      expect(text).toContain(words)
    expect(byId('siteSettings').parentCompany).toEqual({
      name: 'Plantwright Engineering Services',
      founded: 1993,
      headquarters: 'Pune, India',
    })
  })

  it('has the four statistics', () => {
    const statistics = Object.entries(byId('aboutPage').statistics as Record<string, number>)
    expect(statistics.map(([name]) => name).sort()).toEqual([
      'countries',
      'projectsGlobally',
      'totalAreaScanned',
      'usersGlobally',
    ])
    expect(statistics.every(([, value]) => value > 0)).toBe(true)
  })

  it('uses mail addresses of a domain reserved for examples (RFC 2606)', () => {
    const addresses = JSON.stringify(documents).match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g) ?? []
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.filter((address) => !address.endsWith('example.com'))).toEqual([])
  })
})

describe('landing pages', () => {
  it('shows every kind of block on the home page once', () => {
    expect(blockTypes('home').sort()).toEqual([...BLOCKS].sort())
  })

  it('has a campaign page at a free address', () => {
    const campaigns = ofType('landingPage').filter(({ _id }) => _id !== 'home')
    expect(campaigns.map(({ slug }) => isFreeSlug((slug as { current: string }).current))).toEqual([true])
    expect(blockTypes(campaigns[0]?._id ?? '').every((type) => BLOCKS.includes(type))).toBe(true)
  })

  it('gives every page a title of its own for search results', () => {
    const titles = documents.filter(({ seo }) => seo).map(({ seo }) => (seo as { title: string }).title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('keeps the descriptions for search results within 160 characters', () => {
    const long = documents.filter(
      ({ seo }) => String((seo as { description?: string } | undefined)?.description ?? '').length > 160,
    )
    expect(long.map(({ _id }) => _id)).toEqual([])
  })
})
