import type { Row, TestReference } from './row.ts'
import { readStatements } from './statements.ts'
import { testTitles } from './test-titles.ts'

export interface Table {
  /** `docs/specification.md`. */
  markdown: string
  rows: readonly Row[]
  /** Text of a file by its path from the root of the repository, or null when there is none. */
  readSource: (file: string) => string | null
}

/** What is wrong between the specification, the table and the tests that it names; one sentence each. */
export function findFaults({ markdown, rows, readSource }: Table): string[] {
  const { statements, faults } = readStatements(markdown)
  const known = new Map<string, Set<string> | null>()
  const titlesOf = (file: string) => {
    const source = known.has(file) ? null : readSource(file)
    if (!known.has(file)) known.set(file, source === null ? null : testTitles(file, source))
    return known.get(file)
  }
  const faultOf = ({ file, title }: TestReference) => {
    const titles = titlesOf(file)
    if (!titles) return `there is no file ${file}`
    return titles.has(title) ? null : `${file} has no test '${title}'`
  }

  const seen = new Set<string>()
  for (const row of rows) {
    if (!statements.has(row.id)) faults.push(`${row.id}: a row without a statement`)
    if (seen.has(row.id)) faults.push(`${row.id}: a second row`)
    seen.add(row.id)
    if ('open' in row && row.open.trim() === '') faults.push(`${row.id}: open without a reason`)
    if ('tests' in row && row.tests.length === 0) faults.push(`${row.id}: neither tests nor a reason`)
    for (const reference of 'tests' in row ? row.tests : []) {
      const fault = faultOf(reference)
      if (fault) faults.push(`${row.id}: ${fault}`)
    }
  }
  for (const id of statements.keys()) if (!seen.has(id)) faults.push(`${id}: a statement without a row`)
  return faults
}
