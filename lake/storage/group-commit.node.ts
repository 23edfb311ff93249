import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { isSqliteError } from './sqlite-error.node.ts'

interface Job {
  work: () => unknown
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

type Outcome = { value: unknown } | { error: unknown }

/**
 * Runs writers one after another and makes those that wait at the same time durable with one sync: each in a savepoint of its own
 * within one transaction, each answered after the commit. A writer that throws is undone alone. When the transaction as a whole
 * fails, each writer of it gets one more try by itself, so `work` may run twice.
 */
export class GroupCommit {
  readonly #database: DatabaseSync
  readonly #committed: () => void
  readonly #undone: () => void
  readonly #failure: (error: unknown) => unknown
  readonly #begin: StatementSync
  readonly #commit: StatementSync
  readonly #save: StatementSync
  readonly #release: StatementSync
  #waiting: Job[] = []

  /**
   * `committed` is called after each commit, `undone` whenever work has been taken back; `failure` turns what SQLite throws into what
   * a writer is told.
   */
  constructor(
    database: DatabaseSync,
    { committed, undone, failure }: { committed: () => void; undone: () => void; failure: (error: unknown) => unknown },
  ) {
    this.#database = database
    this.#committed = committed
    this.#undone = undone
    this.#failure = failure
    this.#begin = database.prepare('BEGIN IMMEDIATE')
    this.#commit = database.prepare('COMMIT')
    this.#save = database.prepare('SAVEPOINT writer')
    this.#release = database.prepare('RELEASE writer')
  }

  run<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.flush())
      this.#waiting.push({ work, resolve: (value) => resolve(value as T), reject }) // `value` is what `work` returned
    })
  }

  /** Runs all writers that wait, now. */
  flush(): void {
    const jobs = this.#waiting
    this.#waiting = []
    if (jobs.length > 0) this.#runTogether(jobs)
  }

  #runTogether(jobs: readonly Job[]): void {
    let outcomes: Outcome[]
    try {
      this.#begin.run()
    } catch (error) {
      for (const job of jobs) this.#settle(job, { error })
      return
    }
    try {
      const [only, ...others] = jobs
      outcomes = only !== undefined && others.length === 0 ? [{ value: only.work() }] : jobs.map((job) => this.#inSavepoint(job))
      this.#commit.run()
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      this.#undone()
      if (jobs.length === 1) this.#settle(jobs[0], { error })
      else for (const job of jobs) this.#runTogether([job])
      return
    }
    for (const [index, outcome] of outcomes.entries()) this.#settle(jobs[index], outcome)
    this.#committed()
  }

  #inSavepoint({ work }: Job): Outcome {
    this.#save.run()
    try {
      const value = work()
      this.#release.run()
      return { value }
    } catch (error) {
      // SQLite undoes the whole transaction by itself after some errors, a full disk among them.
      if (!this.#database.isTransaction) throw error
      this.#database.exec('ROLLBACK TO writer; RELEASE writer')
      this.#undone()
      return { error }
    }
  }

  #settle(job: Job | undefined, outcome: Outcome): void {
    if ('value' in outcome) job?.resolve(outcome.value)
    else job?.reject(isSqliteError(outcome.error) ? this.#failure(outcome.error) : outcome.error)
  }
}
