import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LEGAL_SLUGS, OFFERING_SLUGS } from '#shared/paths.ts'
import { createRenderedSite, type RenderedSite } from '#tests/support/rendered-site.ts'

let site: RenderedSite
beforeAll(async () => {
  site = await createRenderedSite(Date.UTC(2031, 4, 6, 9))
})
afterAll(() => site.close())

const main = async (address: string) => {
  const found = (await site.open(address)).querySelector('main')
  if (!found) throw new Error(`${address} has no main element`)
  return found
}
const texts = (page: ParentNode, selector: string) => [...page.querySelectorAll(selector)].map((one) => one.textContent?.trim())

describe('the landing page', () => {
  it('names the seven offerings, each of which leads to its page', async () => {
    const page = await main('/')
    for (const slug of OFFERING_SLUGS)
      expect(page.querySelector(`#offerings a[href="/${slug}"]`)?.textContent, slug).toMatch(/\w/)
  })

  it('names the eight industries', async () => {
    const text = (await main('/')).textContent
    for (const industry of [
      'Automotive',
      'Textile',
      'Industrial Products',
      'Electronics',
      'Consumer Durables',
      'Pharmaceuticals',
      'FMCG and Personal Care',
      'Food and Beverage',
    ])
      expect(text).toContain(industry)
  })

  it('shows its blocks in the editor’s order', async () => {
    const block = (_type: string, heading: string) => ({ _type, _key: heading, heading })
    const show = async (...blocks: object[]) => {
      await site.editor.createOrReplace({
        _id: 'fair',
        _type: 'landingPage',
        title: 'Fair',
        slug: { current: 'fair' },
        blocks: [null, ...blocks],
      })
      const headings = texts(await main('/fair'), 'h1, h2')
      return ['Ask us', 'Pumps'].toSorted((a, b) => headings.indexOf(a) - headings.indexOf(b))
    }
    const [ask, pumps] = [block('callToAction', 'Ask us'), block('statisticsBlock', 'Pumps')]
    expect(await show(ask, pumps)).toEqual(['Ask us', 'Pumps'])
    expect(await show(pumps, ask)).toEqual(['Pumps', 'Ask us'])
  })
})

describe('the newsletter', () => {
  it('is subscribed to with one field on the landing page, and by a plain post', async () => {
    const form = (await main('/')).querySelector('#newsletter form')
    expect(form?.getAttribute('method')).toBe('post')
    expect(form?.querySelectorAll('input[name=email]')).toHaveLength(1)
    expect(form?.querySelector('[name=form]')?.getAttribute('value')).toBe('newsletter-subscriptions')
  })
})

describe('About', () => {
  it('names the parent and the industries that are served', async () => {
    const text = (await main('/about-us')).textContent
    expect(text).toMatch(/wholly owned subsidiary of Plantwright Engineering Services/)
    expect(text).toMatch(/founded in 1993 and headquartered in Pune, India/)
    expect(text).toMatch(/manufacturing, construction and process industries/)
  })

  it('names the parent once, and from the settings where its text does not', async () => {
    const parent = /Plantwright Engineering Services/g
    expect((await main('/about-us')).textContent?.match(parent)).toHaveLength(1)
    await site.editor.patch('aboutPage').unset(['body']).commit()
    expect((await main('/about-us')).textContent).toMatch(
      /wholly owned subsidiary of Plantwright Engineering Services.+1993.+Pune, India/,
    )
  })

  it('shows four figures, and leaves out one that is empty', async () => {
    const labels = ['Total area scanned', 'Countries', 'Projects globally', 'Users globally']
    expect(texts(await main('/about-us'), 'dt')).toEqual(labels)
    await site.editor.patch('aboutPage').unset(['statistics.countries']).commit()
    const page = await main('/about-us')
    expect(texts(page, 'dt')).toEqual(labels.filter((label) => label !== 'Countries'))
    expect(texts(page, 'dd').filter((text) => text === '' || text === '0')).toEqual([])
  })
})

