import type { ReactNode } from 'react'

export interface TableProps {
  caption: string
  columns: readonly { key: string; label: ReactNode; numeric?: boolean }[]
  rows: readonly ({ key: string } & { cells: Record<string, ReactNode> })[]
}

/** A table of data; scrolls within itself on narrow screens, reachable by keyboard. The first column heads its row. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    // A scrolling area must be reachable by keyboard (WCAG 2.1.1).
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table-scroll" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, numeric }) => (
              <th key={key} scope="col" data-numeric={numeric || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {columns.map(({ key, numeric }, index) =>
                index === 0 ? (
                  <th key={key} scope="row">
                    {row.cells[key]}
                  </th>
                ) : (
                  <td key={key} data-numeric={numeric || undefined}>
                    {row.cells[key]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
