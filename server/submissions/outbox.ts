import type { Answers, SubmissionRecord } from './record.ts'

/** A submission that waits for the CMS, as the outbox keeps it. */
export interface OutboxEntry {
  record: SubmissionRecord
  answers: Answers
  /** Fields that decide whether a repeat is the same. */
  names: readonly string[]
}

/** Where submissions wait while the CMS can't be reached. */
export interface Outbox {
  /**
   * Resolves when an entry of this document id is durable, with that entry: another one that came first under the same id stays, and
   * the given one is not kept. Rejects when it can't be kept.
   */
  put(entry: OutboxEntry): Promise<OutboxEntry>
  /** The waiting entry of a document id, or null. */
  find(id: string): OutboxEntry | null
}