describe('an offering page', () => {
  it.each(OFFERING_SLUGS)('/%s has a banner and below it two columns of bullets', async (slug) => {
    const page = await main(`/${slug}`)
    expect(texts(page, 'h1')[0]).toMatch(/\w/)
    expect(page.querySelector('img')?.getAttribute('alt')).toMatch(/\w{3}/)
    const offering = await site.editor.fetch('*[_type == "offering" && slug.current == $slug][0]{description, left, right}', {
      slug,
    })
    expect(page.textContent).toContain(offering.description)
    const columns = [...page.querySelectorAll('ul')].map((list) => texts(list, 'li'))
    expect(columns).toEqual(expect.arrayContaining([offering.left.items, offering.right.items]))
  })
})

describe('the brochures', () => {
  it('are listed without the address of any file, behind a form', async () => {
    const { html } = await site.render('/brochures')
    const brochures: { title: string; file: string; id: string }[] = await site.editor.fetch(
      '*[_type == "brochure"]{title, "file": file.asset->url, "id": file.asset._ref}',
    )
    expect(brochures).toHaveLength(5)
    for (const { title, file, id } of brochures) {
      expect(html).toContain(title)
      expect([html.includes(new URL(file).pathname), html.includes(id)]).toEqual([false, false])
    }
    const names = [...(await main('/brochures')).querySelectorAll('form :is(input, select)[name]')].map((one) =>
      one.getAttribute('name'),
    )
    expect(names).toEqual(expect.arrayContaining(['name', 'email', 'phone']))
  })
})

describe('the request for a demo', () => {
  it('has its fields and the choice of a brochure by e-mail', async () => {
    const names = [...(await main('/contact-us')).querySelectorAll('form :is(input, select, textarea)[name]')].map((one) =>
      one.getAttribute('name'),
    )
    expect(names).toEqual(
      expect.arrayContaining(['name', 'email', 'phone', 'companyName', 'country', 'designation', 'message', 'sendBrochure']),
    )
  })
})

describe('a legal page', () => {
  it.each([
    ['/privacy-policy', '24 May 2024'],
    ['/termsandconditions', 'May 24, 2024'],
    ['/disclaimer', 'May 24, 2024'],
  ])('%s says that it was last updated %s', async (address, date) => {
    expect((await main(address)).textContent).toContain(date)
  })

  it.each(LEGAL_SLUGS)('/%s has a table of contents whose every entry leads to its heading', async (slug) => {
    const page = await main(`/${slug}`)
    const targets = [...page.querySelectorAll('nav a[href^="#"]')].map((link) =>
      decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''),
    )
    expect(targets.length).toBeGreaterThanOrEqual(8)
    expect(targets.filter((id) => !/^H[1-6]$/.test(page.querySelector(`[id="${id}"]`)?.tagName ?? ''))).toEqual([])
  })

  it('shows the categories A to L in a table', async () => {
    const letters = texts(await main('/privacy-policy'), 'table tr > :first-child').map((text) => text?.slice(0, 2))
    expect(letters.filter((letter) => /^[A-L]\.$/.test(letter ?? ''))).toEqual([...'ABCDEFGHIJKL'].map((letter) => `${letter}.`))
  })
})

