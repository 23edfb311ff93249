import { describe, expect, it } from 'vitest'
import { findFaults, type Table } from './find-faults.ts'

const SOURCE = `
  describe('gate', () => {
    it('opens', () => {})
    it.each([1, 2])('lets %s through', () => {})
    test(\`closes behind \${name}\`, () => {})
    it.skip('locks', () => {})
    it.skipIf(night)('rings', () => {})
    test.fixme('sings', () => {})
    greet('says hello')
  })
`
const MARKDOWN = `# Gate

- No statement: it stands in no group.

## S1 Gate

- **S1.1** The gate opens
  for everybody.
- **S1.2** It closes.

## Reading on

- Not numbered, not in a group.
`
const shown = (title: string, file = 'tests/gate.test.ts') => ({ file, title })
const sound: Table = {
  markdown: MARKDOWN,
  rows: [
    { id: 'S1.1', tests: [shown('opens'), shown('lets %s through')] },
    { id: 'S1.2', tests: [shown(`closes behind \${name}`)] },
  ],
  readSource: (file) => (file === 'tests/gate.test.ts' ? SOURCE : null),
}
const withRows = (...rows: Table['rows']) => findFaults({ ...sound, rows })
const [first = { id: 'S1.1', open: '' }, second = first] = sound.rows

describe('the table of statements and tests', () => {
  it('is sound when each statement has its row and each row its tests', () => {
    expect(findFaults(sound)).toEqual([])
    expect(withRows(first, { id: 'S1.2', open: 'the hinge is missing' })).toEqual([])
  })

  it('fails on a statement without a row', () => {
    expect(withRows(first)).toEqual(['S1.2: a statement without a row'])
  })

  it('fails on a row without a statement', () => {
    expect(withRows(first, second, { id: 'S1.3', open: 'why' })).toEqual(['S1.3: a row without a statement'])
  })

  it('fails on a file that does not exist', () => {
    expect(withRows(first, { id: 'S1.2', tests: [shown('opens', 'tests/door.test.ts')] })).toEqual([
      'S1.2: there is no file tests/door.test.ts',
    ])
  })

  it.each(['opens for all', 'gate', 'says hello', 'lets 1 through'])(
    'fails on a title that does not stand there: %s',
    (title) => {
      expect(withRows(first, { id: 'S1.2', tests: [shown(title)] })).toEqual([`S1.2: tests/gate.test.ts has no test '${title}'`])
    },
  )

  it.each(['locks', 'rings', 'sings'])('does not count a test that may not run: %s', (title) => {
    expect(withRows(first, { id: 'S1.2', tests: [shown(title)] })).toHaveLength(1)
  })

  it('fails on a second row, a row without tests and an open one without a reason', () => {
    expect(withRows(first, second, second)).toEqual(['S1.2: a second row'])
    expect(withRows(first, { id: 'S1.2', tests: [] })).toEqual(['S1.2: neither tests nor a reason'])
    expect(withRows(first, { id: 'S1.2', open: ' ' })).toEqual(['S1.2: open without a reason'])
  })

  it('fails on a statement that has no number, stands in a foreign group or has the number of another', () => {
    const added = (line: string) =>
      findFaults({ ...sound, markdown: MARKDOWN.replace('\n\n## Reading', `\n${line}\n\n## Reading`) })
    expect(added('- It creaks.')).toEqual(['line 10: a statement without a number'])
    expect(added('- **S2.1** It creaks.')).toEqual(['S2.1: stands in group S1'])
    expect(added('- **S1.2** It creaks.')).toEqual(['S1.2: is there twice'])
  })
})
