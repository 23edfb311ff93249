// `npm run check`: everything that needs no test run, each step by name, all of them even when an early one fails.
import { run } from './run.mjs'

const steps = [
  ['types', 'tsc', ['--noEmit']],
  ['ladder is fresh', 'node', ['scripts/ladder.mjs', '--check']],
  ['lint, format, ladder', 'biome', ['ci', '--colors=off', '--max-diagnostics=50', '.']],
  ['unused code', 'knip', ['--no-progress']],
  ['translations', 'node', ['scripts/translations.mjs']],
  ['generated types are fresh', 'node', ['scripts/typegen.mjs', '--check']],
]

const failed = []
for (const [name, command, args] of steps) {
  console.log(`check: ${name}`)
  if ((await run(command, args, { NO_COLOR: '1' })) !== 0) failed.push(name)
}
console.log(failed.length ? `check failed: ${failed.join('; ')}` : 'check: all good')
process.exit(failed.length ? 1 : 0)