describe('rich text', () => {
  const text = (value: string, more: object = {}) => ({
    _type: 'block',
    _key: value,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 'a', text: value, marks: [] }],
    ...more,
  })
  const link = (key: string, more: object) => [{ _key: key, ...more }]
  const marked = (value: string, markDefs: object[]) =>
    text(value, { markDefs, children: [{ _type: 'span', _key: 'a', text: value, marks: ['m'] }] })
  const show = async (body: object[]) => {
    await site.editor.patch('aboutPage').set({ body }).commit()
    return main('/about-us')
  }

  it('leads to the address of a document, and shows the words alone where there is none', async () => {
    const to = (_ref: string) => link('m', { _type: 'internalLink', reference: { _type: 'reference', _ref, _weak: true } })
    const page = await show([marked('the expo', to('event-factory-automation-expo')), marked('the lost one', to('nowhere'))])
    const links = [...page.querySelectorAll('.prose a')].map((one) => [one.textContent, one.getAttribute('href')])
    expect(links).toEqual([['the expo', '/events/factory-automation-expo-2024']])
    expect(page.textContent).toContain('the lost one')
  })

  it('marks external links and refuses what a browser could run', async () => {
    const to = (href: string) => link('m', { _type: 'link', href })
    const page = await show([marked('outside', to('https://example.com/')), marked('trap', to('java\tscript:alert(1)'))])
    const [outside, ...others] = [...page.querySelectorAll('.prose a')]
    expect(outside?.textContent).toBe('outside')
    expect(outside?.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe('external link')
    expect(outside?.getAttribute('rel')).toContain('noopener')
    expect(others).toEqual([])
    expect(page.textContent).toContain('trap')
  })

  it('shows headings, nested lists, quotes, tables, pictures with captions, call-outs and videos', async () => {
    const asset = await site.editor.fetch('*[_type == "event" && defined(bannerImg.asset)][0].bannerImg.asset')
    const row = (...cells: string[]) => ({ _type: 'tableRow', _key: cells[0], cells })
    const page = await show([
      text('Heading', { style: 'h2' }),
      text('outer', { listItem: 'bullet', level: 1 }),
      text('inner', { listItem: 'number', level: 2 }),
      text('Said', { style: 'blockquote' }),
      { _type: 'table', _key: 't', caption: 'Loads', headerRow: true, rows: [row('Axis', 'kN'), row('X', '4')] },
      { _type: 'figure', _key: 'f', asset, alt: 'A drawing', caption: 'Cell 7' },
      { _type: 'callout', _key: 'c', tone: 'warning', text: 'Mind the gap.' },
      { _type: 'video', _key: 'v', url: 'https://video.example.com/1', title: 'Line 4' },
    ])
    expect(texts(page, '.prose h2')).toEqual(['Heading'])
    expect(texts(page, '.prose ul > li > ol > li')).toEqual(['inner'])
    expect(texts(page, '.prose blockquote')).toEqual(['Said'])
    expect(texts(page, '.prose caption, .prose th, .prose td')).toEqual(['Loads', 'Axis', 'kN', 'X', '4'])
    expect(page.querySelector('.prose figure img')?.getAttribute('alt')).toBe('A drawing')
    expect(texts(page, '.prose figcaption, .prose aside')).toEqual(['Cell 7', 'Mind the gap.'])
    expect(page.querySelector('.prose a[href="https://video.example.com/1"]')?.textContent).toBe('Video: Line 4')
  })

  it('skips what it does not know, and pictures without a file', async () => {
    vi.mocked(console.warn).mockImplementation(() => undefined)
    const page = await show([
      { _type: 'hologram', _key: 'h' },
      text('an odd style', { style: 'h7' }),
      text('an odd list', { listItem: 'roman', level: 3 }),
      marked('an odd mark', link('m', { _type: 'glow' })),
      text('no marks', { markDefs: null }),
      { _type: 'figure', _key: 'f', alt: 'gone' },
      { _type: 'figure', _key: 'g', alt: 'gone', asset: null },
      { _type: 'table', _key: 't' },
      { _type: 'video', _key: 'v' },
      text('the end'),
    ])
    for (const words of ['an odd style', 'an odd list', 'an odd mark', 'no marks', 'the end'])
      expect(page.textContent).toContain(words)
    expect(page.querySelector('.prose img')).toBeNull()
    // Developers are told of what the site does not know; that is no stray message here.
    expect(
      vi
        .mocked(console.warn)
        .mock.calls.flat()
        .every((message) => /^\[@portabletext\/react\] Unknown/.test(message)),
    ).toBe(true)
    vi.mocked(console.warn).mockClear()
  })

  it('shows markup in a text as text', async () => {
    const page = await show([text('R&D </script><img src=x onerror=alert(1)> 🏭')])
    expect(page.querySelector('.prose')?.textContent).toContain('R&D </script><img src=x onerror=alert(1)> 🏭')
    expect(page.querySelector('.prose img')).toBeNull()
    const { html } = await site.render('/about-us')
    expect(html.match(/<\/script>/g)?.length).toBe(html.match(/<script[ >]/g)?.length)
  })
})
