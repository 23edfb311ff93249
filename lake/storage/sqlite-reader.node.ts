import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'
import { mutatedId } from '../documents/mutated-id.ts'
import type { CommittedTransaction, DocumentChange, Json, Mutation, SanityDocument } from '../documents/types.ts'
import type { DocumentCache } from './document-cache.ts'
import { mergeById } from './merge-by-id.ts'
import type { Reader, TransactionFilter } from './storage.ts'

export type Row = Record<string, SQLOutputValue>

/** Rows are fetched in pages: no statement is left open, whoever stops reading half-way. */
const pageSize = 250

/** Reads what one connection sees; only one that sees nothing uncommitted may keep a cache. */
export class SqliteReader implements Reader {
  readonly #database: DatabaseSync
  readonly #cache: DocumentCache | undefined
  readonly #statements = new Map<string, StatementSync>()

  constructor(database: DatabaseSync, cache?: DocumentCache) {
    this.#database = database
    this.#cache = cache
  }

  sequence(dataset: string): number {
    return Number(this.row('SELECT max(sequence) AS sequence FROM log WHERE dataset = ?', dataset)?.sequence ?? 0)
  }

  document(dataset: string, id: string): SanityDocument | null {
    const row = this.row('SELECT id, sequence, content FROM document WHERE dataset = ? AND id = ?', dataset, id)
    return row === undefined ? null : this.#toDocument(dataset, row)
  }

  documents(dataset: string): Iterable<SanityDocument> {
    return this.#pages(dataset, 'SELECT id, sequence, content FROM document WHERE dataset = ?', [dataset])
  }

