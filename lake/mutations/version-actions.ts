import type { JsonObject } from '../documents/types.ts'
import { attributesIn, contentOf, existing, publishedIdIn, requiredString, versionIdIn } from './action-fields.ts'
import { optionalString } from './decode.ts'
import type { StagedTransaction } from './staged-transaction.ts'

/** Creates a draft or a release's version, from the document sent along or from a stored one. */
export function createVersion(fields: JsonObject, transaction: StagedTransaction): void {
  const publishedId = publishedIdIn(fields)
  if (fields.document !== undefined) {
    transaction.create(attributesIn(fields, 'document', publishedId))
    return
  }
  const base = existing(transaction, requiredString(fields, 'baseId'))
  transaction.expectRevision(base, optionalString(fields, 'ifBaseRevisionId'))
  transaction.create({ ...contentOf(base), _id: versionIdIn(fields, 'versionId', publishedId) })
}

/** Replaces a draft or version, which must be there. */
export function replaceVersion(fields: JsonObject, transaction: StagedTransaction): void {
  const document = attributesIn(fields, 'document')
  existing(transaction, document._id)
  transaction.createOrReplace(document)
}

/** Deletes a draft or version, which must be there. */
export function discardVersion(fields: JsonObject, transaction: StagedTransaction): void {
  const version = existing(transaction, versionIdIn(fields, 'versionId'))
  transaction.delete(version._id, fields.purge === true)
}

/** Marks a version so that publishing its release unpublishes the document; made from the published one where it is missing. */
export function unpublishVersion(fields: JsonObject, transaction: StagedTransaction): void {
  const publishedId = publishedIdIn(fields)
  const versionId = versionIdIn(fields, 'versionId', publishedId)
  const published = existing(transaction, publishedId)
  if (transaction.document(versionId) === null) transaction.create({ ...contentOf(published), _id: versionId })
  transaction.patch(versionId, { set: { '_system.delete': true } })
}
