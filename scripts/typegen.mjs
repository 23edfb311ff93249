// `npm run typegen`: schemas and queries in, src/cms/sanity.types.ts out, offline. `--check` writes nothing and fails when the file is
// stale; errors and lost queries fail in both modes. `--keep-schema` uses the schema that the last run extracted.
import { spawn, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { countQueries, findProblems } from './typegen-report.ts'

const SCHEMA = '.cache/schema.json'
const TYPES = 'src/cms/sanity.types.ts'
const QUIET = { CI: '1', DO_NOT_TRACK: '1', NO_COLOR: '1' }

const check = process.argv.includes('--check')
const require = createRequire(import.meta.url)

/** Path of a program that an installed package brings; the working folder needs no node_modules of its own. */
function program(name, bin = name) {
  const file = require.resolve(`${name}/package.json`)
  const { bin: bins } = JSON.parse(readFileSync(file, 'utf8'))
  return path.join(path.dirname(file), typeof bins === 'string' ? bins : bins[bin])
}

/** Runs the Sanity CLI; its output is shown as it comes and returned as a whole. */
function sanity(...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program('sanity'), ...args], { env: { ...process.env, ...QUIET } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        process.stdout.write(text)
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** The generated file is left out of formatting by name, so Biome gets it under another one. */
function format(source) {
  const args = [program('@biomejs/biome', 'biome'), 'format', '--stdin-file-path=src/cms/generated.ts']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { input: source, encoding: 'utf8', maxBuffer: 1e8 })
  if (status !== 0) throw new Error(`Biome could not format the generated types: ${stderr}`)
  return stdout
}

function fail(problems) {
  for (const problem of problems) console.error(`typegen: ${problem.trim()}`)
  process.exit(1)
}

const readTypes = () => {
  try {
    return readFileSync(TYPES, 'utf8')
  } catch {
    return '' // not generated yet
  }
}

mkdirSync(path.dirname(SCHEMA), { recursive: true })
if (!process.argv.includes('--keep-schema')) {
  const { code } = await sanity('schema', 'extract', '--enforce-required-fields', '--force', '--path', SCHEMA)
  if (code !== 0) fail(['the schema could not be extracted.'])
}

const before = readTypes()
let [code, output, after] = [1, '', before]
try {
  ;({ code, output } = await sanity('typegen', 'generate'))
  after = format(readTypes())
} finally {
  if (check || code !== 0) writeFileSync(TYPES, before)
  else writeFileSync(TYPES, after)
}

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => path.normalize(file) !== path.normalize(TYPES))
const expected = sources.reduce((sum, file) => sum + countQueries(readFileSync(file, 'utf8')), 0)
const problems = findProblems(output, expected)
if (code !== 0) problems.push(`the tool ended with exit code ${code}.`)
if (check && before !== after) problems.push(`${TYPES} is stale: run npm run typegen.`)
if (problems.length) fail(problems)
console.log(`typegen: ${expected} queries typed${check ? ', the file is fresh' : ''}.`)
