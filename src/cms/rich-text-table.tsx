import type { PortableTextTypeComponentProps } from '@portabletext/react'
import { useContentLanguage } from './content-text.tsx'

interface TableBlock {
  caption?: string
  headerRow?: boolean
  rows?: ({ _key?: string; cells?: (string | null)[] | null } | null)[] | null
}

/** Rows of one length: a ragged table would tell a screen reader a wrong number of columns. */
function readRows(rows: TableBlock['rows']): string[][] {
  const cells = (rows ?? []).map((row) => (row?.cells ?? []).map((cell) => cell ?? ''))
  const width = Math.max(0, ...cells.map((row) => row.length))
  return width === 0 ? [] : cells.map((row) => [...row, ...Array<string>(width - row.length).fill('')])
}

/** A table of the rich text; scrolls sideways within itself on narrow screens. */
export function Table({ value, isInline }: PortableTextTypeComponentProps<TableBlock>) {
  const rows = readRows(value.rows)
  const contentLanguage = useContentLanguage()
  if (isInline || rows.length === 0) return null
  const [head = [], ...rest] = rows
  const body = value.headerRow ? rest : rows
  return (
    <section
      className="table-scroll"
      lang={contentLanguage}
      aria-label={value.caption || head.join(', ') || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
    >
      <table>
        {value.caption && <caption dir="auto">{value.caption}</caption>}
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
