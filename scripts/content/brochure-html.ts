/** A brochure as an HTML page made for printing on A4; Chromium turns its headings, lists and tables into tags of the PDF. */
import { readFileSync } from 'node:fs'
import { type Block, richText } from './rich-text.ts'
import { type SourceFile, setting } from './source-file.ts'

interface Span {
  text: string
  marks: string[]
}

const DECORATORS: Record<string, string> = { strong: 'strong', em: 'em', underline: 'u', code: 'code' }

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const spansOf = (block: Block) => block.children as Span[]

const inlineHtml = (block: Block) =>
  spansOf(block)
    .map(({ text, marks }) =>
      marks
        .map((mark) => DECORATORS[mark])
        .filter((tag) => tag !== undefined)
        .reduce((html, tag) => `<${tag}>${html}</${tag}>`, escapeHtml(text)),
    )
    .join('')

function tableHtml({ caption, headerRow, rows }: Block): string {
  const [first, ...rest] = (rows as { cells: string[] }[]).map(({ cells }) => cells.map(escapeHtml))
  const line = (cells: string[] | undefined, tag: string) =>
    `<tr>${cells?.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  const head = headerRow
    ? `<thead>${line(first, 'th scope="col"').replaceAll('</th scope="col">', '</th>')}</thead>`
    : line(first, 'td')
  return `<table>${caption ? `<caption>${escapeHtml(String(caption))}</caption>` : ''}${head}${rest.map((cells) => line(cells, 'td')).join('')}</table>`
}

function figureHtml({ alt, caption, _sanityAsset }: Block): string {
  const name = String(_sanityAsset).replace(/^.*\/|\.png$/g, '')
  const drawing = readFileSync(new URL(`./sources/brochures/${name}.svg`, import.meta.url), 'utf8')
  const labelled = drawing.replace('<svg', `<svg role="img" aria-label="${escapeHtml(String(alt))}"`)
  return `<figure>${labelled}${caption ? `<figcaption>${escapeHtml(String(caption))}</figcaption>` : ''}</figure>`
}

function blockHtml(block: Block): string {
  if (block._type === 'table') return tableHtml(block)
  if (block._type === 'figure') return figureHtml(block)
  if (block._type === 'callout') return `<p class="callout">${escapeHtml(String(block.text))}</p>`
  const tag = block.style === 'normal' ? 'p' : String(block.style)
  return `<${tag}>${inlineHtml(block)}</${tag}>`
}

const listTag = (block: Block | undefined) => (block?.listItem === 'number' ? 'ol' : block?.listItem ? 'ul' : null)

function bodyHtml(blocks: readonly Block[]): string {
  return blocks
    .map((block, index) => {
      const tag = listTag(block)
      if (!tag) return blockHtml(block)
      const opens = listTag(blocks[index - 1]) !== tag ? `<${tag}>` : ''
      const closes = listTag(blocks[index + 1]) !== tag ? `</${tag}>` : ''
      return `${opens}<li>${inlineHtml(block)}</li>${closes}`
    })
    .join('\n')
}

/** Takes a source and the addresses of cover image and font; returns the whole document. Lists of a brochure have one level. */
export function brochureHtml(source: SourceFile, cover: URL, font: URL): string {
  const title = escapeHtml(setting(source, 'title'))
  const css = readFileSync(new URL('./brochure.css', import.meta.url), 'utf8')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<style>@font-face{font-family:Archivo;src:url(${font.href});font-weight:100 900;font-stretch:62% 125%}
${css}</style></head><body>
<header><p class="brand">Plantwright Automation</p><img src="${cover.href}" alt="${escapeHtml(setting(source, 'alt'))}">
<h1>${title}</h1><p class="summary">${escapeHtml(setting(source, 'summary'))}</p></header>
<main>${bodyHtml(richText(source.text, source.name))}</main>
</body></html>`
}
