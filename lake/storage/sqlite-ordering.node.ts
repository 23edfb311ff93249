import { orderKeysOf } from '../documents/order-keys.ts'
import type { SanityDocument } from '../documents/types.ts'
import type { Statements } from './sqlite-statements.node.ts'

const nowhere: ReadonlyMap<string, string> = new Map()

/** Keeps the lists that documents are ordered by. */
export class SqliteOrdering {
  readonly #statements: Statements
  readonly #lists = new Map<string, number>()

  constructor(statements: Statements) {
    this.#statements = statements
  }

  /** Forgets what it knows of lists, which a rollback may have taken back. */
  forget(): void {
    this.#lists.clear()
  }

  /** Moves a document in the lists from where its previous state stood to where its new one does. */
  move(dataset: string, id: string, previous: SanityDocument | null, result: SanityDocument | null): void {
    const isSameType = previous?._type === result?._type
    const before = previous === null ? nowhere : orderKeysOf(previous, isSameType ? result : null)
    const after = result === null ? nowhere : orderKeysOf(result, isSameType ? previous : null)
    for (const [field, key] of before) {
      if (previous === null) continue
      const moved = isSameType ? after.get(field) : undefined
      if (moved === key) continue
      const list = this.#list(dataset, previous._type, field)
      if (moved === undefined) this.#statements.run('DELETE FROM ordering WHERE list = ? AND key = ? AND id = ?', list, key, id)
      else this.#statements.run('UPDATE ordering SET key = ? WHERE list = ? AND key = ? AND id = ?', moved, list, key, id)
    }
    for (const [field, key] of after) {
      if (result === null || (isSameType && before.has(field))) continue
      const list = this.#list(dataset, result._type, field)
      this.#statements.run('INSERT INTO ordering (list, key, id) VALUES (?, ?, ?)', list, key, id)
    }
  }

  #list(dataset: string, type: string, field: string): number {
    const name = `${dataset}\u0000${type}\u0000${field}`
    const known = this.#lists.get(name)
    if (known !== undefined) return known
    this.#statements.run('INSERT OR IGNORE INTO ordering_list (dataset, type, field) VALUES (?, ?, ?)', dataset, type, field)
    const row = this.#statements.row(
      'SELECT list FROM ordering_list WHERE dataset = ? AND type = ? AND field = ?',
      dataset,
      type,
      field,
    )
    const list = Number(row?.list)
    this.#lists.set(name, list)
    return list
  }
}
