import { describe, expect, it } from 'vitest'
import { LEGAL_SLUGS } from '#shared/paths.ts'
import { ofType, textOf } from './dataset.ts'

interface Block {
  _type: string
  style?: string
  children?: { text: string }[]
  rows?: { cells: string[] }[]
}

const page = (slug: string) => {
  const found = ofType('legalPage').find((one) => (one.slug as { current: string }).current === slug)
  if (!found) throw new Error(`No legal page ${slug}`)
  return found
}
const body = (slug: string) => page(slug).body as Block[]
const text = (slug: string) =>
  body(slug)
    .map((block) => block.children?.map((span) => span.text).join('') ?? textOf(block))
    .join('\n')
const headings = (slug: string) =>
  body(slug)
    .filter(({ style }) => style === 'h2')
    .map((block) => textOf(block.children))

describe('legal pages', () => {
  it('are three, last updated exactly as the specification writes it', () => {
    expect(LEGAL_SLUGS.map((slug) => page(slug).lastUpdated)).toEqual(['24 May 2024', 'May 24, 2024', 'May 24, 2024'])
    expect(ofType('legalPage')).toHaveLength(3)
  })

  it('are full texts with headings for a table of contents', () => {
    for (const slug of LEGAL_SLUGS) {
      expect(headings(slug).length, slug).toBeGreaterThanOrEqual(8)
      expect(text(slug).length, slug).toBeGreaterThan(2_000)
    }
  })
})

describe('the privacy policy', () => {
  const privacy = text('privacy-policy')

  it.each([
    'Legal bases under the GDPR',
    'Your rights under the GDPR',
    'Categories under the CCPA',
    'Sources',
    'Use',
    'Disclosure',
    'Sale',
    'Opt-out',
    'Do-not-track',
    'Minors',
    'Contact',
  ])('has a section %s', (heading) => {
    expect(headings('privacy-policy').filter((one) => one.startsWith(heading))).toHaveLength(1)
  })

  it('names the six legal bases and the rights of the GDPR', () => {
    for (const words of ['Consent', 'Contract', 'Legal obligation', 'Vital interests', 'public task', 'Legitimate interests']) {
      expect(privacy).toContain(words)
    }
    for (const right of [
      'access',
      'rectification',
      'erasure',
      'restriction',
      'portability',
      'objection',
      'withdrawal of consent',
    ]) {
      expect(privacy).toContain(`${right}:`)
    }
    expect(privacy).toContain('supervisory authority')
  })

  it('lists all twelve categories A to L of the CCPA and CPRA in one table', () => {
    const table = body('privacy-policy').find((block) => block.rows?.some(({ cells }) => cells[0]?.startsWith('A. ')))
    const letters = table?.rows?.slice(1).map(({ cells }) => cells[0]?.slice(0, 3))
    expect(letters).toEqual([...'ABCDEFGHIJKL'].map((letter) => `${letter}. `))
    expect(table?.rows?.every(({ cells }) => cells.length === 3 && cells.every(Boolean))).toBe(true)
  })

  it('states every figure of the specification', () => {
    expect(privacy).toMatch(/within 45 days/)
    expect(privacy).toMatch(/once by another 45 days/)
    expect(privacy).toMatch(/prior 12 months/)
    expect(privacy).toMatch(/under 13/)
    expect(privacy).toMatch(/under 16/)
    expect(privacy).toMatch(/over 18/)
    expect(privacy).toMatch(/50 % or more/)
  })
})

describe('the terms and conditions', () => {
  const terms = text('termsandconditions')

  it.each([
    ["30 days' notice of material changes", /at least 30 days' notice/],
    ['users over 18', /over 18/],
    ['accurate account information', /accurate, complete and up to date/],
    ['50 % ownership as control', /ownership of 50 % or more/],
    ['fees that are non-refundable except where law requires', /non-refundable, except where law requires/],
    ['the law of India', /law of India/],
    ['the courts in Pune', /courts in Pune/],
  ])('state %s', (_, words) => {
    expect(terms).toMatch(words)
  })
})
