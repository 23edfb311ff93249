import { LakeError } from '../documents/lake-error.ts'
import type { Identity } from '../documents/types.ts'

/** Throws a LakeError 401 without a token: a document that is public now may have said what was never meant to be. */
export function expectHistoryReader(identity: Identity | null): void {
  if (identity === null) throw new LakeError('unauthorized', 'Session not found', { errorCode: 'SIO-401-ANF' })
}
