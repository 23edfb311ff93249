import { blockText, type RichTextBlock } from './rich-text-blocks.ts'

export interface Heading {
  /** Key of its block. */
  key: string
  /** Anchor, unique in its text. */
  id: string
  text: string
  level: number
}

function anchor(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** The headings of a rich text with their anchors, in order. Equal headings are numbered, so that each can be linked to. */
export function headings(blocks: readonly RichTextBlock[]): Heading[] {
  const taken = new Map<string, number>()
  return blocks
    .filter((block) => block._type === 'block' && /^h[2-4]$/.test(block.style ?? ''))
    .map((block) => {
      const text = blockText(block).replace(/\s+/g, ' ').trim()
      const base = anchor(text) || 'section'
      const count = (taken.get(base) ?? 0) + 1
      taken.set(base, count)
      return { key: block._key, id: count === 1 ? base : `${base}-${count}`, text, level: Number(block.style?.slice(1)) }
    })
}
