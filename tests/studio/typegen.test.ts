import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countQueries, findProblems } from '../../scripts/typegen-report.ts'

const root = path.resolve(import.meta.dirname, '../..')

describe('typegen report', () => {
  it('counts queries wherever they stand, but not in comments', () => {
    const source = `
      import { defineQuery } from 'groq'
      // defineQuery(\`*\`) finds everything
      export const A_QUERY = defineQuery(\`*\`)
      const inObject = { b: defineQuery(\`*\`) }
      const tagged = groq\`*\` /* defineQuery( */`
    expect(countQueries(source)).toBe(3)
  })

  it('is content with a run that typed every query', () => {
    expect(findProblems('✔ Successfully generated types\n  └─ 1 query and 58 schema types', 1)).toEqual([])
  })

  it('distrusts a run that says nothing about its queries', () => {
    expect(findProblems('', 0)).toHaveLength(1)
  })
})

/** A project of one document type, its schema extracted already; it lies inside the repository, where the tools are found. */
describe('typegen --check', () => {
  let project: string

  const source = (text: string) => writeFileSync(path.join(project, 'src/page.query.ts'), text)
  const typegen = (...args: string[]) =>
    spawnSync(process.execPath, [path.join(root, 'scripts/typegen.mjs'), '--keep-schema', ...args], {
      cwd: project,
      encoding: 'utf8',
    })
  const types = () => readFileSync(path.join(project, 'src/cms/sanity.types.ts'), 'utf8')

  const field = (value: object) => ({ type: 'objectAttribute', value })
  const schema = [
    {
      type: 'document',
      name: 'event',
      attributes: {
        _id: field({ type: 'string' }),
        _type: field({ type: 'string', value: 'event' }),
        title: field({ type: 'string' }),
      },
    },
  ]

  beforeAll(() => {
    mkdirSync(path.join(root, '.cache'), { recursive: true })
    project = mkdtempSync(path.join(root, '.cache/typegen-'))
    mkdirSync(path.join(project, 'src/cms'), { recursive: true })
    mkdirSync(path.join(project, '.cache'))
    writeFileSync(path.join(project, '.cache/schema.json'), JSON.stringify(schema))
    cpSync(path.join(root, 'sanity.cli.ts'), path.join(project, 'sanity.cli.ts'))
    // The CLI takes the nearest folder with a configuration of this name as the project.
    writeFileSync(path.join(project, 'sanity.config.ts'), 'export default {}\n')
    source('import { defineQuery } from \'groq\'\nexport const EVENT_QUERY = defineQuery(`*[_type == "event"]{title}`)\n')
    expect(typegen().status).toBe(0)
  })
  afterAll(() => rmSync(project, { recursive: true, force: true }))

  it('passes while file and queries agree', () => {
    expect(types()).toContain('EVENT_QUERY_RESULT')
    expect(typegen('--check').status).toBe(0)
  })

  it('fails when a query has changed since, and leaves the file as it was', () => {
    const before = types()
    source('import { defineQuery } from \'groq\'\nexport const EVENT_QUERY = defineQuery(`*[_type == "event"]{_id, title}`)\n')
    const { status, stderr } = typegen('--check')
    expect(status).toBe(1)
    expect(stderr).toContain('stale')
    expect(types()).toBe(before)
  })

  it('fails on a query with a syntax error, although the tool itself succeeds', () => {
    source('import { defineQuery } from \'groq\'\nexport const EVENT_QUERY = defineQuery(`*[_type == "event"]{title`)\n')
    const { status, stderr } = typegen('--check')
    expect(status).toBe(1)
    expect(stderr).toContain('EVENT_QUERY')
  })

  it('fails on a query that the tool does not see', () => {
    source('import { defineQuery } from \'groq\'\nexport const queries = { event: defineQuery(`*[_type == "event"]{title}`) }\n')
    const { status, stderr } = typegen('--check')
    expect(status).toBe(1)
    expect(stderr).toContain('1 queries in src/, 0 typed')
  })
})
