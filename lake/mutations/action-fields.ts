import { isPublishedId, publishedIdOf } from '../documents/ids.ts'
import type { JsonObject, SanityDocument } from '../documents/types.ts'
import { optionalString } from './decode.ts'
import { isObject } from './json-match-select.ts'
import { invalid, Refusal } from './refusal.ts'
import type { StagedTransaction } from './staged-transaction.ts'

/** The string that an action must have in this field. */
export function requiredString(fields: JsonObject, name: string): string {
  const value = optionalString(fields, name)
  if (value === undefined) throw invalid(`"${name}" is required`)
  return value
}

/** The published id that an action names; a draft's or version's id in its place is refused. */
export function publishedIdIn(fields: JsonObject): string {
  const id = requiredString(fields, 'publishedId')
  if (!isPublishedId(id)) throw invalid(`"${id}" is not the ID of a published document`)
  return id
}

/** The id in this field; it must be a draft or version of `publishedId`, or of any document when that is not given. */
export function versionIdIn(fields: JsonObject, name: string, publishedId?: string): string {
  const id = requiredString(fields, name)
  if (isPublishedId(id)) throw invalid(`"${id}" is not the ID of a draft or version`)
  if (publishedId !== undefined && publishedIdOf(id) !== publishedId)
    throw invalid(`"${id}" is not a version of "${publishedId}"`)
  return id
}

/** The document that an action brings along in this field. */
export function attributesIn(fields: JsonObject, name: string, publishedId?: string): JsonObject & { _id: string } {
  const attributes = fields[name]
  if (!isObject(attributes)) throw invalid(`"${name}" must be a document`)
  return { ...attributes, _id: versionIdIn(attributes, '_id', publishedId) }
}

/** The document, which an action can't do without. */
export function existing(transaction: StagedTransaction, id: string): SanityDocument {
  const document = transaction.document(id)
  if (document === null) throw new Refusal('documentNotFoundError', `The document with the ID "${id}" was not found`, { id })
  return document
}

/** Everything of a document but what belongs to its place: the body of a copy under another id. */
export function contentOf(document: SanityDocument): JsonObject {
  const { _id: _, _rev, _updatedAt, ...content } = document
  return content
}
