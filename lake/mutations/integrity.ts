import { isPublishedId } from '../documents/ids.ts'
import { strongReferencesOf } from '../documents/references.ts'
import type { DocumentChange } from '../documents/types.ts'
import type { Reader } from '../storage/storage.ts'
import { Refusal } from './refusal.ts'
import type { StagedTransaction } from './staged-transaction.ts'

const mostNamed = 100

/**
 * Refuses a transaction that would leave a strong reference pointing nowhere: from a document that it writes to a published id, or
 * to a document that it deletes.
 */
export function checkReferences(transaction: StagedTransaction, reader: Reader, dataset: string): void {
  for (const change of transaction.changes()) {
    if (change.result === null) checkDeletion(change, transaction, reader, dataset)
    else if (isPublishedId(change.id)) checkTargets(change, transaction)
  }
}

function checkTargets({ id, previous, result, index }: DocumentChange & { index: number }, transaction: StagedTransaction): void {
  if (result === null) return
  const targets = strongReferencesOf(result)
  if (targets.size === 0) return
  const known = previous === null ? new Set() : strongReferencesOf(previous)
  const missing = [...targets].filter((target) => !known.has(target) && transaction.document(target) === null)
  if (missing.length === 0) return
  const description = `Document "${id}" references non-existent document "${missing[0]}"`
  throw new Refusal('documentReferencesNonExistentDocumentsError', description, { id, referenceIDs: missing }, index)
}

function checkDeletion(
  { id, index }: { id: string; index: number },
  transaction: StagedTransaction,
  reader: Reader,
  dataset: string,
) {
  const before = [...reader.documentsReferencing(dataset, id, 'strong')].map((document) => document._id)
  const within = transaction.changes().map((change) => change.id)
  const referring = [...new Set([...before, ...within])].filter((other) => other !== id && refers(transaction, other, id)).sort()
  if (referring.length === 0) return
  const description = `The document "${id}" cannot be deleted as there are references to it from "${referring[0]}"`
  const details = { id, referencingIDs: referring.slice(0, mostNamed), totalCount: referring.length }
  throw new Refusal('documentHasReferencesError', description, details, index)
}

function refers(transaction: StagedTransaction, from: string, to: string): boolean {
  const document = transaction.document(from)
  return document !== null && strongReferencesOf(document).has(to)
}
