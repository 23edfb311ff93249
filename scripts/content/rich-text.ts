/** Rich text of the starter dataset: a small Markdown dialect in, Portable Text of the type `richText` out. */
import { createKeys, type Keys } from './keys.ts'
import { parseInline } from './rich-text-inline.ts'

export type Block = { _type: string; _key: string; [field: string]: unknown }

interface Source {
  lines: string[]
  at: number
}

const HEADING = /^(#{2,4}) (.+)$/
const LIST_ITEM = /^( *)(-|\d+\.) (.+)$/
const CALLOUT = /^> \[(info|warning)\] (.+)$/
const FIGURE = /^!\[(.+)\]\(([\w-]+\.png)(?: "(.+)")?\)$/
const VIDEO = /^@\[(.+)\]\((https:.+)\)$/
const CAPTION = /^Table: (.+)$/

function textBlock(text: string, keys: Keys, style = 'normal', list: Record<string, unknown> = {}): Block {
  return { _type: 'block', _key: keys(), style, ...list, ...parseInline(text, keys) }
}

/** Joins the lines of a paragraph, a quote or a list item that runs over several lines. */
function takeText(source: Source, first: string, continues: (line: string) => string | null): string {
  const parts = [first]
  for (;;) {
    const next = continues(source.lines[source.at] ?? '')
    if (next === null) return parts.join(' ')
    parts.push(next)
    source.at += 1
  }
}

const isPlain = (line: string) => line.trim() !== '' && !/^( *(-|\d+\.) |#{2,4} |> |\||!\[|@\[|Table: )/.test(line)
const plainLine = (line: string) => (isPlain(line) ? line.trim() : null)
const quoteLine = (line: string) => (line.startsWith('> ') ? line.slice(2).trim() : null)

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

function tableBlock(source: Source, caption: string | undefined, keys: Keys): Block {
  const rows: string[][] = []
  while (source.lines[source.at] === '') source.at += 1
  while (source.lines[source.at]?.startsWith('|')) rows.push(cellsOf(source.lines[source.at++] ?? ''))
  const headerRow = rows[1]?.every((cell) => /^-+$/.test(cell)) ?? false
  const body = headerRow ? rows.toSpliced(1, 1) : rows
  if (new Set(body.map((row) => row.length)).size !== 1)
    throw new Error(`A table has rows of different length: ${rows[0]?.join(' | ')}`)
  return {
    _type: 'table',
    _key: keys(),
    ...(caption && { caption }),
    headerRow,
    rows: body.map((cells) => ({ _type: 'tableRow', _key: keys(), cells })),
  }
}

function listItem(source: Source, [, indent = '', marker = '', text = '']: RegExpExecArray, keys: Keys): Block {
  const listItem = marker === '-' ? 'bullet' : 'number'
  return textBlock(takeText(source, text, plainLine), keys, 'normal', { listItem, level: indent.length / 2 + 1 })
}

function nextBlock(source: Source, keys: Keys): Block {
  const line = source.lines[source.at++] ?? ''
  const heading = HEADING.exec(line)
  if (heading) return textBlock(heading[2] ?? '', keys, `h${heading[1]?.length}`)
  const item = LIST_ITEM.exec(line)
  if (item) return listItem(source, item, keys)
  const callout = CALLOUT.exec(line)
  if (callout) return { _type: 'callout', _key: keys(), tone: callout[1], text: takeText(source, callout[2] ?? '', quoteLine) }
  if (line.startsWith('> ')) return textBlock(takeText(source, line.slice(2), quoteLine), keys, 'blockquote')
  const figure = FIGURE.exec(line)
  if (figure)
    return {
      _type: 'figure',
      _key: keys(),
      _sanityAsset: `image@file://./images/${figure[2]}`,
      alt: figure[1],
      caption: figure[3],
    }
  const video = VIDEO.exec(line)
  if (video) return { _type: 'video', _key: keys(), url: video[2], title: video[1] }
  const caption = CAPTION.exec(line)
  if (caption) return tableBlock(source, caption[1], keys)
  if (line.startsWith('|')) {
    source.at -= 1
    return tableBlock(source, undefined, keys)
  }
  return textBlock(takeText(source, line.trim(), plainLine), keys)
}

/**
 * Turns the Markdown dialect into Portable Text: headings of level 2 to 4, bullet and number lists (two blanks a level), quotes,
 * `> [info] …` call-outs, tables with an optional `Table: caption` line, `![alt](file.png "caption")`, `@[title](video address)`.
 * `scope` makes the `_key`s unique and the same at every run.
 */
export function richText(markdown: string, scope: string): Block[] {
  const source: Source = { lines: markdown.split('\n').map((line) => line.trimEnd()), at: 0 }
  const keys = createKeys(scope)
  const blocks: Block[] = []
  while (source.at < source.lines.length) {
    if (source.lines[source.at] === '') source.at += 1
    else blocks.push(nextBlock(source, keys))
  }
  return blocks
}
