import type { Answers, SubmissionRecord } from './record.ts'

/** A submission that waits for the CMS, as the outbox keeps it. */
export interface OutboxEntry {
  record: SubmissionRecord
  answers: Answers
  /** Fields that decide whether a repeat is the same. */
  names: readonly string[]
  /** What no second entry may share; absent for the document id. */
  key?: string
}

/** Where submissions wait while the CMS can't be reached. */
export interface Outbox {
  /**
   * Resolves when an entry of this key is durable, with that entry: another one that came first under the same key stays, and the
   * given one is not kept. Rejects when it can't be kept.
   */
  put(entry: OutboxEntry): Promise<OutboxEntry>
  /** The waiting entry of a key, or null. */
  find(key: string): OutboxEntry | null
}
