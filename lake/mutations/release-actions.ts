import { publishedIdOf } from '../documents/ids.ts'
import { strengthen } from '../documents/references.ts'
import type { JsonObject, SanityDocument } from '../documents/types.ts'
import { contentOf, existing, requiredString } from './action-fields.ts'
import { decodePatch } from './decode.ts'
import { isObject } from './json-match-select.ts'
import { invalid } from './refusal.ts'
import type { StagedTransaction } from './staged-transaction.ts'

const type = 'system.release'

/** Makes an active release that nothing belongs to yet. */
export function createRelease(fields: JsonObject, transaction: StagedTransaction): void {
  const name = releaseIn(fields)
  const metadata = fields.metadata ?? {}
  if (!isObject(metadata)) throw invalid('"metadata" must be an object')
  const document = { _id: idOf(name), _type: type, name, state: 'active', metadata: { releaseType: 'undecided', ...metadata } }
  transaction.asSystem(() => transaction.create(document))
}

/** Patches the metadata of a release. */
export function editRelease(fields: JsonObject, transaction: StagedTransaction): void {
  const id = idOf(releaseIn(fields))
  const { patch } = fields
  if (!isObject(patch)) throw invalid('"patch" must be an object')
  existing(transaction, id)
  transaction.asSystem(() => transaction.patch(id, decodePatch(patch)))
}

/** Publishes every version of the release at once; a version that says so takes the published document away instead. */
export function publishRelease(fields: JsonObject, transaction: StagedTransaction): void {
  const name = releaseIn(fields)
  const id = idOf(name)
  if (existing(transaction, id).state !== 'active') throw invalid(`The release "${name}" is not active`)
  const versions = transaction.documentsByPath(`versions.${name}.`)
  for (const version of versions) publishVersion(version, transaction)
  const finalDocumentStates = versions.map((version) => ({ _key: version._id, id: publishedIdOf(version._id) }))
  transaction.asSystem(() => transaction.patch(id, { set: { state: 'published', finalDocumentStates } }))
}

/** Deletes a release that is published or has no versions. */
export function deleteRelease(fields: JsonObject, transaction: StagedTransaction): void {
  const name = releaseIn(fields)
  const release = existing(transaction, idOf(name))
  if (transaction.documentsByPath(`versions.${name}.`).length > 0) throw invalid(`The release "${name}" still has documents`)
  transaction.asSystem(() => transaction.delete(release._id))
}

/** Brings in a release of an export; one that is there already fails, stays, or is replaced, as asked. */
export function importRelease(fields: JsonObject, transaction: StagedTransaction): void {
  const document = fields.attributes ?? fields.document
  const ifExists = fields.ifExists ?? 'fail'
  const name = releaseIn(fields)
  if (!isObject(document) || document._id !== idOf(name) || document._type !== type) {
    throw invalid(`The document of the release must be "${idOf(name)}" of the type "${type}"`)
  }
  const body = { ...document, _id: idOf(name) }
  transaction.asSystem(() => {
    if (ifExists === 'fail') transaction.create(body)
    else if (ifExists === 'ignore') transaction.createIfNotExists(body)
    else if (ifExists === 'replace') transaction.createOrReplace(body)
    else throw invalid('"ifExists" must be "fail", "ignore" or "replace"')
  })
}

function publishVersion(version: SanityDocument, transaction: StagedTransaction): void {
  const id = publishedIdOf(version._id)
  const { _system: system, ...content } = contentOf(version)
  if (isObject(system) && system.delete === true) transaction.delete(id)
  else {
    const strong = strengthen(content)
    const created = transaction.document(id)?._createdAt ?? version._createdAt
    if (isObject(strong)) transaction.createOrReplace({ ...strong, _id: id, _createdAt: created })
  }
  transaction.delete(version._id)
}

function releaseIn(fields: JsonObject): string {
  const name = requiredString(fields, 'releaseId')
  if (!/^[A-Za-z0-9_-]+$/.test(name)) throw invalid(`"${name}" is not the ID of a release`)
  return name
}

function idOf(name: string): string {
  return `_.releases.${name}`
}
