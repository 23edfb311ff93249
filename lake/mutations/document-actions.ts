import { draftIdOf } from '../documents/ids.ts'
import { strengthen } from '../documents/references.ts'
import type { JsonObject, SanityDocument } from '../documents/types.ts'
import { attributesIn, contentOf, existing, publishedIdIn, versionIdIn } from './action-fields.ts'
import { decodePatch, optionalString } from './decode.ts'
import { isObject } from './json-match-select.ts'
import { invalid, Refusal } from './refusal.ts'
import type { StagedTransaction } from './staged-transaction.ts'

/** Creates a draft of a document that is not published; an existing draft fails or, with `ifExists: 'ignore'`, stays. */
export function create(fields: JsonObject, transaction: StagedTransaction): void {
  const publishedId = publishedIdIn(fields)
  const attributes = attributesIn(fields, 'attributes', publishedId)
  const ifExists = fields.ifExists ?? 'fail'
  if (ifExists !== 'fail' && ifExists !== 'ignore') throw invalid('"ifExists" must be "fail" or "ignore"')
  if (transaction.document(publishedId) !== null) throw alreadyExists(publishedId)
  if (ifExists === 'ignore') transaction.createIfNotExists(attributes)
  else transaction.create(attributes)
}

/** Patches the draft, made from the published document first where there is none. */
export function edit(fields: JsonObject, transaction: StagedTransaction): void {
  const publishedId = publishedIdIn(fields)
  const draftId = versionIdIn(fields, 'draftId', publishedId)
  const patch = fields.patch
  if (!isObject(patch)) throw invalid('"patch" must be an object')
  if (transaction.document(draftId) === null) {
    transaction.create({ ...contentOf(existing(transaction, publishedId)), _id: draftId })
  }
  transaction.patch(draftId, decodePatch(patch), optionalString(patch, 'ifRevisionID'))
}

/** Puts the draft in the place of the published document, with its references strengthened, and deletes the draft. */
export function publish(fields: JsonObject, transaction: StagedTransaction): void {
  const publishedId = publishedIdIn(fields)
  const draftId = versionIdIn(fields, 'draftId', publishedId)
  const draft = existing(transaction, draftId)
  const published = transaction.document(publishedId)
  transaction.expectRevision(draft, optionalString(fields, 'ifDraftRevisionId'))
  expectPublished(publishedId, published, optionalString(fields, 'ifPublishedRevisionId'), transaction)
  const content = strengthen(contentOf(draft))
  if (!isObject(content)) return
  transaction.createOrReplace({ ...content, _id: publishedId, _createdAt: published?._createdAt ?? draft._createdAt })
  transaction.delete(draftId)
}

/** Deletes the published document and keeps its content as the draft, unless there is a draft already. */
export function unpublish(fields: JsonObject, transaction: StagedTransaction): void {
  const publishedId = publishedIdIn(fields)
  const draftId = versionIdIn(fields, 'draftId', publishedId)
  transaction.createIfNotExists({ ...contentOf(existing(transaction, publishedId)), _id: draftId })
  transaction.delete(publishedId)
}

/** Deletes the published document and the drafts named; a draft that isn't named is an error. */
export function deleteGroup(fields: JsonObject, transaction: StagedTransaction): void {
  const publishedId = publishedIdIn(fields)
  const named = fields.includeDrafts ?? []
  if (!Array.isArray(named)) throw invalid('"includeDrafts" must be an array of IDs')
  const draftIds = named.map((id) => versionIdIn({ id }, 'id', publishedId))
  const draftId = draftIdOf(publishedId)
  if (transaction.document(draftId) !== null && !draftIds.includes(draftId)) {
    throw invalid(`"${publishedId}" can't be deleted without its draft "${draftId}"`)
  }
  const ids = [publishedId, ...draftIds]
  if (ids.every((id) => transaction.document(id) === null)) existing(transaction, publishedId)
  for (const id of ids) transaction.delete(id, fields.purge === true)
}

/** Deletes a draft, which must be there. */
export function discard(fields: JsonObject, transaction: StagedTransaction): void {
  const draft = existing(transaction, versionIdIn(fields, 'draftId'))
  transaction.delete(draft._id, fields.purge === true)
}

/** Replaces the draft, or makes one of a document that is published. */
export function replaceDraft(fields: JsonObject, transaction: StagedTransaction): void {
  const publishedId = publishedIdIn(fields)
  const attributes = attributesIn(fields, 'attributes', publishedId)
  if (transaction.document(attributes._id) === null) existing(transaction, publishedId)
  transaction.createOrReplace(attributes)
}

/** The refusal of making what is there already. */
function alreadyExists(id: string): Refusal {
  return new Refusal('documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id })
}

function expectPublished(
  id: string,
  published: SanityDocument | null,
  revision: string | undefined,
  transaction: StagedTransaction,
) {
  if (published !== null) transaction.expectRevision(published, revision)
  else if (revision !== undefined) {
    const details = { id, currentRevisionID: null, expectedRevisionID: revision }
    throw new Refusal('documentRevisionIDDoesNotMatchError', `Document "${id}" has unexpected revision ID`, details)
  }
}
