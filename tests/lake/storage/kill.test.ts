import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createSqliteStorage } from '#lake/storage/sqlite.node.ts'
import type { Reader } from '#lake/storage/storage.ts'
import { temporaryFolder } from './temporary.ts'

interface Acknowledged {
  writer: number
  n: number
  transactionId: string
}

const dataset = 'production'
/** The load tests ask for more. */
const rounds = Number(process.env.KILL_ROUNDS ?? 10)
const script = fileURLToPath(new URL('./kill-writer.ts', import.meta.url))

test(
  'a process that is killed while it writes loses no acknowledged transaction, tears none and breaks no chain of revisions',
  async () => {
    const path = join(temporaryFolder(), 'lake.db')
    for (let round = 0; round < rounds; round++) {
      const acknowledged = await writeUntilKilled(path, round, 1 + Math.floor(Math.random() * 300))
      const storage = createSqliteStorage({ path })
      storage.read((reader) => {
        for (const { transactionId } of acknowledged) expect(reader.transaction(dataset, transactionId)?.changes).toHaveLength(2)
        for (const { writer, n } of acknowledged) expect(reader.document(dataset, `left-${writer}`)?.n).toBeGreaterThanOrEqual(n)
        expectWholePairs(reader)
        expectChains(reader)
      })
      storage.close()
    }
  },
  20_000 + rounds * 6_000,
)

/** Starts a writer, kills it right after it has acknowledged that many transactions, and tells all that it acknowledged. */
async function writeUntilKilled(path: string, round: number, count: number): Promise<Acknowledged[]> {
  const child = spawn(process.execPath, [script, path, String(round)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  const acknowledged: Acknowledged[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    // The last line may have been cut off by the kill.
    if (line.endsWith('}')) acknowledged.push(JSON.parse(line))
    if (acknowledged.length === count) child.kill('SIGKILL')
  }
  await closed
  expect(acknowledged.length).toBeGreaterThanOrEqual(count)
  return acknowledged
}

function expectWholePairs(reader: Reader): void {
  for (const left of reader.documentsByType(dataset, ['pair'])) {
    const right = reader.document(dataset, left._id.replace('left', 'right'))
    expect([right?.round, right?.n, right?._rev]).toEqual([left.round, left.n, left._rev])
  }
}

function expectChains(reader: Reader): void {
  const last = new Map<string, string>()
  for (const { transactionId, changes } of reader.transactionsSince(dataset, 0, Number.MAX_SAFE_INTEGER)) {
    for (const { id, previous, result } of changes) {
      expect([previous?._rev, result?._rev]).toEqual([last.get(id), transactionId])
      last.set(id, transactionId)
    }
  }
  for (const document of reader.documents(dataset)) expect(document._rev).toBe(last.get(document._id))
}
