import { afterEach, describe, expect, it, vi } from 'vitest'
import { RichText } from '#src/cms/rich-text.tsx'
import { plainText } from '#src/cms/rich-text-blocks.ts'
import { renderInSite } from '../support/providers.tsx'

type Part = Record<string, unknown>

const span = (text: unknown, ...marks: string[]): Part => ({ _type: 'span', _key: `s-${text}`, text, marks })
const block = (children: unknown, more: Part = {}): Part => ({
  _type: 'block',
  _key: 'k',
  style: 'normal',
  markDefs: [],
  children,
  ...more,
})
const paragraph = (text: string, more: Part = {}) => block([span(text)], { _key: text, ...more })
const bullet = (text: string, level: number, listItem = 'bullet') => paragraph(text, { listItem, level })
const link = (href: unknown) => block([span('here', 'l')], { markDefs: [{ _type: 'link', _key: 'l', href }] })
const internal = (target: unknown) => block([span('there', 'l')], { markDefs: [{ _type: 'internalLink', _key: 'l', target }] })

const show = async (value: unknown, anchors = false) =>
  (await renderInSite(<RichText value={value} anchors={anchors} />)).container
const html = async (value: unknown) => (await show(value)).innerHTML

describe('rich text', () => {
  afterEach(() => vi.mocked(console.warn).mockClear())

  it('leaves out what the site does not know, says so once, and shows the rest', async () => {
    const strange = [
      paragraph('before'),
      { _type: 'youtube', _key: 'y' },
      block([span('sparkling', 'g')], { _key: 'm', markDefs: [{ _type: 'glitter', _key: 'g' }] }),
      paragraph('heading seven', { style: 'h7' }),
      bullet('dashed', 1, 'dash'),
      paragraph('after'),
    ]
    const { textContent, innerHTML } = await show(strange)
    expect(textContent).toBe('beforesparklingheading sevendashedafter')
    expect(innerHTML).not.toMatch(/<(p|div)[^>]*><\//)
    const said = vi.mocked(console.warn).mock.calls.length
    expect(said).toBeGreaterThan(0)
    await show(strange)
    expect(vi.mocked(console.warn).mock.calls.length).toBe(said)
  })

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'takes nothing named %s, as every object has it, for a part of its own',
    async (name) => {
      const value = [
        paragraph('style', { style: name }),
        bullet('bullet', 1, name),
        block([span('mark', 'm', name), { _type: name, _key: 'i' }], { markDefs: [{ _type: name, _key: 'm' }] }),
        { _type: name, _key: 't', children: [span('type')] },
      ]
      expect((await show(value)).textContent).toBe('stylebulletmark')
    },
  )

  it('nests a list no deeper than a page can hold, whatever level is written', async () => {
    const { container } = await renderInSite(<RichText value={[bullet('deep', 1_000_000), bullet('odd', Number.NaN)]} />)
    expect(container.querySelectorAll('ul').length).toBe(10)
  })

  it.each([
    ['no value', null],
    ['a text in place of blocks', 'text'],
    ['holes', [null, undefined, 7, []]],
    ['a block without children', [{ _type: 'block', _key: 'a' }]],
    ['children that are no list', [block('text')]],
    ['a span whose text is null', [block([span(null)])]],
    [
      'parts whose texts are none',
      [
        { _type: 'callout', text: { en: 'a' } },
        { _type: 'video', url: { a: 1 }, title: 3 },
        { _type: 'table', rows: 'x' },
        { _type: 'figure', asset: 'x', alt: { a: 1 }, caption: null },
      ],
    ],
    ['empty paragraphs, headings and bullets', [paragraph(' '), paragraph('', { style: 'h2' }), bullet('', 1)]],
  ])('shows nothing for %s', async (_, value) => expect(await html(value)).toBe(''))

  it('shows the text of a block whose marks have no definition, without a word in the console', async () => {
    expect((await show([block([span('plain', 'k1')], { markDefs: null })])).textContent).toBe('plain')
    expect((await show([block([span('plain', 'k1')], { markDefs: undefined })])).textContent).toBe('plain')
    expect(await html([block([span('bold', 'k1', 'strong')])])).toContain('<strong>bold</strong>')
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('breaks lines where the editor did, however the line ends', async () => {
    const { innerHTML } = await show([paragraph('a\nb\r\nc')])
    expect(innerHTML).toContain('a<br>b<br>c')
    expect(innerHTML).not.toContain('\r')
  })

  it('nests lists as deep as their level, also when levels are jumped', async () => {
    const depth = (element: Element | null) => {
      let lists = 0
      for (let at = element; at; at = at.parentElement) if (at.tagName === 'UL') lists += 1
      return lists
    }
    const find = (root: Element, text: string) =>
      [...root.querySelectorAll('li')].findLast((each) => each.textContent === text) ?? null
    const jumping = await show([bullet('one', 1), bullet('four', 4), bullet('one again', 1)])
    expect(jumping.querySelectorAll(':scope > ul').length).toBe(1)
    expect([depth(find(jumping, 'four')), depth(find(jumping, 'one again'))]).toEqual([4, 1])
    expect(depth(find(await show([bullet('three', 3)]), 'three'))).toBe(3)
  })

  it.each(['https://example.com/', 'http://example.com/', 'mailto:a@example.com', 'tel:+491', '/events', '#part'])(
    'links to %s',
    async (href) => expect((await show([link(href)])).querySelector('a')?.getAttribute('href')).toBe(href),
  )

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ])('shows the text of a link to %j without the link', async (href) => {
    const container = await show([link(href)])
    expect(container.querySelector('a')).toBeNull()
    expect(container.textContent).toBe('here')
  })

  it('shows the text of a link without an address, or to another host in disguise', async () => {
    for (const href of [undefined, null, 7, '', '//evil.example', '/\\evil.example']) {
      expect((await show([link(href)])).querySelector('a'), String(href)).toBeNull()
    }
  })

  it('marks links to other sites and lets them know nothing', async () => {
    const anchor = (await show([link('https://example.com/')])).querySelector('a')
    expect(anchor?.rel.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']))
    expect(anchor?.querySelector('[aria-label="external link"]')).not.toBeNull()
  })

  it.each([
    ['an event', { _type: 'event', _id: 'e', slug: 'fair' }, '/events/fair'],
    ['a webinar', { _type: 'webinar', _id: 'w', slug: 'talk' }, '/events/talk'],
    ['an offering', { _type: 'offering', _id: 'o', slug: 'energy-efficiency-&-monitoring' }, '/energy-efficiency-&-monitoring'],
    ['About', { _type: 'aboutPage', _id: 'aboutPage', slug: null }, '/about-us'],
    ['the home page', { _type: 'landingPage', _id: 'home', slug: null }, '/'],
    ['a campaign', { _type: 'landingPage', _id: 'x', slug: 'spring' }, '/spring'],
    ['a legal page', { _type: 'legalPage', _id: 'l', slug: 'disclaimer' }, '/disclaimer'],
  ])('links to %s by reference', async (_, target, href) => {
    expect((await show([internal(target)])).querySelector('a')?.getAttribute('href')).toBe(href)
  })

  it('shows the text of a link to a document without a page', async () => {
    for (const target of [null, undefined, { _type: 'event', _id: 'e', slug: null }, { _type: 'siteSettings', _id: 's' }]) {
      const container = await show([internal(target)])
      expect(container.querySelector('a')).toBeNull()
      expect(container.textContent).toBe('there')
    }
  })

  it('leaves out pictures without a file and keeps the rest', async () => {
    const figures = [{}, { asset: null }, { asset: {} }, { asset: { _ref: 'image-broken' } }, { asset: { _ref: 7 } }]
    const value = [
      ...figures.map((more, index) => ({ _type: 'figure', _key: `f${index}`, alt: 'x', ...more })),
      paragraph('text'),
    ]
    const container = await show(value)
    expect(container.querySelectorAll('img').length).toBe(0)
    expect(container.textContent).toBe('text')
  })

  it('shows a picture with its alternative text, caption and reserved space', async () => {
    const asset = { _ref: 'image-0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c-1600x900-png' }
    const container = await show([{ _type: 'figure', _key: 'f', asset, alt: 'A robot', caption: 'At work' }])
    const image = container.querySelector('img')
    expect(image?.alt).toBe('A robot')
    expect(Number(image?.getAttribute('width')) / Number(image?.getAttribute('height'))).toBeCloseTo(16 / 9, 1)
    expect(image?.src).toContain('/images/local/production/0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c-1600x900.png')
    expect(container.querySelector('figcaption')?.textContent).toBe('At work')
  })

  it('puts nothing into a sentence that HTML forbids there', async () => {
    const asset = { _ref: 'image-0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c-10x10-png' }
    const inline = ['figure', 'table', 'callout', 'video'].map((_type) => ({
      _type,
      _key: _type,
      asset,
      text: 'x',
      url: 'https://a.example',
    }))
    const container = await show([block([span('a '), ...inline, span('b')])])
    expect(container.querySelector('p')?.textContent).toBe('a b')
    expect(container.querySelectorAll('figure, table, aside, p p, img').length).toBe(0)
  })

  it('finds the direction of each block by itself', async () => {
    const value = [paragraph('left'), paragraph('שלום (2026)!'), paragraph('t', { style: 'h2' }), bullet('i', 1)]
    const blocks = [...(await show(value)).querySelectorAll('p, h2, li')]
    expect(blocks.map((each) => each.getAttribute('dir'))).toEqual(['auto', 'auto', 'auto', 'auto'])
  })

  it('gives headings anchors of their own, also to equal ones and to those in other scripts', async () => {
    const value = ['Übersicht & Rechte', 'Contact', 'Contact', '日本', '!!!'].map((text) =>
      paragraph(text, { style: 'h2', _key: `${text}${Math.random()}` }),
    )
    const ids = [...(await show(value, true)).querySelectorAll('h2')].map(({ id }) => id)
    expect(ids).toEqual(['ubersicht-rechte', 'contact', 'contact-2', '日本', 'section'])
    expect([...(await show(value)).querySelectorAll('[id]')]).toEqual([])
  })

  it('shows tables with a heading row, a caption and equal rows, reachable by keyboard', async () => {
    const rows = [{ cells: ['A', 'B'] }, { cells: ['1', null] }, null, { cells: ['2'] }]
    const container = await show([{ _type: 'table', _key: 't', caption: 'Figures', headerRow: true, rows }])
    expect([...container.querySelectorAll('th')].map((cell) => [cell.textContent, cell.scope])).toEqual([
      ['A', 'col'],
      ['B', 'col'],
    ])
    expect([...container.querySelectorAll('tbody tr')].map((row) => row.children.length)).toEqual([2, 2, 2])
    expect(container.querySelector('[tabindex="0"]')?.getAttribute('aria-label')).toBe('Figures')
    expect(
      await html([
        { _type: 'table', _key: 't', rows: null },
        { _type: 'table', _key: 'u', rows: [{ cells: null }] },
      ]),
    ).toBe('')
  })

  it('links to a video and loads nothing of it; a video without a web address is left out', async () => {
    const video = (url: unknown) => [{ _type: 'video', _key: 'v', url, title: 'Cell' }]
    expect((await show(video('https://video.example/1'))).querySelector('a')?.textContent).toContain('Video: Cell')
    expect(await html(video('javascript:alert(1)'))).toBe('')
    expect(await html(video(undefined))).toBe('')
  })

  it('shows marks and call-outs', async () => {
    const container = await show([
      block([span('b', 'strong'), span('i', 'em'), span('u', 'underline'), span('c', 'code')]),
      { _type: 'callout', _key: 'c', tone: 'warning', text: 'Mind the gap' },
    ])
    expect(container.querySelector('strong')?.textContent).toBe('b')
    expect(container.querySelector('em')?.textContent).toBe('i')
    expect(container.querySelector('code')?.textContent).toBe('c')
    expect(container.querySelector('aside')?.textContent).toBe('Mind the gap')
  })
})

describe('plain text', () => {
  it('is a line a block, without what is no text', () => {
    expect(plainText([paragraph('a  b\nc'), { _type: 'figure', _key: 'f' }, null, block([span('d', 'strong'), span('e')])])).toBe(
      'a b c\nde',
    )
    expect(plainText(undefined)).toBe('')
  })
})
