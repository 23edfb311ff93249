import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../../src/ui/${path}`, import.meta.url), 'utf8')
const tokens = new Map(
  [...read('tokens.css').matchAll(/--color-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name, { light, dark }],
  ),
)
const band = new Map(
  [...(/\.band \{([^}]+)\}/.exec(read('drawing.css'))?.[1] ?? '').matchAll(/--color-([\w-]+): (#[\da-f]{6})/g)].map(
    ([, name, value]) => [name, value],
  ),
)

type Scheme = 'light' | 'dark' | 'band'

function colour(scheme: Scheme, name: string): string {
  const value = scheme === 'band' ? band.get(name) : tokens.get(name)?.[scheme]
  if (!value) throw new Error(`${name} has no value in ${scheme}`)
  return value
}

/** Relative luminance of an sRGB colour (WCAG 2.2, definition). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const SHEETS = ['paper', 'raised', 'sunken']
const STATES = ['process', 'success', 'warning', 'error']
const on = (foregrounds: readonly string[], backgrounds: readonly string[]) =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => [foreground, background] as const))

/** WCAG 2.2: 1.4.6 for body text, 1.4.3 for all other text, 1.4.11 for controls and focus. */
const RULES = [
  {
    minimum: 7,
    pairs: [
      ...on(['ink', 'steel-1'], SHEETS),
      ...on(
        ['ink'],
        STATES.map((state) => `${state}-tint`),
      ),
    ],
  },
  {
    minimum: 4.5,
    pairs: [
      ...on(['signal', 'signal-strong', ...STATES], SHEETS),
      ...on(['on-signal'], ['signal', 'signal-strong']),
      ...STATES.map((state) => [state, `${state}-tint`] as const),
      ...on(['paper'], ['ink']),
    ],
  },
  { minimum: 3, pairs: on(['steel-2', 'focus', 'ink', 'signal'], SHEETS) },
]

describe('colour tokens', () => {
  it('gives every colour a value in both schemes, the scrim apart', () => {
    const named = [...read('tokens.css').matchAll(/--color-([\w-]+): light-dark/g)].map(([, name]) => name)
    expect(named.filter((name) => !tokens.has(name ?? ''))).toEqual(['scrim'])
    expect(tokens.size).toBeGreaterThan(15)
  })

  for (const scheme of ['light', 'dark'] as const) {
    for (const { minimum, pairs } of RULES) {
      it.each(pairs)(`keeps %s on %s at ${minimum}:1 or more in the ${scheme} scheme`, (foreground, background) => {
        expect(contrast(colour(scheme, foreground), colour(scheme, background))).toBeGreaterThanOrEqual(minimum)
      })
    }
  }

  it.each(on(['ink', 'steel-1'], SHEETS))('keeps %s on %s at 7:1 or more on the dark band', (foreground, background) => {
    expect(contrast(colour('band', foreground), colour('band', background))).toBeGreaterThanOrEqual(7)
  })

  it.each([...on(['signal', 'process', 'error', 'success'], SHEETS), ...on(['on-signal'], ['signal', 'signal-strong'])])(
    'keeps %s on %s at 4.5:1 or more on the dark band',
    (foreground, background) => {
      expect(contrast(colour('band', foreground), colour('band', background))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('computes the contrast of black on white as 21:1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  })
})
