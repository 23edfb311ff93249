import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readStatements } from './statements.ts'

const { statements } = readStatements(readFileSync('docs/specification.md', 'utf8'))

it('the project names the packages of the specification', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>
  const wanted = [
    'react',
    'react-dom',
    'react-router-dom',
    '@sanity/client',
    '@portabletext/react',
    '@tanstack/react-query',
    'i18next',
    'react-i18next',
    'formik',
    'yup',
    'vite',
    'vitest',
    'msw',
  ]
  expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(expect.arrayContaining(wanted))
})

it.each(['package.json', 'vite.config.ts', 'tsconfig.json', 'src', 'studio', 'public', 'tests', 'sanity.config.ts'])(
  '%s stands at the top of the project',
  (name) => expect(existsSync(name)).toBe(true),
)

describe('comments', () => {
  const files = globSync('{lake,server,shared,src,studio,scripts,tests,bench}/**/*.{ts,tsx,mjs,css}', {
    exclude: ['tests/specification/**'],
  })
  /** `docs/specification.md S7.4`, `docs/specification.md S7.4 and S7.5`, `docs/specification.md S5`. */
  const cited = (text: string) =>
    [...text.matchAll(/docs\/specification\.md((?:,? (?:and )?S\d+(?:\.\d+)?)*)/g)].flatMap(
      ([, ids]) => ids?.match(/S[\d.]*\d/g) ?? [],
    )
  const isKnown = (id: string) => statements.has(id) || [...statements.keys()].some((one) => one.startsWith(`${id}.`))

  it('cite only statements that exist', () => {
    const lost = files.flatMap((file) =>
      cited(readFileSync(file, 'utf8'))
        .filter((id) => !isKnown(id))
        .map((id) => `${file}: ${id}`),
    )
    expect(lost).toEqual([])
  })

  it('would be found when they cite one that does not', () => {
    expect(cited('docs/specification.md S7.4 and S99.1, docs/specification.md S5.').filter((id) => !isKnown(id))).toEqual([
      'S99.1',
    ])
  })
})
