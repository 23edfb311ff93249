import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite'
import type { SanityDocument } from '../documents/types.ts'
import type { DocumentCache } from './document-cache.ts'
import { mergeById } from './merge-by-id.ts'
import { type Row, Statements } from './sqlite-statements.node.ts'
import type { CountedIds, OrderedDocument } from './storage.ts'

/** Rows are fetched in pages: no statement is left open, whoever stops reading half-way. */
const pageSize = 250
/** Whoever reads in order mostly wants the first few. */
const orderedPageSize = 20
const mostCounts = 500
/** What `isPublishedId`, `isSystemId` and the root path say of an id, for counts that no document is read for. */
const idTests: Record<CountedIds, string> = {
  all: '',
  published: " AND id NOT GLOB 'drafts.*' AND id NOT GLOB 'versions.*.*' AND id NOT GLOB '_.*'",
  root: " AND id NOT GLOB '*.*'",
}

/** Finds the present documents that one connection sees; only one that sees nothing uncommitted may keep a cache. */
export abstract class SqliteDocuments {
  protected readonly statements: Statements
  readonly #cache: DocumentCache | undefined
  readonly #counts = new Map<string, { sequence: number; count: number }>()

  constructor(database: DatabaseSync, cache?: DocumentCache) {
    this.statements = new Statements(database)
    this.#cache = cache
  }

  abstract sequence(dataset: string): number

  document(dataset: string, id: string): SanityDocument | null {
    const row = this.statements.row('SELECT id, sequence, content FROM document WHERE dataset = ? AND id = ?', dataset, id)
    return row === undefined ? null : this.toDocument(dataset, row)
  }

  documents(dataset: string): Iterable<SanityDocument> {
    return this.#pages(dataset, 'SELECT id, sequence, content FROM document WHERE dataset = ?', [dataset], 'scanned')
  }

  documentsByPath(dataset: string, path: string): Iterable<SanityDocument> {
    // A tilde sorts after every character that an id may have.
    const select = 'SELECT id, sequence, content FROM document WHERE dataset = ? AND id < ?'
    return this.#pages(dataset, select, [dataset, `${path}~`], 'scanned', path)
  }

  documentsByType(dataset: string, types: readonly string[]): Iterable<SanityDocument> {
    const select = 'SELECT id, sequence, content FROM document WHERE dataset = ? AND type = ?'
    return mergeById([...new Set(types)].map((type) => this.#pages(dataset, select, [dataset, type], 'scanned')))
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

  count(dataset: string, types?: readonly string[], among: CountedIds = 'all'): number {
    const all = `SELECT count(*) AS count FROM document WHERE dataset = ?${idTests[among]}`
    return types === undefined
      ? this.#count(dataset, all, dataset)
      : this.#count(dataset, `${all} AND type IN (SELECT value FROM json_each(?))`, dataset, JSON.stringify(types))
  }

  *documentsOrdered(dataset: string, type: string, field: string, direction: 'asc' | 'desc'): Iterable<OrderedDocument> {
    const known = this.statements.row(
      'SELECT list FROM ordering_list WHERE dataset = ? AND type = ? AND field = ?',
      dataset,
      type,
      field,
    )
    const list = Number(known?.list ?? 0)
    if (direction === 'desc') yield* this.#unlisted(dataset, type, list)
    yield* this.#listed(dataset, list, direction)
    if (direction === 'asc') yield* this.#unlisted(dataset, type, list)
  }

  /** Counting looks at each row of an index, so that a count is kept until the dataset's next transaction. */
  #count(dataset: string, select: string, ...values: SQLInputValue[]): number {
    const sequence = this.#cache === undefined ? Number.NaN : this.sequence(dataset)
    const name = JSON.stringify([dataset, select, values])
    const known = this.#counts.get(name)
    if (known?.sequence === sequence) return known.count
    const count = Number(this.statements.row(select, ...values)?.count)
    if (this.#counts.size >= mostCounts) this.#counts.clear()
    if (this.#cache !== undefined) this.#counts.set(name, { sequence, count })
    return count
  }

  *#pages(dataset: string, select: string, values: SQLInputValue[], how?: 'scanned', start = ''): Iterable<SanityDocument> {
    let after = start
    for (;;) {
      const rows = this.statements.rows(`${select} AND id > ? ORDER BY id LIMIT ${pageSize}`, ...values, after)
      for (const row of rows) yield this.toDocument(dataset, row, how)
      if (rows.length < pageSize) return
      after = String(rows.at(-1)?.id)
    }
  }

  protected toDocument(dataset: string, row: Row, how: 'asked for' | 'scanned' = 'asked for'): SanityDocument {
    const id = String(row.id)
    const sequence = Number(row.sequence)
    const cached = this.#cache?.get(dataset, id, sequence)
    if (cached !== undefined) {
      if (how === 'asked for') this.#cache?.touch(dataset, id)
      return cached
    }
    const content = String(row.content)
    const document = parsed<SanityDocument>(content)
    if (how === 'asked for') this.#cache?.keep(dataset, id, sequence, document, content.length)
    else this.#cache?.offer(dataset, id, sequence, document, content.length)
    return document
  }

  *#listed(dataset: string, list: number, direction: 'asc' | 'desc'): Iterable<OrderedDocument> {
    const [before, order] = direction === 'asc' ? ['>', 'ASC'] : ['<', 'DESC']
    const select = `SELECT id, sequence, content, key FROM ordering JOIN document USING (id) WHERE list = ? AND dataset = ?`
    const sorted = `ORDER BY key ${order}, id ${order} LIMIT ${orderedPageSize}`
    let last: Row | undefined
    for (;;) {
      const rows =
        last === undefined
          ? this.statements.rows(`${select} ${sorted}`, list, dataset)
          : this.statements.rows(
              `${select} AND (key, id) ${before} (?, ?) ${sorted}`,
              list,
              dataset,
              last.key ?? '',
              last.id ?? '',
            )
      for (const row of rows) yield { key: String(row.key), document: this.toDocument(dataset, row) }
      last = rows.at(-1)
      if (rows.length < orderedPageSize) return
    }
  }

  /** Documents of the type that the list doesn't hold, which are mostly none. */
  *#unlisted(dataset: string, type: string, list: number): Iterable<OrderedDocument> {
    const listed = this.#count(dataset, 'SELECT count(*) AS count FROM ordering WHERE list = ?', list)
    if (listed === this.count(dataset, [type])) return
    const ids = this.statements.rows(
      'SELECT id FROM document WHERE dataset = ? AND type = ? AND id NOT IN (SELECT id FROM ordering WHERE list = ?) ORDER BY id',
      ...[dataset, type, list],
    )
    for (const { id } of ids) {
      const document = this.document(dataset, String(id))
      if (document !== null) yield { key: '', document }
    }
  }
}

/** What the writer stored as JSON, and so has the type that it had then. */
export function parsed<T>(text: SQLOutputValue): T {
  return JSON.parse(text === null ? 'null' : String(text)) as T
}
