/** The seven offering pages; titles and bullets are the specification's (section 2, offering pages), word for word. */
import { OFFERING_SLUGS } from '#shared/paths.ts'
import { type ContentDocument, image, seo, slug } from './values.ts'

type Column = readonly [heading: string, ...items: string[]]

interface Offering {
  slug: (typeof OFFERING_SLUGS)[number]
  title: string
  description: string
  alt: string
  left: Column
  right: Column
}

const OFFERINGS: readonly Offering[] = [
  {
    slug: 'industry-consulting',
    title: 'Industry 4.0 consulting',
    description: 'We walk your plant, measure where it stands and write a road-map of steps that each pay for themselves.',
    alt: 'Line drawing of the planning table above the plant: a plan, three flags and two people',
    left: [
      'Assessment',
      'Leadership alignment',
      'Awareness and aspirations',
      'Maturity and readiness comparison',
      'Gap analysis',
    ],
    right: ['Road-map', 'Value mapping', 'Use-case prioritization', 'Rollout and progress tracking'],
  },
  {
    slug: 'integrated-factory-modelling',
    title: 'Integrated factory modelling',
    description: 'We scan your plant and model building, machines and media in one place, to the millimetres that you need.',
    alt: 'Line drawing of the plant building as a model: the roof lifted, columns, pipes and dimension lines',
    left: [
      'Model',
      'Scan to BIM',
      'Parametric asset library',
      'Detailed design models',
      'E&I documentation',
      'Supplier data integration',
    ],
    right: [
      'Plan and operate',
      'Design reviews and versioning',
      '4D/5D planning',
      'Design option checks',
      'Remote construction monitoring',
      'Operation and BIM integration',
    ],
  },
  {
    slug: 'line-simulation-optimization',
    title: 'Line simulation and optimisation',
    description: 'We model the line, find the station that sets the pace and test the change before you buy it.',
    alt: 'Line drawing of the production line with its cycle drawn above it as a loop of five steps',
    left: [
      'Model',
      'System entities/events/variables',
      'Production process model',
      'Data collection and simulation model',
      'Cycle time analysis',
    ],
    right: ['Optimise', 'What-if scenarios', 'Offline controls testing', 'Digital twins of automation cells'],
  },
  {
    slug: 'automated-quality-inspection',
    title: 'Automated quality inspection',
    description: 'We put a camera over the line and write the software that finds the defect, with figures for every part.',
    alt: 'Line drawing of a camera over the conveyor, its cone of light on a part',
    left: ['Define', 'Needs assessment and feasibility', 'User requirement specification', 'Camera and system selection'],
    right: ['Build', 'Custom software', 'Proof of concept to trials'],
  },
  {
    slug: 'shop-floor-automation-&-material-movement',
    title: 'Shop floor automation and material movement',
    description: 'We design, build and hand over the robots, conveyors and vehicles that move your parts.',
    alt: 'Line drawing of a guided vehicle with a pallet in front of a robot arm',
    left: [
      'Design',
      'Parameter assessment',
      'Feasibility',
      'Concept design',
      'Critical process prove-out',
      'System identification',
    ],
    right: [
      'Build and hand over',
      'Design for manufacturing and assembly',
      'Factory and site acceptance tests',
      'Trials',
      'Startup and handover',
      'As-built documentation',
    ],
  },
  {
    slug: 'energy-efficiency-&-monitoring',
    title: 'Energy efficiency and monitoring',
    description: 'We meter your machines, explain each peak and shift the load that can wait.',
    alt: 'Line drawing of a row of meters beside a machine, a load curve above them',
    left: [
      'Understand',
      'Consumption analysis',
      'Anomaly detection',
      'Demand response and scheduling',
      'Critical production areas',
    ],
    right: [
      'Steer',
      'Setup parameters',
      'Load distributions',
      'Energy stats identification',
      'Trend analysis and customizable alerts',
    ],
  },
  {
    slug: 'machine-safety',
    title: 'Machine safety',
    description: 'We assess the risk, draw the safety circuit, build it and measure that the machine stops in time.',
    alt: 'Line drawing of a guarded robot cell with a light curtain and a signal lamp',
    left: [
      'Assess and design',
      'Risk Assessment & Feasibility Study',
      'Requirement Specifications Development',
      'Controls Architecture Design',
      'Hardware/Software Selection',
      'Safety Circuit Design',
    ],
    right: [
      'Build and maintain',
      'Mechanical/Electrical/Pneumatic/Hydraulic Design',
      'PLC Programming & Software Development',
      'Installation & Validation',
      'Train, Maintain & Improve',
    ],
  },
]

const column = ([heading, ...items]: Column) => ({ heading, items })

/** `_id` of an offering: its route without the part from `-&-` on, which an id may not hold. */
const offeringId = (route: string) => `offering-${route.replace(/-&-.*/, '')}`

export function createOfferings(): ContentDocument[] {
  return OFFERINGS.map(({ slug: route, title, description, alt, left, right }) => ({
    _id: offeringId(route),
    _type: 'offering',
    title,
    slug: slug(route),
    description,
    bannerImg: image(offeringId(route), alt),
    left: column(left),
    right: column(right),
    order: OFFERING_SLUGS.indexOf(route) + 1,
    seo: seo(title, description),
  }))
}

const INDUSTRIES = [
  ['automotive', 'Automotive', 'a car door'],
  ['textile', 'Textile', 'a spool of yarn'],
  ['industrial-products', 'Industrial Products', 'a gearbox'],
  ['electronics', 'Electronics', 'a circuit board'],
  ['consumer-durables', 'Consumer Durables', 'a washing machine'],
  ['pharmaceuticals', 'Pharmaceuticals', 'a blister pack'],
  ['fmcg', 'FMCG and Personal Care', 'a bottle with a pump'],
  ['food-and-beverage', 'Food and Beverage', 'a jar with a lid'],
] as const

/** The eight industries, each drawn as one product on the conveyor. */
export function createIndustries(): ContentDocument[] {
  return INDUSTRIES.map(([name, title, product], index) => ({
    _id: `industry-${name}`,
    _type: 'industry',
    title,
    image: image(`industry-${name}`, `Line drawing of ${product} on a conveyor`),
    order: index + 1,
  }))
}
