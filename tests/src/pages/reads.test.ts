import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMemoryStorage } from '#lake/storage/memory.ts'
import { createBackedCatalogue } from '#server/cms/published-copy.ts'
import { createSearchEngines } from '#server/seo/search-engines.ts'
import { createCatalogue } from '#server/submissions/catalogue.ts'
import { LEGAL_SLUGS, OFFERING_SLUGS } from '#shared/paths.ts'
import { seed, stored } from '#tests/lake/support/seed.ts'
import { watchReads } from '#tests/lake/support/watch-reads.ts'
import { createRenderedSite, type RenderedSite } from '#tests/support/rendered-site.ts'

const NOW = Date.UTC(2031, 4, 6, 9)
const EXPO = 'factory-automation-expo-2024'
const PAGES = [
  '/',
  '/about-us',
  '/contact-us',
  '/brochures',
  '/events',
  '/events?q=pune',
  '/events?q=e',
  '/events?q=nothing+like+that',
  `/events/${EXPO}`,
  `/registerevent/${EXPO}`,
  '/registration-page',
  '/webinarregistration',
  '/webinar',
  '/sitemap',
  '/no-such-page',
  ...OFFERING_SLUGS.slice(0, 2).map((slug) => `/${slug}`),
  ...LEGAL_SLUGS.slice(0, 2).map((slug) => `/${slug}`),
]
const STRANGERS = 20

let site: RenderedSite
let strangers = 0
let all = 0
const folder = mkdtempSync(path.join(tmpdir(), 'reads-'))
beforeAll(async () => {
  const storage = watchReads(createMemoryStorage(), ({ _type }) => {
    all++
    if (_type === 'stranger') strangers++
  })
  site = await createRenderedSite(NOW, storage)
  const documents = Array.from({ length: STRANGERS }, (_, n) => ({
    _id: `stranger-${n}`,
    _type: 'stranger',
    slug: { _type: 'slug', current: `stranger-${n}` },
  }))
  await seed(storage, documents.map(stored))
})
afterAll(() => {
  site.close()
  rmSync(folder, { recursive: true })
})

async function readBy(work: () => Promise<unknown>): Promise<{ strangers: number; isAnything: boolean }> {
  strangers = 0
  all = 0
  await work()
  return { strangers, isAnything: all > 0 }
}

describe('documents of types that the site does not show are not read', () => {
  it.each(PAGES)('by %s', async (address) => {
    expect(await readBy(() => site.render(address))).toEqual({ strangers: 0, isAnything: true })
  })

  it.each([
    ['the forms', () => createCatalogue(site.reader).subject('event', EXPO)],
    [
      'the forms, by id',
      () =>
        createCatalogue(site.reader)
          .brochure('no-such-brochure')
          .then(() => createCatalogue(site.reader).defaultBrochure()),
    ],
    [
      'the copy for when the CMS is away',
      () => createBackedCatalogue({ reader: site.reader, file: path.join(folder, 'copy.json'), now: () => NOW }).refresh(),
    ],
    [
      'the sitemap',
      () =>
        createSearchEngines({ reader: site.reader, publicUrl: 'https://www.example.com', now: () => NOW }).sitemap(
          '/sitemap.xml',
        ),
    ],
  ])('by %s', async (_, work) => {
    expect(await readBy(work)).toEqual({ strangers: 0, isAnything: true })
  })

  it.each([
    ['a list', '*[_type == $type] | order(_updatedAt desc)[0...100]{_id, _type}'],
    ['a search', '*[_type in [$type] && [title, name] match text::query($text)] | order(_updatedAt desc)[0...100]{_id}'],
    ['the number of a list', 'count(*[_type == $type])'],
    ['the uses of a document', '*[references($id)][0...101]{_id, _type}'],
    ['the type of a document', '*[sanity::versionOf($id)][0]._type'],
    ['documents by id', '*[_id in [$id, "drafts." + $id]]{_id, _type}'],
    ['the check of a slug', 'count(*[_type in [$type] && (slug.current == $slug || _id == $slug) && !(_id in [$id])])'],
  ])('by %s in the Studio', async (_, query) => {
    const ask = () => site.editor.fetch(query, { type: 'offering', text: 'line*', id: 'siteSettings', slug: 'robotics' })
    expect((await readBy(ask)).strangers).toBe(0)
  })

  it('while what shows everything reads them all', async () => {
    expect((await readBy(() => site.editor.fetch('*[defined(slug)]._id'))).strangers).toBe(STRANGERS)
  })
})
