import type { DatabaseSync } from 'node:sqlite'
import { type IndexTerms, indexTermsOf } from '../documents/index-terms.ts'
import { mutatedId } from '../documents/mutated-id.ts'
import type { CommittedTransaction, DocumentChange, Json, Mutation, SanityDocument } from '../documents/types.ts'
import { SqliteOrdering } from './sqlite-ordering.node.ts'
import { SqliteReader } from './sqlite-reader.node.ts'
import type { Writer } from './storage.ts'

/** Pages that one statement may write anew, indexes included, and what a character of content may take with its copies. */
const bytesOfStatement = 4 * 4096
const bytesOfCharacter = 8

/** Writes within the transaction that its connection is in; sees what it wrote. */
export class SqliteWriter extends SqliteReader implements Writer {
  readonly #ordering: SqliteOrdering
  /** Newest transactions of datasets, good until the connection's transaction ends: then another process may write. */
  readonly #sequences = new Map<string, number>()

  constructor(database: DatabaseSync) {
    super(database)
    this.#ordering = new SqliteOrdering(this.statements)
  }

  /** To be called whenever something that was written has been taken back. */
  forget(): void {
    this.#ordering.forget()
    this.positions.forget()
    this.settle()
  }

  /** To be called when the connection's transaction has ended. */
  settle(): void {
    this.#sequences.clear()
  }

  /** Bytes that the log may have grown by since the connection is open, at most: a statement touches few pages. */
  get written(): number {
    const { statements, characters } = this.statements.written
    return statements * bytesOfStatement + characters * bytesOfCharacter
  }

  override sequence(dataset: string): number {
    const known = this.#sequences.get(dataset)
    if (known !== undefined) return known
    const found = super.sequence(dataset)
    this.#sequences.set(dataset, found)
    return found
  }

  append({ dataset, sequence, transactionId, timestamp, author, mutations, changes }: CommittedTransaction): void {
    if (sequence !== this.sequence(dataset) + 1) throw new RangeError(`Transaction ${sequence} is not the next one`)
    this.positions.add(dataset)
    const changed = JSON.stringify(changes.map(({ id }) => id))
    this.statements.run(
      'INSERT INTO log (position, dataset, transaction_id, timestamp, author, changed, mutations) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ...[this.positions.of(dataset, sequence), dataset, transactionId, timestamp, author, changed, JSON.stringify(mutations)],
    )
    this.#sequences.set(dataset, sequence)
    for (const change of changes) this.#change(dataset, sequence, change)
  }

  purge(dataset: string, documentIds: readonly string[]): void {
    const ids = JSON.stringify(documentIds)
    const touched = this.statements.rows(
      'SELECT DISTINCT sequence FROM revision WHERE dataset = ? AND id IN (SELECT value FROM json_each(?))',
      ...[dataset, ids],
    )
    for (const { sequence } of touched) this.#purgeMutations(dataset, Number(sequence), new Set(documentIds))
    this.statements.run('DELETE FROM revision WHERE dataset = ? AND id IN (SELECT value FROM json_each(?))', dataset, ids)
  }

  setValue(scope: string, key: string, value: Json | undefined): void {
    if (value === undefined) this.statements.run('DELETE FROM value WHERE scope = ? AND key = ?', scope, key)
    else
      this.statements.run('INSERT OR REPLACE INTO value (scope, key, value) VALUES (?, ?, ?)', scope, key, JSON.stringify(value))
  }

  #change(dataset: string, sequence: number, { id, previous, result }: DocumentChange): void {
    if (previous === null)
      this.statements.run('INSERT INTO revision (dataset, id, sequence) VALUES (?, ?, ?)', dataset, id, sequence)
    else {
      this.statements.run(
        `INSERT INTO revision (dataset, id, sequence, previous)
          SELECT dataset, id, ?, content FROM document WHERE dataset = ? AND id = ?`,
        ...[sequence, dataset, id],
      )
    }
    const before = previous === null ? undefined : indexTermsOf(previous)
    const after = result === null ? undefined : indexTermsOf(result)
    if (result === null || after === undefined)
      this.statements.run('DELETE FROM document WHERE dataset = ? AND id = ?', dataset, id)
    else if (previous === null) this.#insert(dataset, sequence, result, after)
    else {
      // An index is written anew even for a value that stays: the type is left alone unless it changes.
      if (previous._type !== result._type) {
        this.statements.run('UPDATE document SET type = ? WHERE dataset = ? AND id = ?', result._type, dataset, id)
      }
      this.statements.run(
        'UPDATE document SET sequence = ?, content = ? WHERE dataset = ? AND id = ?',
        ...[sequence, JSON.stringify(result), dataset, id],
      )
    }
    this.#ordering.move(dataset, id, previous, result)
    this.#indexSlugs(dataset, id, before?.slugs ?? new Set(), after?.slugs ?? new Set())
    this.#indexReferences(dataset, id, before?.references ?? new Map(), after?.references ?? new Map())
  }

  #insert(dataset: string, sequence: number, document: SanityDocument, terms: IndexTerms): void {
    this.statements.run(
      'INSERT INTO document (dataset, id, type, published, sequence, content) VALUES (?, ?, ?, ?, ?, ?)',
      ...[dataset, document._id, terms.type, terms.group, sequence, JSON.stringify(document)],
    )
  }

  #indexSlugs(dataset: string, id: string, before: Set<string>, after: Set<string>): void {
    for (const slug of before) {
      if (!after.has(slug)) this.statements.run('DELETE FROM slug WHERE dataset = ? AND slug = ? AND id = ?', dataset, slug, id)
    }
    for (const slug of after) {
      if (!before.has(slug)) this.statements.run('INSERT INTO slug (dataset, slug, id) VALUES (?, ?, ?)', dataset, slug, id)
    }
  }

  #indexReferences(dataset: string, id: string, before: Map<string, boolean>, after: Map<string, boolean>): void {
    for (const target of before.keys()) {
      if (!after.has(target))
        this.statements.run('DELETE FROM reference WHERE dataset = ? AND target = ? AND id = ?', dataset, target, id)
    }
    for (const [target, strong] of after) {
      if (before.get(target) === strong) continue
      this.statements.run(
        'INSERT OR REPLACE INTO reference (dataset, target, id, strong) VALUES (?, ?, ?, ?)',
        ...[dataset, target, id, strong ? 1 : 0],
      )
    }
  }

  #purgeMutations(dataset: string, sequence: number, ids: ReadonlySet<string>): void {
    const position = this.positions.of(dataset, sequence)
    const row = this.statements.row('SELECT mutations FROM log WHERE position = ?', position)
    const mutations = JSON.parse(String(row?.mutations)) as Mutation[] // append stored them
    const kept = mutations.filter((mutation) => !ids.has(mutatedId(mutation)))
    this.statements.run('UPDATE log SET mutations = ? WHERE position = ?', JSON.stringify(kept), position)
  }
}
