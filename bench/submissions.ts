// `npm run bench`: acknowledged submissions per second, beside the commits per second that SQLite alone reaches on this disk in the same run.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { submitMany } from '#tests/load/submit-many.ts'
import { discard, startProduct } from '#tests/support/product.ts'

const COUNT = 2_000
const CONNECTIONS = 20
const EXPO = 'factory-automation-expo-2024'

/** Commits of one small row each, as durable as those of the content lake. */
async function bareCommitsPerSecond(): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  const database = new DatabaseSync(path.join(folder, 'bare.sqlite'))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE row (text TEXT)')
  const insert = database.prepare('INSERT INTO row (text) VALUES (?)')
  const started = performance.now()
  for (let index = 0; index < COUNT; index++) insert.run('x'.repeat(1_500))
  const seconds = (performance.now() - started) / 1000
  database.close()
  await rm(folder, { recursive: true })
  return COUNT / seconds
}

const product = await startProduct({ RATE_LIMIT: '1000000' })
const started = performance.now()
const { acknowledged } = await submitMany({ origin: () => product.origin, urlId: EXPO, count: COUNT, connections: CONNECTIONS })
const perSecond = acknowledged.length / ((performance.now() - started) / 1000)
await product.stop()
await discard(product)

console.log(`${perSecond.toFixed(0)} acknowledged submissions per second (${COUNT} over ${CONNECTIONS} connections)`)
console.log(`${(await bareCommitsPerSecond()).toFixed(0)} bare SQLite commits per second`)
