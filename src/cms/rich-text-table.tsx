import type { PortableTextTypeComponentProps } from '@portabletext/react'
import { onlyText } from '#src/lib/with-texts.ts'
import { useContentLanguage } from './content-text.tsx'

interface TableBlock {
  caption?: string
  headerRow?: boolean
  /** Objects with `cells`, a list of texts. */
  rows?: unknown
}

/** Rows of one length: a ragged table would tell a screen reader a wrong number of columns. */
function readRows(rows: unknown): string[][] {
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  const cells = list(rows).map((row) => list(Reflect.get(Object(row), 'cells')).map((cell) => onlyText(cell) ?? ''))
  const width = Math.max(0, ...cells.map((row) => row.length))
  return width === 0 ? [] : cells.map((row) => [...row, ...Array<string>(width - row.length).fill('')])
}

/** A table of the rich text; scrolls sideways within itself on narrow screens. */
export function Table({ value, isInline }: PortableTextTypeComponentProps<TableBlock>) {
  const rows = readRows(value.rows)
  const contentLanguage = useContentLanguage()
  const caption = onlyText(value.caption)
  if (isInline || rows.length === 0) return null
  const [head = [], ...rest] = rows
  const body = value.headerRow ? rest : rows
  return (
    <section
      className="table-scroll"
      lang={contentLanguage}
      aria-label={caption || head.join(', ') || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
    >
      <table>
        {caption && <caption dir="auto">{caption}</caption>}
        {value.headerRow && (
          <thead>
            <tr>
              {head.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
                <th key={column} scope="col" dir="auto">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {body.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={line}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <td key={column} dir="auto">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
