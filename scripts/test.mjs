// `npm test`: the whole suite, unit and browser. The last line is `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findChromium } from './chromium.mjs'
import { run } from './run.mjs'

const results = '.cache/test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/** Counts of one runner; a runner that failed without a failed test (a suite that can't be loaded, a crash) counts as one failure. */
function tally(name, exitCode, read) {
  let counts = { passed: 0, failed: 0 }
  try {
    counts = read(JSON.parse(readFileSync(`${results}/${name}.json`, 'utf8')))
  } catch (error) {
    console.error(`${name} left no readable result: ${error.message}`)
    counts.failed = 1
  }
  if (exitCode !== 0 && counts.failed === 0) counts.failed = 1
  if (counts.passed + counts.failed === 0) counts.failed = 1
  return counts
}

const chromium = await findChromium().catch((error) => console.error(error.message))
if (!chromium) {
  console.error('The browser tests need Chromium: install it, or name one in CHROMIUM_PATH.')
  console.log('0 passed, 1 failed')
  process.exit(1)
}

const built = await run('node', ['scripts/build.mjs', '--if-stale'], { NODE_ENV: 'production' })
if (built !== 0) {
  console.log('0 passed, 1 failed')
  process.exit(1)
}

// One import of the starter content for all tests that need it; those of the import itself start from nothing.
const prepared = `${results}/data`
if ((await run('node', ['tests/support/prepare-data.ts', prepared])) !== 0) {
  console.log('0 passed, 1 failed')
  process.exit(1)
}

const env = { CHROMIUM_PATH: chromium, PREPARED_DATA: prepared }
const unit = tally(
  'unit',
  await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/unit.json`], env),
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
)
const browser = tally(
  'browser',
  await run('playwright', ['test', '--reporter=list,json'], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: `${results}/browser.json` }),
  ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped }),
)

const failed = unit.failed + browser.failed
console.log(`${unit.passed + browser.passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
