import { gzipSync } from 'node:zlib'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { OFFERING_SLUGS } from '#shared/paths.ts'
import { CropIllustration } from '#src/ui/illustrations/crop-illustration.tsx'
import { Drawing } from '#src/ui/illustrations/drawing.tsx'
import { HeroIllustration } from '#src/ui/illustrations/hero-illustration.tsx'
import { IndustryIllustration } from '#src/ui/illustrations/industry-illustration.tsx'
import { INDUSTRY_PICTURES } from '#src/ui/illustrations/industry-pictures.ts'
import { OfferingIllustration } from '#src/ui/illustrations/offering-illustration.tsx'
import { HERO } from '#src/ui/illustrations/plant.ts'
import { StateIllustration } from '#src/ui/illustrations/state-illustration.tsx'

const kilobyte = 1024
const bytesOf = (drawing: ReactElement) => gzipSync(renderToStaticMarkup(drawing)).length
const rootOf = (drawing: ReactElement) => render(drawing).container.querySelector('svg')

describe('an illustration on a page', () => {
  it('is hidden from screen readers when it is decoration', () => {
    const svg = rootOf(<HeroIllustration />)
    expect(svg?.getAttribute('aria-hidden')).toBe('true')
    expect(svg?.hasAttribute('role')).toBe(false)
  })

  it('is an image with a name when it means something', () => {
    const { getByRole } = render(<HeroIllustration title="A plant seen from above" />)
    expect(getByRole('img', { name: 'A plant seen from above' }).hasAttribute('aria-hidden')).toBe(false)
  })

  it('wears the signal colour on one thing', () => {
    const groups = rootOf(<HeroIllustration />)?.querySelectorAll('.art-signal')
    expect(groups).toHaveLength(1)
    expect(groups?.[0]?.childElementCount).toBeGreaterThan(0)
  })

  it('fills its box and crops when it is asked to', () => {
    expect(rootOf(<HeroIllustration fit="slice" />)?.getAttribute('preserveAspectRatio')).toBe('xMidYMid slice')
    expect(rootOf(<HeroIllustration />)?.getAttribute('preserveAspectRatio')).toBe('xMidYMid meet')
  })

  it('draws its lines only where the page asks for it', () => {
    expect(rootOf(<HeroIllustration drawn />)?.classList.contains('art-drawn')).toBe(true)
    expect(rootOf(<HeroIllustration />)?.classList.contains('art-drawn')).toBe(false)
  })

  it('gives every line that is drawn a length of 1, and leaves dashes in their own length', () => {
    const svg = rootOf(<HeroIllustration />)
    expect(svg?.querySelectorAll('path:not(.u):not([pathLength="1"])')).toHaveLength(0)
    expect(svg?.querySelectorAll('path.u[pathLength]')).toHaveLength(0)
    expect(svg?.querySelectorAll('path.u').length).toBeGreaterThan(0)
  })

  it('lets the product of an industry travel on its conveyor', () => {
    const svg = rootOf(<IndustryIllustration industry="textile" />)
    expect(svg?.querySelectorAll('.art-signal .m').length).toBeGreaterThan(0)
  })
})

describe('an illustration that the server drew', () => {
  it('is taken over as it stands, without laying it out again', () => {
    let builds = 0
    const solids = () => {
      builds += 1
      return HERO.solids()
    }
    const onServer = renderToStaticMarkup(<Drawing picture={{ ...HERO, id: 'taken-over' }} />)
    document.body.innerHTML = `<div>${onServer}</div>`
    const container = document.body.firstElementChild
    if (!(container instanceof HTMLElement)) throw new Error('no container')
    render(<Drawing picture={{ ...HERO, id: 'taken-over', solids }} />, { container, hydrate: true })
    expect(document.body.innerHTML).toBe(`<div>${onServer}</div>`)
    expect(builds).toBe(0)
  })
})

describe('the illustrations of the site', () => {
  it('has a close view for every offering and none for another slug', () => {
    for (const slug of OFFERING_SLUGS) expect(rootOf(<OfferingIllustration slug={slug} />), slug).not.toBeNull()
    expect(rootOf(<OfferingIllustration slug="toString" />)).toBeNull()
  })

  it('has a product for each of the eight industries and none for another', () => {
    const industries = Object.keys(INDUSTRY_PICTURES)
    expect(industries).toHaveLength(8)
    for (const industry of industries) expect(rootOf(<IndustryIllustration industry={industry} />), industry).not.toBeNull()
    expect(rootOf(<IndustryIllustration industry="shipbuilding" />)).toBeNull()
  })

  it('has a drawing for an unknown address, a failure and an empty list', () => {
    for (const state of ['not-found', 'failed', 'empty'] as const)
      expect(rootOf(<StateIllustration state={state} />)).not.toBeNull()
  })

  it('crops the plant the same way for the same seed and in many ways for many', () => {
    const markup = (seed: string) => renderToStaticMarkup(<CropIllustration seed={seed} />)
    expect(markup('event-1')).toBe(markup('event-1'))
    const seeds = Array.from({ length: 21 }, (_, i) => `event-${i}`)
    expect(new Set(seeds.map(markup)).size).toBeGreaterThanOrEqual(18)
  })

  it('keeps the hero under 12 kB and the others under 6 kB of compressed markup', () => {
    expect(bytesOf(<HeroIllustration drawn />)).toBeLessThan(12 * kilobyte)
    for (const slug of OFFERING_SLUGS) expect(bytesOf(<OfferingIllustration slug={slug} />), slug).toBeLessThan(6 * kilobyte)
    for (const industry of Object.keys(INDUSTRY_PICTURES))
      expect(bytesOf(<IndustryIllustration industry={industry} />), industry).toBeLessThan(6 * kilobyte)
  })

  it('passes the line weight of a picture on to the style sheet', () => {
    const svg = rootOf(<Drawing picture={HERO} />)
    expect(svg?.style.getPropertyValue('--art-weight')).toBe('1.25')
  })
})
