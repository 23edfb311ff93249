import { describe, expect, it } from 'vitest'
import { OFFERING_SLUGS } from '#shared/paths.ts'
import { type ContentDocument, ofType } from './dataset.ts'

/** Specification section 2, offering pages: bullets in order, as its lists say them. */
const BULLETS: Record<(typeof OFFERING_SLUGS)[number], string> = {
  'industry-consulting':
    'leadership alignment; awareness and aspirations; maturity and readiness comparison; gap analysis; value mapping; use-case prioritization; rollout and progress tracking',
  'integrated-factory-modelling':
    'scan to BIM; parametric asset library; detailed design models; E&I documentation; supplier data integration; design reviews and versioning; 4D/5D planning; design option checks; remote construction monitoring; operation and BIM integration',
  'line-simulation-optimization':
    'system entities/events/variables; production process model; data collection and simulation model; cycle time analysis; what-if scenarios; offline controls testing; digital twins of automation cells',
  'automated-quality-inspection':
    'needs assessment and feasibility; user requirement specification; camera and system selection; custom software; proof of concept to trials',
  'shop-floor-automation-&-material-movement':
    'parameter assessment; feasibility; concept design; critical process prove-out; system identification; design for manufacturing and assembly; factory and site acceptance tests; trials; startup and handover; as-built documentation',
  'energy-efficiency-&-monitoring':
    'consumption analysis; anomaly detection; demand response and scheduling; critical production areas; setup parameters; load distributions; energy stats identification; trend analysis and customizable alerts',
  'machine-safety':
    'Risk Assessment & Feasibility Study; Requirement Specifications Development; Controls Architecture Design; Hardware/Software Selection; Safety Circuit Design; Mechanical/Electrical/Pneumatic/Hydraulic Design; PLC Programming & Software Development; Installation & Validation; Train, Maintain & Improve',
}
const TITLES = [
  'Industry 4.0 consulting',
  'Integrated factory modelling',
  'Line simulation and optimisation',
  'Automated quality inspection',
  'Shop floor automation and material movement',
  'Energy efficiency and monitoring',
  'Machine safety',
]

interface Column {
  heading: string
  items: string[]
}

const offerings = ofType('offering').sort((one, other) => Number(one.order) - Number(other.order))
const column = (offering: ContentDocument | undefined, side: 'left' | 'right') => offering?.[side] as Column
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const bySlug = (slug: string) => offerings.find((offering) => (offering.slug as { current: string }).current === slug)

describe('the seven offerings', () => {
  it('have the addresses and titles of the specification, in its order', () => {
    expect(offerings.map(({ slug }) => (slug as { current: string }).current)).toEqual([...OFFERING_SLUGS])
    expect(offerings.map(({ title }) => title)).toEqual(TITLES)
  })

  it.each(OFFERING_SLUGS)('%s has exactly the bullets of the specification, in order, in two columns', (slug) => {
    const [left, right] = [column(bySlug(slug), 'left'), column(bySlug(slug), 'right')]
    expect([...left.items, ...right.items]).toEqual(BULLETS[slug].split('; ').map(sentence))
    expect(Math.abs(left.items.length - right.items.length)).toBeLessThanOrEqual(1)
    expect([left.heading, right.heading].every(Boolean)).toBe(true)
  })

  it('splits machine safety after Safety Circuit Design', () => {
    expect(column(bySlug('machine-safety'), 'left').items.at(-1)).toBe('Safety Circuit Design')
    expect(column(bySlug('machine-safety'), 'right').items[0]).toBe('Mechanical/Electrical/Pneumatic/Hydraulic Design')
  })

  it('has a sentence for each banner', () => {
    for (const { description } of offerings) expect(String(description)).toMatch(/^We .{30,160}\.$/)
  })
})

it('names the eight industries in the order of the specification', () => {
  const industries = ofType('industry').sort((one, other) => Number(one.order) - Number(other.order))
  expect(industries.map(({ title }) => title).join(', ')).toBe(
    'Automotive, Textile, Industrial Products, Electronics, Consumer Durables, Pharmaceuticals, FMCG and Personal Care, Food and Beverage',
  )
})
