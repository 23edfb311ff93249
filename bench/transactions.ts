import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createDocumentStore } from '#lake/mutations/document-store.ts'
import { createRandomIds } from '#lake/mutations/random-ids.ts'
import { createSqliteStorage } from '#lake/storage/sqlite.node.ts'
import { DATASET } from './documents.ts'
import { quantile, time, withFolder } from './measure.ts'
import { openLake } from './open-lake.ts'
import type { Table } from './table.ts'

/** Transactions of one writer, and of each of many, before it is the turn of the next. */
const TURN = { 1: 60, 50: 8 } as const
type Writers = keyof typeof TURN
const MOST_ROUNDS = 60
/** Milliseconds after which no further round begins. */
const ENOUGH = 60_000
const DOCUMENTS = 500
const TEXT = 'x'.repeat(1_000)
const identity = { id: 'p-bench', name: 'Bench', email: 'bench@example.test', role: 'administrator' } as const

interface Contender {
  /** Makes one transaction of one document of about a kilobyte durable. */
  commit(n: number): unknown
  close(): unknown
}

/** As durable as the lake: the document and a row of the log, one sync a transaction. */
function bareSqlite(folder: string): Contender {
  const database = new DatabaseSync(path.join(folder, 'bare.sqlite'))
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE document (id TEXT PRIMARY KEY, content TEXT); CREATE TABLE log (sequence INTEGER PRIMARY KEY, content TEXT)`)
  const [begin, commit] = ['BEGIN IMMEDIATE', 'COMMIT'].map((sql) => database.prepare(sql))
  const put = database.prepare('INSERT OR REPLACE INTO document VALUES (?, ?)')
  const log = database.prepare('INSERT INTO log (content) VALUES (?)')
  return {
    commit(n) {
      const document = JSON.stringify({ _id: `d${n % DOCUMENTS}`, _type: 'note', n, text: TEXT })
      begin?.run()
      put.run(`d${n % DOCUMENTS}`, document)
      log.run(document)
      commit?.run()
    },
    close: () => database.close(),
  }
}

/** The rows that the lake writes for such a transaction, history and indexes included, put into its tables by bare statements. */
function sameRows(folder: string): Contender {
  const file = path.join(folder, 'rows.sqlite')
  createSqliteStorage({ path: file }).close()
  const database = new DatabaseSync(file)
  database.exec('PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000')
  const [begin, commit] = ['BEGIN IMMEDIATE', 'COMMIT'].map((sql) => database.prepare(sql))
  const log = database.prepare(
    `INSERT INTO log (dataset, transaction_id, timestamp, author, changed, mutations) VALUES ('p', ?, ?, 'me', ?, ?)`,
  )
  const keep = database.prepare(
    `INSERT INTO revision SELECT dataset, id, ?, content FROM document WHERE dataset = 'p' AND id = ?`,
  )
  const put = database.prepare(`INSERT INTO document VALUES ('p', ?1, 'note', ?1, ?2, ?3)
    ON CONFLICT (dataset, id) DO UPDATE SET sequence = excluded.sequence, content = excluded.content`)
  const leave = database.prepare('DELETE FROM ordering WHERE list = 1 AND key = ? AND id = ?')
  const enter = database.prepare('INSERT INTO ordering VALUES (1, ?, ?)')
  let sequence = 0
  const keys = new Map<string, string>()
  return {
    commit(n) {
      const id = `d${n % DOCUMENTS}`
      const document = JSON.stringify({ _id: id, _type: 'note', n, text: TEXT })
      const key = `2${(sequence++).toString(16).padStart(16, '0')}`
      begin?.run()
      log.run(crypto.randomUUID(), new Date().toISOString(), `["${id}"]`, document)
      keep.run(sequence, id)
      put.run(id, sequence, document)
      leave.run(keys.get(id) ?? '', id)
      enter.run(key, id)
      commit?.run()
      keys.set(id, key)
    },
    close: () => database.close(),
  }
}

const mutationsOf = (n: number) => ({
  mutations: [{ createOrReplace: { _id: `d${n % DOCUMENTS}`, _type: 'note', n, text: TEXT } }],
})

function documentStore(folder: string): Contender {
  const storage = createSqliteStorage({ path: path.join(folder, 'store.sqlite') })
  const store = createDocumentStore({ storage, clock: Date.now, ids: createRandomIds(), selectIds: async () => [] })
  return { commit: (n) => store.mutate(DATASET, identity, mutationsOf(n)), close: () => storage.close() }
}

function frontDoor(folder: string): Contender {
  const { ask, close } = openLake(folder)
  const headers = { 'Content-Type': 'application/json' }
  const commit = (n: number) =>
    ask(`/v2025-02-19/data/mutate/${DATASET}`, { method: 'POST', headers, body: JSON.stringify(mutationsOf(n)) })
  return { commit, close }
}

/** Transactions per second with that many writers, each waiting for its own to be durable. */
async function rate({ commit }: Contender, writers: Writers): Promise<number> {
  const count = TURN[writers] * writers
  let next = 0
  const writer = async () => {
    while (next < count) await commit(next++)
  }
  return count / ((await time(() => Promise.all(Array.from({ length: writers }, writer)))) / 1000)
}

/**
 * Durable transactions of the lake, in short turns with bare commits: the disk is not the same from one second to the next, and each
 * turn is held against those right before and after it.
 */
export async function transactions(): Promise<Table> {
  return withFolder(async (folder) => {
    const bare = bareSqlite(folder)
    const lakes = { 'bare, same rows': sameRows(folder), store: documentStore(folder), 'HTTP handler': frontDoor(folder) }
    for (const contender of [bare, ...Object.values(lakes)])
      for (const writers of [50, 50] as const) await rate(contender, writers)
    const rounds = new Map<string, { rate: number; ratio: number; bare: number }[]>()
    const started = performance.now()
    for (let round = 0; round < MOST_ROUNDS && (round < 5 || performance.now() - started < ENOUGH); round++) {
      for (const [name, lake] of Object.entries(lakes)) {
        for (const writers of [1, 50] as const) {
          if (name.startsWith('bare') && writers > 1) continue
          const before = await rate(bare, 1)
          const own = await rate(lake, writers)
          const floor = (before + (await rate(bare, 1))) / 2
          const label = `${name}, ${writers} ${writers === 1 ? 'writer' : 'writers'}`
          rounds.set(label, [...(rounds.get(label) ?? []), { rate: own, bare: floor, ratio: own / floor }])
        }
      }
    }
    for (const { close } of [bare, ...Object.values(lakes)]) await close()
    return {
      title: 'Durable transactions per second (median of rounds)',
      head: ['contender', 'bare SQLite', 'lake', 'ratio', 'quarter below', 'quarter above'],
      rows: [...rounds].map(([label, all]) => [
        label,
        ...(['bare', 'rate', 'ratio'] as const).map((part) => quantile(all.map((round) => round[part]))),
        ...[0.25, 0.75].map((share) =>
          quantile(
            all.map(({ ratio }) => ratio),
            share,
          ),
        ),
      ]),
      note: `Wanted of the store: at least 0.7 with one writer, above 3 with fifty; the HTTP handler adds requests, JSON and access to each.
Bare: one document and one row of a log, WAL, synchronous=FULL. Same rows: what the lake's history and indexes cost in SQL alone.`,
    }
  })
}
