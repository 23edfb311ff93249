import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pictureFiles } from '../../scripts/illustrations/picture-files.ts'
import { svgMarkup } from '../../scripts/illustrations/svg-markup.ts'

const dataset = readFileSync(new URL('../../content/data.ndjson', import.meta.url), 'utf8')
const wanted = new Set([...dataset.matchAll(/image@file:\/\/\.\/images\/([^"]+)/g)].map(([, name]) => name))
const files = pictureFiles()

describe('the pictures of the starter dataset', () => {
  it('are all drawn: every image that a document names comes from an illustration or is the mark', () => {
    const drawn = new Set([...files.map(({ name }) => name), 'logo.png'])
    expect([...wanted].filter((name) => !drawn.has(name ?? ''))).toEqual([])
  })

  it('are all used', () => {
    expect(files.map(({ name }) => name).filter((name) => !wanted.has(name))).toEqual([])
  })

  it('are 16 to 9 as banners and 1200 by 630 for sharing', () => {
    for (const { name, sheet } of files.filter(({ name }) => /^(hero|offering|event|webinar)/.test(name)))
      expect(sheet.width / sheet.height, name).toBeCloseTo(16 / 9, 2)
    const share = files.find(({ name }) => name === 'share.png')?.sheet
    expect([share?.width, share?.height]).toEqual([1200, 630])
  })

  it('are files of their own, without custom properties', () => {
    const markup = svgMarkup(files[0]?.sheet ?? { width: 0, height: 0, behind: [], signal: [], before: [] }, 1.5)
    expect(markup).toMatch(/^<svg xmlns/)
    expect(markup).not.toContain('var(')
  })
})
