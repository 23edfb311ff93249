import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createSqliteStorage } from '#lake/storage/sqlite.node.ts'
import { prepareDatabase } from '#lake/storage/sqlite-migrate.node.ts'
import { migrations } from '#lake/storage/sqlite-schema.node.ts'
import { commit, dataset, idsOf } from './commit.ts'
import { temporaryFolder } from './temporary.ts'

const path = () => join(temporaryFolder(), 'lake.db')

test('what was written is there after closing and opening again', async () => {
  const file = path()
  const first = createSqliteStorage({ path: file })
  await commit(first, { a: { _type: 'x', n: 1 } })
  first.close()
  first.close()
  const second = createSqliteStorage({ path: file })
  await commit(second, { a: { _type: 'x', n: 2 } })
  expect(second.read((reader) => [reader.sequence(dataset), reader.documentAt(dataset, 'a', 1)?.n])).toEqual([2, 1])
  second.close()
})

test('the file is readable for its owner only', () => {
  const file = path()
  createSqliteStorage({ path: file }).close()
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('closing finishes the writers that wait; later ones are refused', async () => {
  const file = path()
  const storage = createSqliteStorage({ path: file })
  const waiting = commit(storage, { a: { _type: 'x' } })
  storage.close()
  await waiting
  await expect(commit(storage, { b: { _type: 'x' } })).rejects.toMatchObject({ name: 'StorageError', code: 'unusable' })
  const again = createSqliteStorage({ path: file })
  expect(again.read((reader) => idsOf(reader.documents(dataset)))).toEqual(['a'])
  again.close()
})

test('a second connection reads the same file, and only reads', async () => {
  const file = path()
  const writer = createSqliteStorage({ path: file })
  await commit(writer, { a: { _type: 'x', n: 1 } })
  const reader = createSqliteStorage({ path: file, readonly: true })
  expect(reader.read((r) => r.document(dataset, 'a'))).toMatchObject({ n: 1 })
  await commit(writer, { a: { _type: 'x', n: 2 } })
  expect(reader.read((r) => r.document(dataset, 'a'))).toMatchObject({ n: 2 })
  await expect(commit(reader, { b: { _type: 'x' } })).rejects.toMatchObject({ code: 'unusable' })
  reader.close()
  writer.close()
})

test('readers never see what is not committed, and one read sees one moment', async () => {
  const file = path()
  const storage = createSqliteStorage({ path: file })
  const other = createSqliteStorage({ path: file, readonly: true })
  await commit(storage, { a: { _type: 'x', n: 1 } })
  await storage.write((writer) => {
    writer.append({
      dataset,
      transactionId: 't',
      sequence: 2,
      timestamp: '2026-01-01T00:00:00.000Z',
      author: 'a',
      mutations: [],
      changes: [{ id: 'a', previous: writer.document(dataset, 'a'), result: null }],
    })
    expect(writer.document(dataset, 'a')).toBeNull()
    for (const reading of [storage, other])
      expect(reading.read((reader) => reader.document(dataset, 'a'))).toMatchObject({ n: 1 })
  })
  const second = createSqliteStorage({ path: file })
  const write = second.write((writer) => writer.setValue('s', 'k', 1))
  other.read((reader) => {
    expect(reader.value('s', 'k')).toBeUndefined()
    second.close()
    expect(reader.value('s', 'k')).toBeUndefined()
  })
  await write
  expect(other.read((reader) => reader.value('s', 'k'))).toBe(1)
  other.close()
  storage.close()
})

const broken: [what: string, make: (file: string) => void, code: string][] = [
  ['is no database', (file) => writeFileSync(file, 'Not a database at all. '.repeat(500)), 'damaged'],
  ['was cut off', (file) => truncateSync(file, statSync(file).size / 2), 'damaged'],
  ['has overwritten pages', (file) => writeFileSync(file, readFileSync(file).fill(0x5a, 4096 * 2, 4096 * 12)), 'damaged'],
  [
    'belongs to another program',
    (file) => {
      writeFileSync(file, '')
      const database = new DatabaseSync(file)
      database.exec('CREATE TABLE somebody_elses (a)')
      database.close()
    },
    'unusable',
  ],
  [
    'was written by a newer version',
    (file) => {
      const database = new DatabaseSync(file)
      database.exec('PRAGMA user_version = 99')
      database.close()
    },
    'newer',
  ],
]

test.each(broken)('a file that %s is refused in one sentence and left as it is', async (_, make, code) => {
  const file = path()
  const storage = createSqliteStorage({ path: file })
  await commit(
    storage,
    Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`d${n}`, { _type: 'x', text: 'y'.repeat(400) }])),
  )
  storage.close()
  make(file)
  const before = readFileSync(file)
  let error: unknown
  try {
    createSqliteStorage({ path: file })
  } catch (caught) {
    error = caught
  }
  expect(error).toMatchObject({ name: 'StorageError', code, message: expect.stringContaining(file) })
  expect(String(error)).not.toContain('\n')
  expect(readFileSync(file).equals(before)).toBe(true)
})

