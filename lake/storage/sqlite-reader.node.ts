import type { DatabaseSync } from 'node:sqlite'
import { mutatedId } from '../documents/mutated-id.ts'
import type { CommittedTransaction, DocumentChange, Json, Mutation, SanityDocument } from '../documents/types.ts'
import type { DocumentCache } from './document-cache.ts'
import { parsed, SqliteDocuments } from './sqlite-documents.node.ts'
import { SqlitePositions } from './sqlite-positions.node.ts'
import type { Row } from './sqlite-statements.node.ts'
import type { Reader, TransactionFilter } from './storage.ts'

/** Reads documents, their history, and values. */
export class SqliteReader extends SqliteDocuments implements Reader {
  protected readonly positions: SqlitePositions

  constructor(database: DatabaseSync, cache?: DocumentCache) {
    super(database, cache)
    this.positions = new SqlitePositions(this.statements)
  }

  sequence(dataset: string): number {
    const select = 'SELECT max(position) AS position FROM log WHERE position BETWEEN ? AND ?'
    const row = this.statements.row(select, this.positions.of(dataset, 0), this.positions.of(dataset, Number.MAX_SAFE_INTEGER))
    return this.positions.sequenceAt(Number(row?.position ?? 0))
  }

  transaction(dataset: string, transactionId: string): CommittedTransaction | null {
    const row = this.statements.row('SELECT * FROM log WHERE dataset = ? AND transaction_id = ?', dataset, transactionId)
    return row === undefined ? null : this.#toTransaction(row)
  }

  *transactions(dataset: string, filter: TransactionFilter): Iterable<CommittedTransaction> {
    const first = filter.fromTransaction === undefined ? 1 : this.#number(dataset, filter.fromTransaction)
    const last = filter.toTransaction === undefined ? Number.MAX_SAFE_INTEGER : this.#number(dataset, filter.toTransaction)
    if (first === undefined || last === undefined) return
    const found = this.statements.rows(
      `SELECT DISTINCT sequence FROM revision
        WHERE dataset = ? AND id IN (SELECT value FROM json_each(?)) AND sequence BETWEEN ? AND ?
        ORDER BY sequence ${filter.reverse ? 'DESC' : 'ASC'} LIMIT ?`,
      ...[dataset, JSON.stringify(filter.documentIds), first, last, filter.limit ?? -1],
    )
    const only = filter.onlyThese ? new Set(filter.documentIds) : undefined
    for (const { sequence } of found) {
      const row = this.statements.row('SELECT * FROM log WHERE position = ?', this.positions.of(dataset, Number(sequence)))
      if (row !== undefined) yield this.#toTransaction(row, only)
    }
  }

  transactionsSince(dataset: string, sequence: number, limit: number): CommittedTransaction[] {
    const rows = this.statements.rows(
      'SELECT * FROM log WHERE position BETWEEN ? AND ? ORDER BY position LIMIT ?',
      ...[this.positions.of(dataset, sequence + 1), this.positions.of(dataset, Number.MAX_SAFE_INTEGER), limit],
    )
    return rows.map((row) => this.#toTransaction(row))
  }

  /** Timestamps never decrease, so that halving finds the place without an index. */
  sequenceAt(dataset: string, timestamp: string): number {
    let [low, high] = [0, this.sequence(dataset)]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      const row = this.statements.row('SELECT timestamp FROM log WHERE position = ?', this.positions.of(dataset, middle))
      if (String(row?.timestamp) <= timestamp) low = middle
      else high = middle - 1
    }
    return low
  }

  documentAt(dataset: string, id: string, sequence: number): SanityDocument | null {
    const current = this.statements.row('SELECT id, sequence, content FROM document WHERE dataset = ? AND id = ?', dataset, id)
    if (current !== undefined && Number(current.sequence) <= sequence) return this.toDocument(dataset, current)
    const next = this.statements.row(
      'SELECT previous FROM revision WHERE dataset = ? AND id = ? AND sequence > ? ORDER BY sequence LIMIT 1',
      ...[dataset, id, sequence],
    )
    return parsed<SanityDocument | null>(next?.previous ?? null)
  }

  value(scope: string, key: string): Json | undefined {
    const row = this.statements.row('SELECT value FROM value WHERE scope = ? AND key = ?', scope, key)
    return row === undefined ? undefined : parsed<Json>(row.value ?? null)
  }

  values(scope: string): [key: string, value: Json][] {
    const rows = this.statements.rows('SELECT key, value FROM value WHERE scope = ? ORDER BY key', scope)
    return rows.map((row) => [String(row.key), parsed<Json>(row.value ?? null)])
  }

  #toTransaction(row: Row, only?: ReadonlySet<string>): CommittedTransaction {
    const dataset = String(row.dataset)
    const sequence = this.positions.sequenceAt(Number(row.position))
    const isAsked = (id: string) => only === undefined || only.has(id)
    return {
      dataset,
      sequence,
      transactionId: String(row.transaction_id),
      timestamp: String(row.timestamp),
      author: String(row.author),
      mutations: parsed<Mutation[]>(row.mutations ?? '[]').filter((mutation) => isAsked(mutatedId(mutation))),
      changes: parsed<string[]>(row.changed ?? '[]')
        .filter(isAsked)
        .flatMap((id) => this.#change(dataset, id, sequence)),
    }
  }

  /** What a transaction did to a document; nothing once that has been purged. */
  #change(dataset: string, id: string, sequence: number): DocumentChange[] {
    const revision = this.statements.row(
      'SELECT previous FROM revision WHERE dataset = ? AND id = ? AND sequence = ?',
      dataset,
      id,
      sequence,
    )
    if (revision === undefined) return []
    const previous = parsed<SanityDocument | null>(revision.previous ?? null)
    return [{ id, previous, result: this.documentAt(dataset, id, sequence) }]
  }

  #number(dataset: string, transactionId: string): number | undefined {
    const row = this.statements.row('SELECT position FROM log WHERE dataset = ? AND transaction_id = ?', dataset, transactionId)
    return row === undefined ? undefined : this.positions.sequenceAt(Number(row.position))
  }
}
