import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAssetMap, type Manifest } from '#server/rendering/asset-map.ts'
import { type PageWeight, pageWeights, tooHeavy } from '../support/page-weight.ts'

/** The built site; `npm test` builds it before. */
const CLIENT = path.resolve('dist/client')
const LIMITS = { css: 15_000, fonts: 60_000 }

const read = (address: string) => readFileSync(path.join(CLIENT, address))
const scriptOf = (address: string) => readFileSync(path.join(CLIENT, address), 'utf8')

let pages: PageWeight[]
beforeAll(() => {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8'))
  pages = pageWeights(manifest, createAssetMap(manifest), read)
})

describe('a page of the site', () => {
  it('brings at most 15 kB of style sheets (brotli) and at most 60 kB of fonts for a first view', () => {
    expect(pages.length).toBeGreaterThan(15)
    expect(pages.filter(({ css, fonts }) => css < 1_000 || fonts < 10_000)).toEqual([])
    expect(tooHeavy(pages, LIMITS)).toEqual([])
  })

  it('is told when it breaks a limit', () => {
    expect(tooHeavy([{ page: 'home', css: 15_001, fonts: 60_000 }], LIMITS)).toEqual(['home: 15001 bytes of css, at most 15000'])
    expect(tooHeavy([{ page: 'home', css: 15_000, fonts: 60_001 }], LIMITS)).toEqual([
      'home: 60001 bytes of fonts, at most 60000',
    ])
  })
})

describe('the style sheets', () => {
  it('load no font that the first view does not need: the second file is for letters of its own', () => {
    const style = readdirSync(path.join(CLIENT, 'assets')).filter((name) => name.endsWith('.css'))
    const faces = style.flatMap((name) => scriptOf(`assets/${name}`).match(/@font-face\s*\{[^}]+\}/g) ?? [])
    const loaded = faces.filter((face) => face.includes('url('))
    expect(loaded.length).toBeGreaterThan(1)
    expect(loaded.filter((face) => !face.includes('unicode-range'))).toEqual([])
  })
})

/** Words that survive minifying and stand in the Studio's or in Node's code alone. */
const FOREIGN = /sanity-studio|data-sanity-studio|styled-components|from\s*["']node:|require\(["']node:|__vite-browser-external/
const holdsForeignCode = (script: string) => FOREIGN.test(script)

describe('the scripts for browsers', () => {
  it('hold nothing of the Studio and nothing that needs Node', () => {
    const scripts = readdirSync(path.join(CLIENT, 'assets')).filter((name) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(20)
    expect(scripts.filter((name) => holdsForeignCode(scriptOf(`assets/${name}`)))).toEqual([])
  })

  it('are refused when they do', () => {
    const studio = readdirSync('dist/studio/assets').filter((name) => name.endsWith('.js'))
    expect(studio.some((name) => holdsForeignCode(readFileSync(path.join('dist/studio/assets', name), 'utf8')))).toBe(true)
    expect(holdsForeignCode('import{readFile as a}from"node:fs/promises";')).toBe(true)
  })
})
