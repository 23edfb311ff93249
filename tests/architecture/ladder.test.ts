import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Case = [file: string, line: string]

const workshop = realpathSync(mkdtempSync(path.join(tmpdir(), 'ladder-')))
/** Names of the planted files that the ladder refuses. */
const refusedFiles = new Set<string>()

/** Each case gets a file of its own, so that a finding names its case. */
const plantedName = ([file, line]: Case) => file.replace(/(\.node)?\.(tsx?)$/, `-${Buffer.from(line).toString('hex')}$1.$2`)

beforeAll(() => {
  copyFileSync('biome.ladder.json', path.join(workshop, 'biome.json'))
  for (const planted of [...refused, ...accepted]) {
    const target = path.join(workshop, plantedName(planted))
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, `${planted[1]}\n`)
  }
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.resolve('node_modules/@biomejs/biome/bin/biome'),
      'lint',
      '--only=style/noRestrictedImports',
      '--reporter=github',
      '--max-diagnostics=none',
      '.',
    ],
    { cwd: workshop, encoding: 'utf8' },
  )
  for (const [, file] of stdout.matchAll(/noRestrictedImports,file=([^,]+),/g))
    if (file) refusedFiles.add(path.relative(workshop, file))
})

afterAll(() => rmSync(workshop, { recursive: true }))

const refused: Case[] = [
  ['src/ui/card.tsx', "import { createCms } from '#src/cms/cms.ts'"],
  ['src/ui/card.tsx', "import type { Cms } from '#src/cms/cms.ts'"],
  ['src/features/newsletter/form.tsx', "import { A } from '#src/features/consent/banner.tsx'"],
  ['src/pages/home/home-page.tsx', "const app = await import('#src/app/routes.tsx')"],
  ['src/cms/cms.ts', "import { t } from '#src/i18n/create-i18n.ts'"],
  ['src/pages/home/home-page.tsx', "import { readFile } from 'node:fs/promises'"],
  ['src/blocks/hero/hero.tsx', "import { createLake } from '#lake/lake.ts'"],
  ['shared/paths.ts', "import { x } from '#src/lib/x.ts'"],
  ['studio/structure/desk.ts', "import { x } from '#src/cms/sanity.types.ts'"],
  ['lake/documents/ids.ts', "import { evaluate } from '../query/evaluate.ts'"],
  ['lake/query/evaluate.ts', "import { x } from '../mutations/patch.ts'"],
  ['lake/query/evaluate.ts', "import { paths } from '#shared/paths.ts'"],
  ['lake/storage/memory.ts', "import { readFileSync } from 'node:fs'"],
  ['server/submissions/guards.ts', "import { createHash } from 'node:crypto'"],
  ['server/app.ts', "import { App } from '#src/app/app.tsx'"],
  ['server/app.ts', "import { route } from '#lake/http/router.ts'"],
]

const accepted: Case[] = [
  ['src/pages/home/home-page.tsx', "import { Button } from '#src/ui/button.tsx'"],
  ['src/features/newsletter/form.tsx', "import { paths } from '#shared/paths.ts'"],
  ['lake/http/router.ts', "import { evaluate } from '../query/evaluate.ts'"],
  ['lake/storage/sqlite.node.ts', "import { DatabaseSync } from 'node:sqlite'"],
  ['server/app.ts', "import { createLake } from '#lake/lake.ts'"],
  ['studio/schemas/documents/event.ts', "import { isFreeSlug } from '../../../shared/paths.ts'"],
]

describe('the import ladder', () => {
  it.each(refused)('refuses in %s: %s', (file, line) => {
    expect(refusedFiles).toContain(plantedName([file, line]))
  })

  it.each(accepted)('accepts in %s: %s', (file, line) => {
    expect(refusedFiles).not.toContain(plantedName([file, line]))
  })
})
