import type { Statements } from './sqlite-statements.node.ts'

/** Room for the transactions of one dataset; sums stay whole numbers up to 8000 datasets. */
const room = 2 ** 40

/** Where transactions stand in the log: the place of the dataset plus the number of the transaction. */
export class SqlitePositions {
  readonly #statements: Statements
  readonly #places = new Map<string, number>()

  constructor(statements: Statements) {
    this.#statements = statements
  }

  /** Forgets the datasets it knows, the newest of which a rollback may have taken back. */
  forget(): void {
    this.#places.clear()
  }

  /** The position of a transaction; a dataset that has none has no positions, the negative ones stand for that. */
  of(dataset: string, sequence: number): number {
    return (this.#places.get(dataset) ?? this.#find(dataset) ?? -room) + Math.min(sequence, room - 1)
  }

  /** Makes sure that the dataset has a place. */
  add(dataset: string): void {
    if (!this.#places.has(dataset)) this.#statements.run('INSERT OR IGNORE INTO dataset (name) VALUES (?)', dataset)
  }

  /** The number of the transaction at a position. */
  sequenceAt(position: number): number {
    return position % room
  }

  #find(dataset: string): number | undefined {
    const row = this.#statements.row('SELECT number FROM dataset WHERE name = ?', dataset)
    if (row === undefined) return undefined
    const place = Number(row.number) * room
    this.#places.set(dataset, place)
    return place
  }
}
