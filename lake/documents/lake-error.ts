import type { Json, JsonObject } from './types.ts'

/** Kinds that travel as `{error: {type, description, ...details}}`. */
type QueryErrorCode = 'queryParseError' | 'queryEvaluationError' | 'validationError' | 'mutationError' | 'actionError'

/** Kinds that travel as `{statusCode, error, message, ...details}`. */
type RequestErrorCode =
  | 'badRequest'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'methodNotAllowed'
  | 'conflict'
  | 'payloadTooLarge'
  | 'unsupportedMediaType'
  | 'misdirected'
  | 'tooManyRequests'
  | 'internal'
  | 'unavailable'
  | 'timeout'
  | 'insufficientStorage'

export type LakeErrorCode = QueryErrorCode | RequestErrorCode

const statuses: Record<LakeErrorCode, number> = {
  queryParseError: 400,
  queryEvaluationError: 400,
  validationError: 400,
  mutationError: 400,
  actionError: 400,
  badRequest: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  misdirected: 421,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,
  timeout: 504,
  insufficientStorage: 507,
}

/** A refusal that its sender may read. `lake/http` is the only place that turns one into Sanity's JSON. */
export class LakeError extends Error {
  readonly code: LakeErrorCode
  readonly status: number
  /** Further fields of the body, beside type and description or beside error and message. */
  readonly details: JsonObject

  /** `status` is the code's own unless the case asks for another, as a mutation error with a conflict in it does. */
  constructor(code: LakeErrorCode, message: string, details: JsonObject = {}, status: number = statuses[code]) {
    super(message)
    this.name = 'LakeError'
    this.code = code
    this.status = status
    this.details = details
  }
}

/** Why one mutation or one action was refused; stands in `items` of the body. */
export interface FailedItem {
  type: FailedItemType
  description: string
  [detail: string]: Json
}

export type FailedItemType =
  | 'documentAlreadyExistsError'
  | 'documentNotFoundError'
  | 'documentRevisionIDDoesNotMatchError'
  | 'documentHasReferencesError'
  | 'documentReferencesNonExistentDocumentsError'
  | 'documentTooLargeError'
  | 'insufficientPermissionsError'
  | 'invalidMutationError'
  | 'transactionAlreadyExistsError'
  | 'validationError'

const itemStatuses: Record<FailedItemType, number> = {
  documentAlreadyExistsError: 409,
  documentNotFoundError: 404,
  documentRevisionIDDoesNotMatchError: 409,
  documentHasReferencesError: 409,
  documentReferencesNonExistentDocumentsError: 409,
  documentTooLargeError: 413,
  insufficientPermissionsError: 403,
  invalidMutationError: 400,
  transactionAlreadyExistsError: 409,
  validationError: 400,
}

/** The refusal of a whole transaction for the sake of the mutation at `index`. */
export function mutationError(index: number, item: FailedItem): LakeError {
  const details = { items: [{ index, error: item }] }
  return new LakeError('mutationError', `The mutation(s) failed: ${item.description}`, details, itemStatuses[item.type])
}

/** The refusal of all actions of a request for the sake of the one at `index`. */
export function actionError(index: number, item: FailedItem): LakeError {
  const details = { items: [{ index, error: item }] }
  return new LakeError('actionError', `The action(s) failed: ${item.description}`, details, itemStatuses[item.type])
}
