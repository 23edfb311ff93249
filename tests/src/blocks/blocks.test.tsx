import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OFFERING_SLUGS } from '#shared/paths.ts'
import { BrochuresBlock } from '#src/blocks/brochures-block/brochures-block.tsx'
import { CallToAction } from '#src/blocks/call-to-action/call-to-action.tsx'
import { Hero } from '#src/blocks/hero/hero.tsx'
import { IndustriesBlock } from '#src/blocks/industries-block/industries-block.tsx'
import { OfferingsBlock } from '#src/blocks/offerings-block/offerings-block.tsx'
import { Quote } from '#src/blocks/quote/quote.tsx'
import { StatisticsBlock } from '#src/blocks/statistics-block/statistics-block.tsx'
import { TextWithImage } from '#src/blocks/text-with-image/text-with-image.tsx'
import { renderInSite } from '#tests/src/support/providers.tsx'
import { text } from '#tests/src/support/site.ts'

const image = { asset: { _ref: 'image-0123456789abcdef0123456789abcdef01234567-1600x900-png' } }
const targets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('hero', () => {
  const hero = { heading: 'We make plants move', text: 'We scan your plant.', image: null, alt: null }

  it('shows the drawn plant with its seven views, each leading to its offering', async () => {
    await renderInSite(<Hero {...hero} actions={null} />)
    expect(screen.getByRole('heading', { level: 1, name: 'We make plants move' })).toBeDefined()
    const links = within(screen.getByRole('list')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(OFFERING_SLUGS.map((slug) => `/${slug}`))
    expect(links[6]?.textContent).toBe('07Machine Safety')
  })

  it('gives the place of the drawing to the editor’s picture', async () => {
    await renderInSite(<Hero {...hero} actions={null} image={image} alt="The hall at night" />)
    expect(screen.getByRole('img', { name: 'The hall at night' }).getAttribute('fetchpriority')).toBe('high')
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('leaves out a button without a text or with a harmful target', async () => {
    const actions = [
      { label: 'Contact us', to: '/contact-us' },
      { label: ' ', to: '/events' },
      { label: 'Bad', to: 'javascript:alert(1)' },
      { label: { en: 'Odd' } as unknown as string, to: 7 as unknown as string },
      null,
    ]
    await renderInSite(<CallToAction heading="Bring a layout" text={null} actions={actions} />)
    expect(targets()).toEqual(['/contact-us'])
  })
})

describe('offerings block', () => {
  const offering = (index: number) => ({
    _id: `o${index}`,
    title: `Offering ${index}`,
    slug: `slug-${index}`,
    description: 'We do it.',
  })

  it('numbers the offerings in the editor’s order under the anchor that the footer leads to', async () => {
    const { container } = await renderInSite(
      <OfferingsBlock heading="One plant, seven views" text={null} offerings={[offering(2), offering(1)]} />,
    )
    expect(container.querySelector('#offerings h2')?.textContent).toBe('One plant, seven views')
    expect(screen.getAllByRole('article').map((card) => card.textContent)).toEqual([
      '01Offering 2We do it.',
      '02Offering 1We do it.',
    ])
  })

  it('leaves no cell of the last row empty with an odd number of cards', async () => {
    await renderInSite(<OfferingsBlock heading="Views" text={null} offerings={[1, 2, 3].map(offering)} />)
    expect(screen.getAllByRole('listitem').map((item) => item.className.includes('col-span-2'))).toEqual([true, false, false])
  })

  it('leaves out an offering without an address', async () => {
    await renderInSite(<OfferingsBlock heading="Views" text={null} offerings={[{ ...offering(1), slug: null }]} />)
    expect(screen.queryByRole('article')).toBeNull()
  })
})

describe('industries block', () => {
  it('shows each industry by its picture and name, and by the name alone without a picture', async () => {
    const industries = [
      { _id: 'a', title: 'Automotive', image, alt: 'Line drawing of a car door' },
      { _id: 'b', title: 'Textile', image: null, alt: null },
    ]
    await renderInSite(<IndustriesBlock heading="Industries" text={null} industries={industries} />)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Automotive', 'Textile'])
    expect(screen.getAllByRole('img')).toHaveLength(1)
  })
})

describe('statistics block', () => {
  it('formats each figure in the visitor’s language and leaves out an empty one', async () => {
    await renderInSite(
      <StatisticsBlock
        heading="Measured so far"
        statistics={{ totalAreaScanned: 1_850_000, countries: 14, projectsGlobally: null }}
      />,
      { language: 'de' },
    )
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['1.850.000 m²', '14'])
  })

  it('is not there at all without a figure', async () => {
    await renderInSite(<StatisticsBlock heading="Measured so far" statistics={{ countries: null }} />)
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

describe('brochures block', () => {
  it('leads from each cover to the brochure’s place on the brochures page', async () => {
    const brochure = { _id: 'b', title: 'Company profile', slug: 'company-profile', description: null, cover: image, alt: '' }
    await renderInSite(<BrochuresBlock heading="Read" text={null} brochures={[brochure]} />)
    expect(screen.getByRole('link', { name: 'Company profile' }).getAttribute('href')).toBe('/brochures#company-profile')
  })
})

describe('text with image', () => {
  it('shows the text without a picture as well', async () => {
    await renderInSite(
      <TextWithImage heading="Overnight" body={text('A crew of two.')} image={null} alt={null} imageSide="left" />,
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Overnight' })).toBeDefined()
    expect(screen.getByText('A crew of two.')).toBeDefined()
    expect(screen.queryByRole('img')).toBeNull()
  })
})

describe('quote', () => {
  it('names who said it and in which role', async () => {
    const block = { text: 'They found eleven seconds.', attribution: 'A. Kulkarni', role: 'Plant manager' }
    await renderInSite(<Quote {...block} />)
    expect(screen.getByRole('figure').textContent).toBe('They found eleven seconds.A. KulkarniPlant manager')
  })

  it('is not there without words', async () => {
    const block = { text: '  ', attribution: 'Somebody', role: null }
    await renderInSite(<Quote {...block} />)
    expect(screen.queryByRole('figure')).toBeNull()
  })
})
