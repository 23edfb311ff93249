/** A block of rich text as the CMS returns it: every part may be missing, whatever wrote it. */
export interface RichTextBlock {
  _type: string
  _key: string
  style?: string
  listItem?: string | undefined
  level?: number | undefined
  /** Of text blocks only. */
  children?: RichTextChild[]
  markDefs?: { _type: string; _key: string; [field: string]: unknown }[]
  [field: string]: unknown
}

interface RichTextChild {
  _type: string
  text?: string
  marks?: string[]
  [field: string]: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : [])
const text = (value: unknown) => (typeof value === 'string' ? value : '')
/** A name that a component is looked up by; what every object has, `constructor` for one, would pass for a component. */
const name = (value: unknown) => (text(value) in {} ? '' : text(value))
/** Each level is an element in an element: what no page can hold counts as the deepest that one can. */
const DEEPEST = 10
const NO_ITEM = { listItem: undefined, level: undefined }

/** The marks that carry no data: what else a span names is the key of a definition, or nothing any more. */
const DECORATORS = ['strong', 'em', 'underline', 'code']

function readChild(child: Record<string, unknown>, defined: ReadonlySet<string>): RichTextChild {
  const named = Array.isArray(child.marks) ? child.marks.filter((mark) => typeof mark === 'string') : []
  const marks = named.filter((mark) => defined.has(mark) || DECORATORS.includes(mark))
  if (child._type !== 'span') return { ...child, _type: name(child._type) }
  return { ...child, _type: 'span', text: text(child.text).replace(/\r\n?/g, '\n'), marks }
}

function readBlock(block: Record<string, unknown>, index: number): RichTextBlock {
  const named = { ...block, _type: name(block._type), _key: text(block._key) || `block-${index}` }
  // With children, an object would pass for a text block.
  if (named._type !== 'block') return named
  const markDefs = list(block.markDefs).map((mark) => ({ ...mark, _type: name(mark._type), _key: text(mark._key) }))
  const defined = new Set(markDefs.map((mark) => mark._key))
  const listItem = name(block.listItem)
  return {
    ...named,
    style: name(block.style) || 'normal',
    ...(listItem ? { listItem, level: Math.min(Math.max(Math.trunc(Number(block.level)) || 1, 1), DEEPEST) } : NO_ITEM),
    children: list(block.children).map((child) => readChild(child, defined)),
    markDefs,
  }
}

/** The text of a block without its marks. */
export function blockText(block: RichTextBlock): string {
  return (block.children ?? []).map((child) => child.text ?? '').join('')
}

/** Editors make space with empty blocks; the page has its own rhythm, and an empty heading or bullet would be read out. */
function hasContent(block: RichTextBlock): boolean {
  if (block._type === '') return false
  return (
    block._type !== 'block' || blockText(block).trim() !== '' || block.children?.some((child) => child._type !== 'span') === true
  )
}

/** Rich text made safe to walk: malformed and empty blocks dropped, the optional parts filled in, line ends plain. */
export function readBlocks(value: unknown): RichTextBlock[] {
  return list(value).map(readBlock).filter(hasContent)
}

/** Rich text as one plain text, a line a block: for descriptions and search. */
export function plainText(value: unknown): string {
  return readBlocks(value)
    .filter((block) => block._type === 'block')
    .map((block) => blockText(block).replace(/\s+/g, ' ').trim())
    .join('\n')
}
