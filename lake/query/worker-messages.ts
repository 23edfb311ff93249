import type { LakeErrorCode } from '../documents/lake-error.ts'
import type { JsonObject } from '../documents/types.ts'
import type { QueryAnswer } from './query-runner.ts'

export interface WorkerSettings {
  databaseFile: string
  projectId: string
  /** Characters of JSON. */
  maximalResult: number
}

/** What a worker says of a request. Errors lose their class between threads, so refusals travel in parts. */
export type WorkerReply =
  | { answer: QueryAnswer }
  | { refusal: { code: LakeErrorCode; message: string; details: JsonObject; status: number } }
  | { fault: string }
