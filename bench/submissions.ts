import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { submitMany } from '#tests/load/submit-many.ts'
import { discard, startProduct } from '#tests/support/product.ts'
import { withFolder } from './measure.ts'
import type { Table } from './table.ts'

const COUNT = 2_000
const EXPO = 'factory-automation-expo-2024'

/** Commits of one small row each, as durable as those of the content lake. */
function bareCommitsPerSecond(): Promise<number> {
  return withFolder(async (folder) => {
    const database = new DatabaseSync(path.join(folder, 'bare.sqlite'))
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE row (text TEXT)')
    const insert = database.prepare('INSERT INTO row (text) VALUES (?)')
    const started = performance.now()
    for (let index = 0; index < COUNT; index++) insert.run('x'.repeat(1_500))
    const seconds = (performance.now() - started) / 1000
    database.close()
    return COUNT / seconds
  })
}

/** Registrations that the server acknowledged, beside the commits that SQLite alone reaches on this disk. */
export async function submissions(): Promise<Table> {
  const product = await startProduct({ RATE_LIMIT: '1000000' })
  const rows: (string | number)[][] = []
  for (const connections of [1, 20]) {
    const started = performance.now()
    const count = connections === 1 ? COUNT / 4 : COUNT
    const { acknowledged } = await submitMany({ origin: () => product.origin, urlId: EXPO, count, connections })
    const perSecond = acknowledged.length / ((performance.now() - started) / 1000)
    const bare = await bareCommitsPerSecond()
    rows.push([`${connections} ${connections === 1 ? 'connection' : 'connections'}`, bare, perSecond, perSecond / bare])
  }
  await product.stop()
  await discard(product)
  return {
    title: 'Acknowledged submissions per second',
    head: ['', 'bare SQLite commits', 'submissions', 'ratio'],
    rows,
    note: 'Each is checked, rate-limited, and durable in the CMS before it is acknowledged; sender and server share this machine.',
  }
}
