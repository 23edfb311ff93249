import { describe, expect, it } from 'vitest'
import { BROCHURE_PICTURES } from '#src/ui/illustrations/brochure-pictures.ts'
import { cropPicture } from '#src/ui/illustrations/crop-pictures.ts'
import { EVENT_PICTURES } from '#src/ui/illustrations/event-pictures.ts'
import { INDUSTRY_PICTURES } from '#src/ui/illustrations/industry-pictures.ts'
import { OFFERING_PICTURES } from '#src/ui/illustrations/offering-pictures.ts'
import type { Picture } from '#src/ui/illustrations/parts/kit/picture.ts'
import { sheetOf } from '#src/ui/illustrations/parts/kit/picture.ts'
import type { Ink } from '#src/ui/illustrations/parts/kit/sheet.ts'
import { HERO } from '#src/ui/illustrations/plant.ts'
import { STATE_PICTURES } from '#src/ui/illustrations/state-pictures.ts'
import { WEBINAR_PICTURES } from '#src/ui/illustrations/webinar-pictures.ts'

const named = (kind: string, pictures: Record<string, Picture>) =>
  Object.entries(pictures).map(([key, picture]): [string, Picture] => [`${kind} ${key}`, picture])

const whole: [string, Picture][] = [['hero', HERO], ...named('offering', OFFERING_PICTURES), ...named('state', STATE_PICTURES)]
const crops = Array.from({ length: 40 }, (_, i): [string, Picture] => [`crop ${i}`, cropPicture(`seed ${i}`)])
const all: [string, Picture][] = [
  ...whole,
  ...named('industry', INDUSTRY_PICTURES),
  ...named('event', EVENT_PICTURES),
  ...named('webinar', WEBINAR_PICTURES),
  ...named('brochure', BROCHURE_PICTURES),
  ...crops,
]

const inksOf = (picture: Picture): readonly Ink[] => {
  const { behind, signal, before } = sheetOf(picture)
  return [...behind, ...signal, ...before]
}

/** Ends of all steps of relative path data, in units of the sheet. */
function pointsOf(d: string): [number, number][] {
  const points: [number, number][] = []
  let [x, y] = [0, 0]
  for (const [, command = '', rest = ''] of d.matchAll(/([Mlaz])([^Mlaz]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    if (command === 'M') [x, y] = [numbers[0] ?? Number.NaN, numbers[1] ?? Number.NaN]
    const size = command === 'a' ? 7 : 2
    if (command === 'a' || command === 'l')
      for (let i = 0; i < numbers.length; i += size) {
        x += numbers[i + size - 2] ?? Number.NaN
        y += numbers[i + size - 1] ?? Number.NaN
        points.push([x, y])
      }
    if (command === 'M') points.push([x, y])
  }
  return points
}

describe.each(all)('the picture %s', (_, picture) => {
  it('brings exactly one thing forward, and it can be seen', () => {
    expect(sheetOf(picture).signal.length).toBeGreaterThan(0)
    expect(picture.solids().filter(({ name }) => name === picture.signal)).toHaveLength(1)
  })

  it('fills with three tones at most', () => {
    const fills = new Set(
      inksOf(picture).flatMap(({ tone }) => (['line', 'grid', 'mesh', 'process', 'guide', 'data'].includes(tone) ? [] : [tone])),
    )
    expect(fills.size).toBeLessThanOrEqual(3)
  })

  it('is made of numbers with at most one decimal', () => {
    for (const { d } of inksOf(picture)) {
      expect(d).toMatch(/^[Mlaz\d. -]+$/)
      expect(d).not.toMatch(/\.\d\d/)
    }
  })
})

describe.each(whole)('the whole scene of %s', (_, picture) => {
  it('lies inside its sheet', () => {
    const { width, height } = sheetOf(picture)
    const points = inksOf(picture).flatMap(({ d }) => pointsOf(d))
    expect(Math.min(...points.map(([x]) => x))).toBeGreaterThanOrEqual(0)
    expect(Math.min(...points.map(([, y]) => y))).toBeGreaterThanOrEqual(0)
    expect(Math.max(...points.map(([x]) => x))).toBeLessThanOrEqual(width)
    expect(Math.max(...points.map(([, y]) => y))).toBeLessThanOrEqual(height)
  })
})
