import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'

export type Row = Record<string, SQLOutputValue>

/** Prepared statements of one connection. Each runs to its end at once: none is ever left open half-way. */
export class Statements {
  readonly #database: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()
  /** Statements that wrote, and the characters that they were given, since the connection is open. */
  readonly written = { statements: 0, characters: 0 }

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  row(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#statement(sql).get(...values)
  }

  rows(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#statement(sql).all(...values)
  }

  run(sql: string, ...values: SQLInputValue[]): void {
    this.written.statements++
    for (const value of values) if (typeof value === 'string') this.written.characters += value.length
    this.#statement(sql).run(...values)
  }

  #statement(sql: string): StatementSync {
    const known = this.#prepared.get(sql)
    if (known !== undefined) return known
    const prepared = this.#database.prepare(sql)
    this.#prepared.set(sql, prepared)
    return prepared
  }
}
