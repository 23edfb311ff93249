import { mutationError } from '../documents/lake-error.ts'
import type { JsonObject } from '../documents/types.ts'
import type { IdSource, MutationResult } from './api.ts'
import { objectWithArrayKeys, patchWithArrayKeys } from './array-keys.ts'
import type { MutationRequest } from './decode.ts'
import { invalid, Refusal } from './refusal.ts'
import type { StagedTransaction } from './staged-transaction.ts'

/** A request whose query, if it had one, has been answered with the ids of documents. */
export interface SelectedMutation {
  request: MutationRequest
  /** Undefined where the request names no query. */
  selected: readonly string[] | undefined
}

export interface AppliedMutation extends MutationResult {
  id: string
}

/** Applies the mutations in order; throws a LakeError that names the one that failed. One result for each document. */
export function applyMutations(
  transaction: StagedTransaction,
  mutations: readonly SelectedMutation[],
  ids: IdSource,
  autoGenerateArrayKeys: boolean,
): AppliedMutation[] {
  const arrayKey = autoGenerateArrayKeys ? ids.arrayKey : undefined
  return mutations.flatMap((mutation, index) => {
    transaction.index = index
    try {
      return applyMutation(transaction, mutation, ids, arrayKey)
    } catch (error) {
      throw error instanceof Refusal ? mutationError(index, error.item) : error
    }
  })
}

function applyMutation(
  transaction: StagedTransaction,
  { request, selected }: SelectedMutation,
  ids: IdSource,
  arrayKey: IdSource['arrayKey'] | undefined,
): AppliedMutation[] {
  if (request.type === 'delete') return idsOf(request, selected).map((id) => deleted(transaction, id, request.purge))
  if (request.type === 'patch') {
    const operations = arrayKey === undefined ? request.operations : patchWithArrayKeys(request.operations, arrayKey)
    return idsOf(request, selected)
      .filter((id) => selected === undefined || transaction.document(id) !== null)
      .map((id) => ({ id, operation: transaction.patch(id, operations, request.ifRevisionID) }))
  }
  const body = arrayKey === undefined ? request.document : objectWithArrayKeys(request.document, arrayKey)
  const document = { ...body, _id: idOf(body, request.type, ids) }
  return [{ id: document._id, operation: transaction[request.type](document) }]
}

function deleted(transaction: StagedTransaction, id: string, purge: boolean): AppliedMutation {
  const document = transaction.document(id)
  const operation = transaction.delete(id, purge)
  return document === null ? { id, operation } : { id, operation, document }
}

function idsOf(
  request: MutationRequest & { type: 'delete' | 'patch' },
  selected: readonly string[] | undefined,
): readonly string[] {
  return 'id' in request.selection ? [request.selection.id] : (selected ?? [])
}

/** The id that a new document asks for; only `create` may leave it to the lake. A final dot asks for a random end. */
function idOf(body: JsonObject, type: 'create' | 'createOrReplace' | 'createIfNotExists', ids: IdSource): string {
  const id = body._id
  if (id === undefined && type === 'create') return ids.documentId()
  if (typeof id !== 'string' || id === '') throw invalid(`"${type}" needs a document with an "_id"`)
  return id.endsWith('.') ? id + ids.documentId() : id
}
