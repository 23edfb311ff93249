import { describe, expect, it } from 'vitest'
import { richText } from '../../scripts/content/rich-text.ts'

const blocks = (...lines: string[]) => richText(lines.join('\n'), 'test')

describe('rich text of the sources', () => {
  it('joins the lines of a paragraph and keeps headings apart', () => {
    expect(blocks('## Title', 'One', 'two.', '', 'Three.')).toMatchObject([
      { style: 'h2', children: [{ text: 'Title' }] },
      { style: 'normal', children: [{ text: 'One two.' }] },
      { style: 'normal', children: [{ text: 'Three.' }] },
    ])
  })

  it('nests lists by two blanks a level', () => {
    expect(blocks('- one', '  1. two', '- three')).toMatchObject([
      { listItem: 'bullet', level: 1 },
      { listItem: 'number', level: 2 },
      { listItem: 'bullet', level: 1 },
    ])
  })

  it('marks spans, nested marks and links', () => {
    const [block] = blocks('A **bold [link](/x)** and *more* [inside](doc:home).')
    const [link, internal] = (block?.markDefs ?? []) as { _key: string }[]
    expect(block?.markDefs).toMatchObject([
      { _type: 'link', href: '/x' },
      { _type: 'internalLink', reference: { _ref: 'home' } },
    ])
    expect(block?.children).toMatchObject([
      { text: 'A ', marks: [] },
      { text: 'bold ', marks: ['strong'] },
      { text: 'link', marks: ['strong', link?._key] },
      { text: ' and ', marks: [] },
      { text: 'more', marks: ['em'] },
      { text: ' ', marks: [] },
      { text: 'inside', marks: [internal?._key] },
      { text: '.', marks: [] },
    ])
  })

  it('reads tables with caption and header row, and refuses ragged ones', () => {
    expect(blocks('Table: Sizes', '', '| a | b |', '| --- | --- |', '| 1 | 2 |')).toMatchObject([
      { _type: 'table', caption: 'Sizes', headerRow: true, rows: [{ cells: ['a', 'b'] }, { cells: ['1', '2'] }] },
    ])
    expect(blocks('| a | b |', '| 1 | 2 |')).toMatchObject([{ headerRow: false }])
    expect(() => blocks('| a | b |', '| 1 |')).toThrow('different length')
  })

  it('reads quotes, call-outs, figures and videos', () => {
    expect(
      blocks('> Said', '> so.', '', '> [warning] Stop.', '', '![A hall](hall.png "Seen")', '@[Talk](https://v.example.com/1)'),
    ).toMatchObject([
      { style: 'blockquote', children: [{ text: 'Said so.' }] },
      { _type: 'callout', tone: 'warning', text: 'Stop.' },
      { _type: 'figure', _sanityAsset: 'image@file://./images/hall.png', alt: 'A hall', caption: 'Seen' },
      { _type: 'video', url: 'https://v.example.com/1', title: 'Talk' },
    ])
  })

  it('makes the same keys at every run, other ones for another text field', () => {
    expect(richText('One', 'a')).toEqual(richText('One', 'a'))
    expect(richText('One', 'a')[0]?._key).not.toBe(richText('One', 'b')[0]?._key)
  })
})
