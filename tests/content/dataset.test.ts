import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createDataset, createManifest, toNdjson } from '../../scripts/content/dataset.ts'
import { byId, contentFolder, documents, manifest, ndjson, ofType, textOf, walk } from './dataset.ts'

const ids = new Set(documents.map(({ _id }) => _id))
const references = documents.flatMap((document) =>
  [...walk(document)].filter(([path]) => path.endsWith('._ref')).map(([path, target]) => ({ from: document._id + path, target })),
)
const assets = documents.flatMap((document) =>
  [...walk(document)]
    .filter(([path]) => path.endsWith('._sanityAsset'))
    .map(([path, address]) => ({ from: document._id + path, address: String(address) })),
)

describe('the starter dataset', () => {
  it('is what the sources in scripts/content make', () => {
    expect(ndjson).toBe(toNdjson(createDataset()))
    expect(manifest).toEqual(createManifest())
  })

  it('holds each kind of document in the promised number', () => {
    const count = (type: string) => ofType(type).length
    expect(['siteSettings', 'aboutPage', 'offering', 'industry', 'legalPage', 'brochure'].map(count)).toEqual([1, 1, 7, 8, 3, 5])
    expect(count('event')).toBeGreaterThanOrEqual(15)
    expect(count('webinar')).toBeGreaterThanOrEqual(6)
    expect(count('landingPage')).toBeGreaterThanOrEqual(2)
    expect(count('webinarAccess')).toBe(count('webinar'))
  })

  it('holds no visitor data and no type but the content types', () => {
    const known = [
      'siteSettings',
      'aboutPage',
      'offering',
      'industry',
      'legalPage',
      'brochure',
      'event',
      'webinar',
      'webinarAccess',
      'landingPage',
      'redirect',
    ]
    expect([...new Set(documents.map(({ _type }) => _type))].sort()).toEqual(known.sort())
  })

  it('gives each document an id of its own that Sanity accepts', () => {
    expect(ids.size).toBe(documents.length)
    expect([...ids].filter((id) => !/^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/.test(id))).toEqual([])
  })

  it('keeps everything but the webinar links readable without sign-in: no dot in the id', () => {
    expect(documents.filter(({ _id, _type }) => _id.includes('.') !== (_type === 'webinarAccess'))).toEqual([])
  })

  it('refers only to documents that are there', () => {
    expect(references.length).toBeGreaterThan(10)
    expect(references.filter(({ target }) => !ids.has(String(target)))).toEqual([])
  })

  it('gives each member of an array a key that is unique in it', () => {
    for (const document of documents) {
      for (const [path, value] of walk(document)) {
        if (!Array.isArray(value) || typeof value[0] !== 'object') continue
        const keys = value.map(({ _key }) => _key)
        expect([document._id + path, new Set(keys).size, keys.includes(undefined)]).toEqual([
          document._id + path,
          value.length,
          false,
        ])
      }
    }
  })

  it('links only to addresses that a browser may follow, and defines every link that a text uses', () => {
    for (const document of documents) {
      for (const [path, value] of walk(document)) {
        if (path.endsWith('.href')) expect(String(value)).toMatch(/^(\/|#|https:|mailto:|tel:)/)
        if (!/\.marks\.\d+$/.test(path) || ['strong', 'em', 'underline', 'code'].includes(String(value))) continue
        const block = path.replace(/\.children\..*/, '')
        const definitions = [...walk(document)].find(([other]) => other === `${block}.markDefs`)?.[1]
        expect(JSON.stringify(definitions), path).toContain(`"_key":"${value}"`)
      }
    }
  })

  it('leaves no mark of the sources in a text', () => {
    expect(
      documents.filter((document) => /\*\*|\]\(|\+\+|undefined|# Card/.test(textOf(document))).map(({ _id }) => _id),
    ).toEqual([])
  })

  it('speaks of no year in ids, addresses, titles and texts of sample events and webinars', () => {
    const samples = [...ofType('event'), ...ofType('webinar'), ...ofType('webinarAccess')].filter(
      ({ _id }) => !manifest.fixed.includes(_id),
    )
    const dated = samples.filter(({ startsAt, endsAt, ...rest }) => /\b(19|20)\d\d\b/.test(JSON.stringify(rest)))
    expect(dated.map(({ _id }) => _id)).toEqual([])
    expect([...ids].filter((id) => /(19|20)\d\d/.test(id))).toEqual([])
  })
})

describe('images and files of the starter dataset', () => {
  it('has a file for every asset and an asset for every file', () => {
    const named = new Set(assets.map(({ address }) => address.replace(/^(image|file)@file:\/\/\.\//, '')))
    expect([...named].filter((file) => !existsSync(new URL(file, contentFolder)))).toEqual([])
    const present = ['images', 'files'].flatMap((folder) =>
      readdirSync(new URL(folder, contentFolder)).map((file) => `${folder}/${file}`),
    )
    expect(present.filter((file) => !named.has(file))).toEqual([])
  })

  it('describes every image in words', () => {
    for (const { from, address } of assets.filter((asset) => asset.address.startsWith('image@'))) {
      const [id = '', ...path] = from.replace(/\._sanityAsset$/, '').split('.')
      const holder = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], byId(id))
      expect((holder as { alt?: string }).alt?.length, `${from} ${address}`).toBeGreaterThan(5)
    }
  })

  it('has images of at most 1600 px and 150 kB', async () => {
    for (const file of readdirSync(new URL('images/', contentFolder))) {
      const path = new URL(`images/${file}`, contentFolder)
      const { width, format } = await sharp(readFileSync(path)).metadata()
      expect(statSync(path).size, file).toBeLessThanOrEqual(150_000)
      expect(width, file).toBeLessThanOrEqual(1600)
      expect(file.endsWith(`.${format}`), file).toBe(true)
    }
  })

  it('has brochures as tagged PDF files of two to four pages with title and language', () => {
    for (const brochure of ofType('brochure')) {
      const { _sanityAsset } = brochure.file as { _sanityAsset: string }
      const bytes = readFileSync(new URL(_sanityAsset.replace('file@file://./', ''), contentFolder))
      const text = bytes.toString('latin1')
      expect(text.startsWith('%PDF-')).toBe(true)
      expect(text).toContain(`/Title (${brochure.title})`)
      expect(text).toContain('/Lang (en)')
      expect(text).toContain('/StructTreeRoot')
      expect(text.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThanOrEqual(2)
      expect(text.match(/\/Type \/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(4)
      expect(bytes.length).toBeLessThanOrEqual(500_000)
    }
  })
})
