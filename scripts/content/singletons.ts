/** Site settings and the About page of the demo brand; contact data and figures are samples. */
import { richText } from './rich-text.ts'
import { type ContentDocument, image, reference, seo } from './values.ts'

const SUMMARY =
  'Plantwright Automation scans plants, models lines and builds automation cells for manufacturing, construction and process industries.'

function createSiteSettings(): ContentDocument {
  return {
    _id: 'siteSettings',
    _type: 'siteSettings',
    name: 'Plantwright Automation',
    logo: image('logo', 'Plantwright Automation'),
    parentCompany: { name: 'Plantwright Engineering Services', founded: 1993, headquarters: 'Pune, India' },
    contact: {
      address: 'Plantwright Automation\nSample House, 12 Specimen Road\nPune 411000\nMaharashtra, India',
      email: 'info@plantwright.example.com',
      phone: '+91 20 5550 0100',
    },
    social: {},
    newsletter: {
      heading: 'News from the test hall',
      text: 'Six mails a year: one measured result, one date, one drawing. You can leave with one click.',
    },
    defaultBrochure: reference('brochure-company-profile'),
    defaultSeo: { ...seo('Plantwright Automation', SUMMARY), image: image('share', 'Line drawing of a plant seen from above') },
  }
}

const ABOUT = `
Plantwright Automation is a **wholly owned subsidiary of Plantwright Engineering Services**, a firm founded in 1993 and headquartered in Pune, India. The parent designs plants and buildings; we make what happens inside them move.

We serve **manufacturing, construction and process industries**. Our engineers come from controls, mechanics, surveying and software, and they share one habit: measure first.

## How we work

1. **We scan and measure.** Layout, cycle times, energy, risks: what is there, with figures.
2. **We model.** The building, the line or the cell, as far as the question needs it.
3. **We prove.** In simulation, on a test stand, then in your plant.
4. **We hand over.** With drawings as built, trained people and a number to call.

## What you can hold us to

- A feasibility study says *no* when the figures say no.
- Every estimate names its assumptions.
- Drawings, models and source code of your project belong to you.

Read what we [offer](/#offerings), look at the [dates](/events) or [write to us](/contact-us).
`

function createAboutPage(): ContentDocument {
  return {
    _id: 'aboutPage',
    _type: 'aboutPage',
    title: 'About us',
    description: 'Engineers who scan plants, model lines and prove cells, in a family of firms that has built plants since 1993.',
    body: richText(ABOUT, 'aboutPage.body'),
    statistics: { totalAreaScanned: 1_850_000, countries: 14, projectsGlobally: 320, usersGlobally: 5_400 },
    seo: seo('About us', 'A wholly owned subsidiary of Plantwright Engineering Services, founded in 1993 in Pune, India.'),
  }
}

export function createSingletons(): ContentDocument[] {
  return [createSiteSettings(), createAboutPage()]
}
