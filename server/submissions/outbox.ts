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
  /** Resolves when the entry is durable; rejects when it can't be. */
  put(entry: OutboxEntry): Promise<void>
  /** The waiting entry of a document id, or null. */
  find(id: string): OutboxEntry | null
}
