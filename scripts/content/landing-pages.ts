/** The home page, which shows every kind of block once, and a campaign page. */
import { createKeys, type Keys } from './keys.ts'
import { richText } from './rich-text.ts'
import { type ContentDocument, image, seo, slug } from './values.ts'

type Blocks = (
  block: (type: string, fields: Record<string, unknown>) => object,
  actions: (...pairs: Action[]) => object[],
) => object[]
type Action = readonly [label: string, to: string]

function landingBlocks(scope: string, blocks: Blocks): object[] {
  const keys: Keys = createKeys(`${scope}.blocks`)
  return blocks(
    (type, fields) => ({ _type: type, _key: keys(), ...fields }),
    (...pairs) => pairs.map(([label, to]) => ({ _type: 'action', _key: keys(), label, to })),
  )
}

const HOME_TEXT = `
The scan comes first. A crew of two measures a hall between two shifts, and you can walk through it on a screen the next week.

- **20,000 m²** in one night, to 15 mm
- Columns, pipes and machines as parts, not as a picture
- One model for planning, [simulation](doc:offering-line-simulation-optimization) and maintenance
`

function createHome(): ContentDocument {
  return {
    _id: 'home',
    _type: 'landingPage',
    title: 'Home',
    blocks: landingBlocks('home', (block, actions) => [
      block('hero', {
        heading: 'We make plants move',
        text: 'We scan your plant, model the line and prove the cell. Then we build it and hand it over.',
        actions: actions(['See what we do', '/#offerings'], ['Contact us', '/contact-us']),
      }),
      block('offeringsBlock', {
        heading: 'One plant, seven views',
        text: 'Each of our seven offerings looks at the same plant. Start with the one that answers your question.',
      }),
      block('industriesBlock', {
        heading: 'Eight industries on one conveyor',
        text: 'A car door and a blister pack have more in common than you think: both have a cycle time.',
      }),
      block('statisticsBlock', { heading: 'Measured so far' }),
      block('textWithImage', {
        heading: 'Your plant, measured overnight',
        body: richText(HOME_TEXT, 'home.textWithImage'),
        image: image('offering-integrated-factory-modelling', 'Line drawing of a plant building with its roof lifted'),
        imageSide: 'right',
      }),
      block('upcomingEvents', { heading: 'Meet us', count: 3 }),
      block('quote', {
        text: 'They told us not to buy the second robot. The buffer they drew instead cost a tenth and gave us the output.',
        attribution: 'Sample customer',
        role: 'Plant manager, industrial products',
      }),
      block('brochuresBlock', {
        heading: 'Read before you ask',
        text: 'Short brochures with figures, checklists and drawings.',
      }),
      block('callToAction', {
        heading: 'Bring a layout or a cycle time',
        text: 'Twenty minutes on the phone are enough to say what we could measure, and whether it is worth it.',
        actions: actions(['Request a demo', '/contact-us']),
      }),
      block('newsletterBlock', {
        heading: 'News from the test hall',
        text: 'Six mails a year: one measured result, one date, one drawing.',
      }),
    ]),
    seo: seo(
      'Industrial automation from scan to handover',
      'Factory models, line simulation, quality inspection, shop floor automation, energy monitoring and machine safety.',
    ),
  }
}

const CAMPAIGN_TEXT = `
Pick one machine. In one day we tell you in writing

1. which hazards it has,
2. which safety functions answer them, and how fast,
3. what is missing, in the order in which we would mend it.

You get the stopping times that we measured and a drawing of every circuit that we opened. The price is fixed. *If nothing is missing, we say so.*
`

function createCampaign(): ContentDocument {
  return {
    _id: 'landing-safety-check',
    _type: 'landingPage',
    title: 'Machine safety check',
    slug: slug('safety-check'),
    blocks: landingBlocks('landing-safety-check', (block, actions) => [
      block('hero', {
        heading: 'One machine, one day, one report',
        text: 'A machine safety check by two engineers, at a fixed price, in your plant.',
        actions: actions(['Ask for a date', '/contact-us'], ['How we work on safety', '/machine-safety']),
        image: image('offering-machine-safety', 'Line drawing of a guarded robot cell with a light curtain'),
      }),
      block('textWithImage', {
        heading: 'What you know in the evening',
        body: richText(CAMPAIGN_TEXT, 'landing-safety-check.textWithImage'),
        image: image('webinar-safety-circuits', 'Line drawing of an emergency stop, a relay and a contactor'),
        imageSide: 'left',
      }),
      block('upcomingEvents', { heading: 'Or learn to do it yourself', count: 3 }),
      block('callToAction', {
        heading: 'Two engineers, one day',
        text: 'Tell us the make and year of the machine. We answer with a date and the price.',
        actions: actions(['Request a safety check', '/contact-us'], ['Read the brochures', '/brochures']),
      }),
    ]),
    seo: seo(
      'Machine safety check in one day',
      'Two engineers assess one machine in your plant: hazards, stopping times, circuits, report.',
    ),
  }
}

export function createLandingPages(): ContentDocument[] {
  return [createHome(), createCampaign()]
}
