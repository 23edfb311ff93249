import type { Keys } from './keys.ts'

interface Span {
  _type: 'span'
  _key: string
  text: string
  marks: string[]
}

type MarkDef = { _type: 'link'; _key: string; href: string } | { _type: 'internalLink'; _key: string; reference: unknown }

/** `[text](address)`, `**strong**`, `*em*`, `++underline++`, `` `code` ``. */
const MARKED = /\[([^\]]+)\]\(([^)]+)\)|\*\*(.+?)\*\*|\*(.+?)\*|\+\+(.+?)\+\+|`(.+?)`/
const DECORATORS = ['strong', 'em', 'underline', 'code'] as const

function markDef(target: string, key: string): MarkDef {
  if (!target.startsWith('doc:')) return { _type: 'link', _key: key, href: target }
  return { _type: 'internalLink', _key: key, reference: { _type: 'reference', _ref: target.slice('doc:'.length) } }
}

/** Turns one paragraph's marks into spans; `[text](doc:<_id>)` becomes an `internalLink`, every other link a `link`. */
export function parseInline(text: string, keys: Keys): { children: Span[]; markDefs: MarkDef[] } {
  const children: Span[] = []
  const markDefs: MarkDef[] = []

  const walk = (rest: string, marks: string[]): void => {
    const match = MARKED.exec(rest)
    const before = match ? rest.slice(0, match.index) : rest
    if (before !== '') children.push({ _type: 'span', _key: keys(), text: before, marks })
    if (!match) return
    const [whole, linkText, target, ...decorated] = match
    if (linkText !== undefined && target !== undefined) {
      const definition = markDef(target, keys())
      markDefs.push(definition)
      walk(linkText, [...marks, definition._key])
    } else {
      const kind = decorated.findIndex((inner) => inner !== undefined)
      walk(decorated[kind] ?? '', [...marks, DECORATORS[kind] ?? 'strong'])
    }
    walk(rest.slice(match.index + whole.length), marks)
  }

  walk(text, [])
  return { children, markDefs }
}