  documentsByType(dataset: string, types: readonly string[]): Iterable<SanityDocument> {
    const select = 'SELECT id, sequence, content FROM document WHERE dataset = ? AND type = ?'
    return mergeById([...new Set(types)].map((type) => this.#pages(dataset, select, [dataset, type])))
  }

  documentsReferencing(dataset: string, id: string, strength?: 'strong'): Iterable<SanityDocument> {
    const select = `SELECT id, sequence, content FROM reference JOIN document USING (dataset, id)
      WHERE dataset = ? AND target = ? AND strong >= ?`
    return this.#pages(dataset, select, [dataset, id, strength === 'strong' ? 1 : 0])
  }

  documentsBySlug(dataset: string, slug: string): Iterable<SanityDocument> {
    const select = 'SELECT id, sequence, content FROM slug JOIN document USING (dataset, id) WHERE dataset = ? AND slug = ?'
    return this.#pages(dataset, select, [dataset, slug])
  }

  documentGroup(dataset: string, publishedId: string): SanityDocument[] {
    const own = this.document(dataset, publishedId)
    const select = 'SELECT id, sequence, content FROM document WHERE dataset = ? AND published = ? AND published <> id'
    const others = [...this.#pages(dataset, select, [dataset, publishedId])]
    return (own === null ? others : [own, ...others]).sort((a, b) => (a._id < b._id ? -1 : 1))
  }

  count(dataset: string, types?: readonly string[]): number {
    const all = 'SELECT count(*) AS count FROM document WHERE dataset = ?'
    const row =
      types === undefined
        ? this.row(all, dataset)
        : this.row(`${all} AND type IN (SELECT value FROM json_each(?))`, dataset, JSON.stringify(types))
    return Number(row?.count)
  }

  transaction(dataset: string, transactionId: string): CommittedTransaction | null {
    const row = this.row('SELECT * FROM log WHERE dataset = ? AND transaction_id = ?', dataset, transactionId)
    return row === undefined ? null : this.#toTransaction(row)
  }

  *transactions(dataset: string, filter: TransactionFilter): Iterable<CommittedTransaction> {
    const first = filter.fromTransaction === undefined ? 1 : this.#number(dataset, filter.fromTransaction)
    const last = filter.toTransaction === undefined ? Number.MAX_SAFE_INTEGER : this.#number(dataset, filter.toTransaction)
    if (first === undefined || last === undefined) return
    const found = this.rows(
      `SELECT DISTINCT sequence FROM revision
        WHERE dataset = ? AND id IN (SELECT value FROM json_each(?)) AND sequence BETWEEN ? AND ?
        ORDER BY sequence ${filter.reverse ? 'DESC' : 'ASC'} LIMIT ?`,
      ...[dataset, JSON.stringify(filter.documentIds), first, last, filter.limit ?? -1],
    )
    const only = filter.onlyThese ? new Set(filter.documentIds) : undefined
    for (const { sequence } of found) {
      const row = this.row('SELECT * FROM log WHERE dataset = ? AND sequence = ?', dataset, sequence ?? 0)
      if (row !== undefined) yield this.#toTransaction(row, only)
    }
  }

  transactionsSince(dataset: string, sequence: number, limit: number): CommittedTransaction[] {
    const rows = this.rows(
      'SELECT * FROM log WHERE dataset = ? AND sequence > ? ORDER BY sequence LIMIT ?',
      dataset,
      sequence,
      limit,
    )
    return rows.map((row) => this.#toTransaction(row))
  }

  /** Timestamps never decrease, so that halving finds the place without an index. */
  sequenceAt(dataset: string, timestamp: string): number {
    let [low, high] = [0, this.sequence(dataset)]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      const row = this.row('SELECT timestamp FROM log WHERE dataset = ? AND sequence = ?', dataset, middle)
      if (String(row?.timestamp) <= timestamp) low = middle
      else high = middle - 1
    }
    return low
  }

  documentAt(dataset: string, id: string, sequence: number): SanityDocument | null {
    const current = this.row('SELECT id, sequence, content FROM document WHERE dataset = ? AND id = ?', dataset, id)
    if (current !== undefined && Number(current.sequence) <= sequence) return this.#toDocument(dataset, current)
    const next = this.row(
      'SELECT previous FROM revision WHERE dataset = ? AND id = ? AND sequence > ? ORDER BY sequence LIMIT 1',
      ...[dataset, id, sequence],
    )
    return parsed<SanityDocument | null>(next?.previous ?? null)
  }

  value(scope: string, key: string): Json | undefined {
    const row = this.row('SELECT value FROM value WHERE scope = ? AND key = ?', scope, key)
    return row === undefined ? undefined : parsed<Json>(row.value ?? null)
  }

  values(scope: string): [key: string, value: Json][] {
    const rows = this.rows('SELECT key, value FROM value WHERE scope = ? ORDER BY key', scope)
    return rows.map((row) => [String(row.key), parsed<Json>(row.value ?? null)])
  }

  protected row(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.statement(sql).get(...values)
  }

  protected rows(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.statement(sql).all(...values)
  }

  protected statement(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    const prepared = this.#database.prepare(sql)
    this.#statements.set(sql, prepared)
    return prepared
  }

  *#pages(dataset: string, select: string, values: SQLInputValue[]): Iterable<SanityDocument> {
    let after = ''
    for (;;) {
      const rows = this.rows(`${select} AND id > ? ORDER BY id LIMIT ${pageSize}`, ...values, after)
      for (const row of rows) yield this.#toDocument(dataset, row)
      if (rows.length < pageSize) return
      after = String(rows.at(-1)?.id)
    }
  }

  #toDocument(dataset: string, row: Row): SanityDocument {
    const id = String(row.id)
    const sequence = Number(row.sequence)
    const cached = this.#cache?.get(dataset, id, sequence)
    if (cached !== undefined) return cached
    const content = String(row.content)
    const document = parsed<SanityDocument>(content)
    this.#cache?.set(dataset, id, sequence, document, content.length)
    return document
  }

  #toTransaction(row: Row, only?: ReadonlySet<string>): CommittedTransaction {
    const dataset = String(row.dataset)
    const sequence = Number(row.sequence)
    const mutations = parsed<Mutation[]>(row.mutations ?? '[]')
    return {
      dataset,
      sequence,
      transactionId: String(row.transaction_id),
      timestamp: String(row.timestamp),
      author: String(row.author),
      mutations: only === undefined ? mutations : mutations.filter((mutation) => only.has(mutatedId(mutation))),
      changes: this.#revisions(dataset, sequence, only).map(({ id, previous }): DocumentChange => {
        const result = this.documentAt(dataset, String(id), sequence)
        return { id: String(id), previous: parsed<SanityDocument | null>(previous ?? null), result }
      }),
    }
  }

  #revisions(dataset: string, sequence: number, only: ReadonlySet<string> | undefined): Row[] {
    const select = 'SELECT id, previous FROM revision WHERE dataset = ? AND sequence = ?'
    if (only === undefined) return this.rows(`${select} ORDER BY rowid`, dataset, sequence)
    const ids = JSON.stringify([...only])
    return this.rows(`${select} AND id IN (SELECT value FROM json_each(?)) ORDER BY rowid`, dataset, sequence, ids)
  }

  #number(dataset: string, transactionId: string): number | undefined {
    const row = this.row('SELECT sequence FROM log WHERE dataset = ? AND transaction_id = ?', dataset, transactionId)
    return row === undefined ? undefined : Number(row.sequence)
  }
}

/** What the writer stored as JSON, and so has the type that it had then. */
function parsed<T>(text: SQLOutputValue): T {
  return JSON.parse(text === null ? 'null' : String(text)) as T
}
