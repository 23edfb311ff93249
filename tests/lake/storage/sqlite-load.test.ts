import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { createSqliteStorage } from '#lake/storage/sqlite.node.ts'
import { commit, dataset, idsOf } from './commit.ts'
import { addOne } from './counter.ts'
import { temporaryFolder } from './temporary.ts'

const path = () => join(temporaryFolder(), 'lake.db')
const filler = 'x'.repeat(1000)

test('writers that wait together become durable in one commit', async () => {
  const file = path()
  const storage = createSqliteStorage({ path: file })
  await commit(storage, { a: { _type: 'x' } })
  const size = () => statSync(`${file}-wal`).size
  const before = size()
  await commit(storage, { a: { _type: 'x', n: 1 } })
  const alone = size() - before
  const start = size()
  await Promise.all(Array.from({ length: 50 }, (_, n) => commit(storage, { a: { _type: 'x', n } })))
  // Fifty commits would write each touched page fifty times.
  expect(size() - start).toBeLessThan(alone * 25)
  expect(storage.read((reader) => reader.sequence(dataset))).toBe(52)
  storage.close()
})

test('two connections that read before they write wait for each other and lose no update', async () => {
  const file = path()
  const storage = createSqliteStorage({ path: file })
  const workers = [1, 2].map(
    () => new Worker(new URL('./counting-worker.ts', import.meta.url), { workerData: { path: file, times: 200 } }),
  )
  const done = Promise.all(workers.map((worker) => once(worker, 'exit')))
  for (let n = 0; n < 200; n++) await addOne(storage)
  expect(await done).toEqual([[0], [0]])
  expect(storage.read((reader) => [reader.document(dataset, 'counter')?.n, reader.sequence(dataset)])).toEqual([600, 600])
  storage.close()
})

test('the log stays bounded while a reader is half-way through all documents', async () => {
  const file = path()
  const walLimit = 2 * 1024 * 1024
  const storage = createSqliteStorage({ path: file, walLimit })
  await commit(storage, Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`d${n}`, { _type: 'x', filler }])))
  const half = storage.read((reader) => reader.documents(dataset)[Symbol.iterator]())
  half.next()
  let largest = 0
  for (let round = 0; round < 40; round++) {
    await commit(storage, Object.fromEntries(Array.from({ length: 250 }, (_, n) => [`d${n}`, { _type: 'x', filler, round }])))
    largest = Math.max(largest, statSync(`${file}-wal`).size)
  }
  expect(half.next().done).toBe(false)
  expect(largest).toBeLessThan(3 * walLimit)
  storage.close()
})

test('the log shrinks again after a reader that held it up', async () => {
  const file = path()
  const walLimit = 1024 * 1024
  const storage = createSqliteStorage({ path: file, walLimit })
  await commit(storage, { a: { _type: 'x' } })
  const reader = new DatabaseSync(file, { readOnly: true })
  reader.exec('BEGIN')
  reader.prepare('SELECT count(*) FROM document').get()
  const grow = (round: number) =>
    commit(storage, Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`d${n}`, { _type: 'x', filler, round }])))
  for (let round = 0; round < 6; round++) await grow(round)
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(2 * walLimit)
  reader.exec('COMMIT')
  reader.close()
  for (let round = 6; round < 12; round++) await grow(round)
  expect(statSync(`${file}-wal`).size).toBeLessThan(2 * walLimit)
  storage.close()
})

test('a full disk refuses the write with 507, keeps what was there, and needs no restart', async () => {
  const storage = createSqliteStorage({ path: path(), sizeLimit: 700 * 1024 })
  const large = (id: string) => commit(storage, { [id]: { _type: 'x', filler: filler.repeat(60) } })
  await large('old')
  await commit(storage, { old: null })
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => large(`d${n}`)))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused[0]?.reason).toMatchObject({ name: 'StorageError', code: 'full', status: 507 })
  const kept = storage.read((reader) => idsOf(reader.documents(dataset)))
  expect(kept).toHaveLength(8 - refused.length)
  expect(storage.read((reader) => reader.sequence(dataset))).toBe(kept.length + 2)
  await expect(large('late')).rejects.toMatchObject({ code: 'full' })
  await storage.write((writer) => writer.purge(dataset, ['old']))
  await large('late')
  expect(storage.read((reader) => idsOf(reader.documents(dataset)))).toEqual([...kept, 'late'])
  storage.close()
})

test('a writer that fits goes through beside one that does not', async () => {
  const storage = createSqliteStorage({ path: path(), sizeLimit: 300 * 1024 })
  const outcomes = await Promise.allSettled([
    commit(storage, { a: { _type: 'x' } }),
    commit(storage, { huge: { _type: 'x', filler: filler.repeat(1000) } }),
    commit(storage, { b: { _type: 'x' } }),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(storage.read((reader) => [idsOf(reader.documents(dataset)), reader.sequence(dataset)])).toEqual([['a', 'b'], 2])
  storage.close()
})
