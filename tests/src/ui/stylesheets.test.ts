import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = new URL('../../../src/ui/', import.meta.url)
const sheets = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
const sheet = (name: string) => sheets.find((each) => each.name === name)?.text ?? ''

/** Milliseconds of every duration; the turning spinner is the one thing that repeats. */
const durations = (text: string) =>
  [...text.replaceAll(/--animate-turn:[^;]+;/g, '').matchAll(/(?<![\w-])(\d*\.?\d+)(ms|s)\b/g)].map(([, number, unit]) =>
    unit === 's' ? Number(number) * 1000 : Number(number),
  )

describe('style sheets', () => {
  it.each(sheets)('$name moves nothing for 600 ms or longer', ({ text }) => {
    expect(durations(text).filter((duration) => duration >= 600)).toEqual([])
  })

  it('ends every animation and transition under reduced motion', () => {
    const reduced = /@media \(prefers-reduced-motion: reduce\) \{([\s\S]+?)\n\}/.exec(sheet('base.css'))?.[1] ?? ''
    expect(reduced).toContain('animation-duration: 1ms !important')
    expect(reduced).toContain('animation-iteration-count: 1 !important')
    expect(reduced).toContain('transition-duration: 0s !important')
    expect(reduced).toContain('scroll-behavior: auto !important')
  })

  it('leaves the toast its timer under reduced motion', () => {
    expect(sheet('base.css')).toContain('*:not(.Toastify__progress-bar)')
    expect(sheet('toast.css')).toContain('@keyframes Toastify__trackProgress')
  })

  it('keeps anchors below the sticky header', () => {
    expect(sheet('base.css')).toMatch(/scroll-padding-top: calc\(var\(--spacing-header\) \+/)
  })

  it('keeps the font of a first view under 60 kB and serves it from the site', () => {
    expect(statSync(new URL('fonts/archivo-latin.woff2', folder)).size).toBeLessThanOrEqual(60_000)
    expect([...sheet('tokens.css').matchAll(/url\("([^"]+)"\)/g)].every(([, url]) => url?.startsWith('./fonts/'))).toBe(true)
  })

  it('gives each fallback face the metrics of Archivo', () => {
    const faces = [...sheet('tokens.css').matchAll(/@font-face \{([^}]+Fallback[^}]+)\}/g)].map(([, body]) => body ?? '')
    expect(faces).toHaveLength(3)
    // Archivo's ascent and descent (878 and 210 of 1000 units) divided by the adjusted size.
    for (const body of faces) {
      const value = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(body)?.[1]) / 100
      expect(value('ascent-override') * value('size-adjust')).toBeCloseTo(0.878, 2)
      expect(value('descent-override') * value('size-adjust')).toBeCloseTo(0.21, 2)
    }
  })
})