test('a path that can not be a file is refused in one sentence', () => {
  const folder = temporaryFolder()
  expect(() => createSqliteStorage({ path: folder })).toThrow(expect.objectContaining({ code: 'unusable' }))
  expect(() => createSqliteStorage({ path: join(folder, 'missing', 'lake.db') })).toThrow(
    expect.objectContaining({ code: 'unusable' }),
  )
  expect(() => createSqliteStorage({ path: join(folder, 'lake.db'), readonly: true })).toThrow(
    expect.objectContaining({ code: 'unusable' }),
  )
  expect(existsSync(join(folder, 'lake.db'))).toBe(false)
})

test('references to other datasets are found in a file that was written before they were', async () => {
  const file = path()
  const old = new DatabaseSync(file)
  prepareDatabase(old, file, migrations.slice(0, 1))
  const content = JSON.stringify({ _id: 'a', _type: 'x', deep: [{ _ref: 't', _dataset: 'elsewhere' }, { _ref: 7 }] })
  old.prepare("INSERT INTO document VALUES (?, 'a', 'x', 'a', 1, ?)").run(dataset, content)
  old.close()
  const storage = createSqliteStorage({ path: file })
  expect(storage.read((reader) => idsOf(reader.documentsReferencing(dataset, 't')))).toEqual(['a'])
  expect(storage.read((reader) => idsOf(reader.documentsReferencing(dataset, 't', 'strong')))).toEqual([])
  storage.close()
})

test('an older file is copied before it is migrated, and a migration that fails changes nothing', () => {
  const file = path()
  const steps = ['CREATE TABLE a (n INTEGER) STRICT', 'ALTER TABLE a ADD COLUMN m TEXT; UPDATE a SET m = n']
  const old = new DatabaseSync(file)
  prepareDatabase(old, file, steps.slice(0, 1))
  old.exec('INSERT INTO a VALUES (7)')
  expect(() => prepareDatabase(old, file, ['', 'ALTER TABLE a ADD COLUMN m TEXT; SELECT nonsense'])).toThrow(/nonsense/)
  expect(old.prepare('SELECT * FROM a').all()).toEqual([{ n: 7 }])
  prepareDatabase(old, file, steps)
  prepareDatabase(old, file, steps)
  expect(old.prepare('SELECT * FROM a').all()).toEqual([{ n: 7, m: '7' }])
  old.close()
  expect(statSync(`${file}.v1.backup`).mode & 0o777).toBe(0o600)
  const backup = new DatabaseSync(`${file}.v1.backup`, { readOnly: true })
  expect(backup.prepare('SELECT * FROM a').all()).toEqual([{ n: 7 }])
  expect(backup.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 })
  backup.close()
})
