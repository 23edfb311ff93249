/** What one measurement prints; every time figure stands beside its baseline of the same run. */
export interface Table {
  title: string
  head: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  /** What was wanted, and how the figures came about. */
  note: string
}

/** Digits that mean something: times and rates are noisy. */
function format(value: string | number): string {
  if (typeof value === 'string') return value
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3)
}

/** @returns the table as lines of text, numbers to the right. */
export function formatTable({ title, head, rows, note }: Table): string {
  const cells = [head, ...rows].map((row) => row.map(format))
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const lines = cells.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
  )
  return ['', title, ...lines, note].join('\n')
}
