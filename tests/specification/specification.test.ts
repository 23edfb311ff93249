import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findFaults } from './find-faults.ts'
import { readStatements } from './statements.ts'
import { table } from './table.ts'

const markdown = readFileSync('docs/specification.md', 'utf8')

describe('docs/specification.md', () => {
  it('has a row for each statement, and each row names tests that exist or says why there are none', () => {
    expect(
      findFaults({ markdown, rows: table, readSource: (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null) }),
    ).toEqual([])
  })

  it('has its rows in the order of its statements', () => {
    expect(table.map(({ id }) => id)).toEqual([...readStatements(markdown).statements.keys()])
  })
})
