import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { QueryRequest } from '#lake/query/query-runner.ts'
import { createWorkerQueryRunner, type WorkerQueryOptions } from '#lake/query/worker-query-runner.node.ts'
import { createSqliteStorage } from '#lake/storage/sqlite.node.ts'
import type { Storage } from '#lake/storage/storage.ts'
import { seed, stored } from '../support/seed.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lake-workers-'))
const databaseFile = path.join(folder, 'lake.sqlite')
let storage: Storage
let runner: ReturnType<typeof createWorkerQueryRunner>

/** Every document against every other: seconds of work. */
const endless = 'count(*[count(*[n > ^.n && title match "x*" && count(*[n < ^.n]) > 1]) > 3])'
const costly = 'count(*[n >= 0])'

beforeAll(async () => {
  storage = createSqliteStorage({ path: databaseFile })
  await seed(
    storage,
    Array.from({ length: 3000 }, (_, n) => stored({ _id: `d${n}`, _type: 'doc', n, title: `Title ${n}` })),
  )
})
afterEach(() => runner.close())
afterAll(() => {
  storage.close()
  rmSync(folder, { recursive: true })
})

function start(options: Partial<WorkerQueryOptions> = {}) {
  runner = createWorkerQueryRunner({ databaseFile, storage, projectId: 'local', ...options })
  return (query: string, more: Partial<QueryRequest> = {}) =>
    runner.run({
      dataset: 'production',
      query,
      params: {},
      perspective: 'raw',
      access: 'all',
      identity: 'me',
      now: '2026-01-01T00:00:00Z',
      ...more,
    })
}

describe('expensive queries', () => {
  test('are answered from another thread as they would be here', async () => {
    const ask = start()
    expect(await ask(costly)).toMatchObject({ json: '3000', syncTags: [expect.stringMatching(/^s1:/)] })
  })

  test('see what was committed just before', async () => {
    const ask = start()
    await ask(costly)
    await seed(storage, [stored({ _id: 'late', _type: 'doc', n: 3000 })])
    expect((await ask(costly)).json).toBe('3001')
  })

  test('are ended at their deadline, and the next one is answered', async () => {
    const ask = start({ workers: 1, deadline: 300 })
    await expect(ask(endless)).rejects.toMatchObject({ status: 504, message: 'The query took too long' })
    runner.close()
    expect((await start()(costly)).json).toMatch(/^\d+$/)
  })

  test('are those with a pattern that never ends, too', async () => {
    const ask = start({ anonymousDeadline: 300 })
    const query = `"${'a'.repeat(100)}" match "${'*a'.repeat(12)}*b"`
    await expect(ask(query, { access: 'root' })).rejects.toMatchObject({ status: 504 })
  })

  test('of anonymous callers have the shorter deadline', async () => {
    const ask = start({ deadline: 60_000, anonymousDeadline: 300 })
    await expect(ask(endless, { access: 'root' })).rejects.toMatchObject({ status: 504 })
  })

  test('of anonymous callers leave a thread for others', async () => {
    const ask = start({ workers: 2, anonymousDeadline: 5000 })
    const guests = [1, 2, 3].map(() => ask(endless, { access: 'root' }).catch(() => 'ended'))
    expect((await ask(costly)).json).toMatch(/^\d+$/)
    await runner.close()
    expect(await Promise.all(guests)).toEqual(['ended', 'ended', 'ended'])
  })

  test('bring refusals along with all their parts', async () => {
    const ask = start()
    await expect(ask('fn a::b($x) = $x{n}; count(*[geo::distance(@, @) > 1])')).rejects.toMatchObject({
      code: 'queryEvaluationError',
      status: 400,
    })
    await expect(ask('fn a::b($x) = $x{n}; nonsense(1)')).rejects.toMatchObject({
      code: 'queryParseError',
      details: { query: expect.any(String), start: expect.any(Number) },
    })
  })

  test('do not keep cheap ones waiting', async () => {
    const ask = start({ workers: 1, deadline: 5000 })
    const long = ask(endless).catch(() => 'ended')
    expect((await ask('*[_id == "d7"][0].n')).json).toBe('7')
    await runner.close()
    expect(await long).toBe('ended')
  })

  test('are refused once the runner is closed', async () => {
    const ask = start()
    await runner.close()
    await expect(ask(costly)).rejects.toMatchObject({ status: 503 })
  })
})
