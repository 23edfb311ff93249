// `npm run test:load`: two hundred kills of a process that writes to the lake; ten thousand submissions from fifty connections, twenty crashes; nothing acknowledged may be lost or doubled.
import { spawnSync } from 'node:child_process'
import { type CrashResult, type CrashRun, crashTheCms, crashTheServer } from './crash-runs.ts'

const seed = Number(process.env.LOAD_SEED ?? Math.floor(Math.random() * 1e9))
const FULL: CrashRun = { count: 10_000, connections: 50, kills: 20, seed }

async function report(name: string, run: (options: CrashRun) => Promise<CrashResult>): Promise<boolean> {
  console.log(`${name}: ${FULL.count} submissions, ${FULL.connections} connections, ${FULL.kills} crashes, LOAD_SEED=${seed} …`)
  const { acknowledged, statuses, lost, doubled, milliseconds } = await run(FULL)
  console.log(
    `  ${acknowledged.length} acknowledged in ${(milliseconds / 1000).toFixed(1)} s; answers ${JSON.stringify(statuses)}`,
  )
  console.log(`  ${lost.length} lost, ${doubled.length} doubled`)
  return lost.length === 0 && doubled.length === 0
}

/** The test of the suite, with more rounds. */
function killWriters(): boolean {
  const env = { KILL_ROUNDS: '200', ...process.env }
  const args = ['node_modules/vitest/vitest.mjs', 'run', 'tests/lake/storage/kill.test.ts']
  console.log(`Writer of the lake killed ${env.KILL_ROUNDS} times …`)
  return spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status === 0
}

const results = [
  killWriters(),
  await report('Server and CMS killed together', crashTheServer),
  await report('CMS killed in between', crashTheCms),
]
process.exit(results.every(Boolean) ? 0 : 1)
