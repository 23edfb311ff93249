import { actionError, LakeError } from '../documents/lake-error.ts'
import type { JsonObject } from '../documents/types.ts'
import { decodeBody, type TransactionRequest } from './decode.ts'
import { create, deleteGroup, discard, edit, publish, replaceDraft, unpublish } from './document-actions.ts'
import { isObject } from './json-match-select.ts'
import { Refusal } from './refusal.ts'
import { createRelease, deleteRelease, editRelease, importRelease, publishRelease } from './release-actions.ts'
import type { StagedTransaction } from './staged-transaction.ts'
import { createVersion, discardVersion, replaceVersion, unpublishVersion } from './version-actions.ts'

/** One action, read and checked, ready to be done to documents in a transaction; throws a Refusal. */
export type Action = (transaction: StagedTransaction) => void

const actions: Record<string, (fields: JsonObject, transaction: StagedTransaction) => void> = {
  'sanity.action.document.create': create,
  'sanity.action.document.edit': edit,
  'sanity.action.document.publish': publish,
  'sanity.action.document.unpublish': unpublish,
  'sanity.action.document.delete': deleteGroup,
  'sanity.action.document.discard': discard,
  'sanity.action.document.replaceDraft': replaceDraft,
  'sanity.action.document.version.create': createVersion,
  'sanity.action.document.version.replace': replaceVersion,
  'sanity.action.document.version.discard': discardVersion,
  'sanity.action.document.version.unpublish': unpublishVersion,
  'sanity.action.release.create': createRelease,
  'sanity.action.release.edit': editRelease,
  'sanity.action.release.publish': publishRelease,
  'sanity.action.release.delete': deleteRelease,
  'sanity.action.release.import': importRelease,
}

/** The actions of a body of `/data/actions`, or a LakeError that names the first one that isn't one. */
export function decodeActions(body: unknown): TransactionRequest<Action> & { dryRun: boolean } {
  const { transactionId, items, body: fields } = decodeBody(body, 'actions')
  if (items.length === 0) throw new LakeError('validationError', '"actions" must name at least one action')
  const decoded = items.map((item, index): Action => {
    const type = isObject(item) ? item.actionType : undefined
    const action = typeof type === 'string' && Object.hasOwn(actions, type) ? actions[type] : undefined
    if (!isObject(item) || action === undefined) {
      const description = typeof type === 'string' ? `Unsupported action "${type}"` : 'An action needs an "actionType"'
      throw actionError(index, { type: 'validationError', description })
    }
    return (transaction) => action(item, transaction)
  })
  return { transactionId, items: decoded, dryRun: fields.dryRun === true }
}

/** Does the actions one after another, each seeing what those before it did; throws a LakeError that names the one that failed. */
export function applyActions(transaction: StagedTransaction, items: readonly Action[]): void {
  for (const [index, action] of items.entries()) {
    transaction.index = index
    try {
      action(transaction)
    } catch (error) {
      throw error instanceof Refusal ? actionError(index, error.item) : error
    }
  }
}
