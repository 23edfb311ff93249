import { LakeError, mutationError } from '../documents/lake-error.ts'
import type { InsertOperation, Json, JsonObject, PatchOperations } from '../documents/types.ts'
import { isObject } from './json-match-select.ts'
import { invalid, Refusal } from './refusal.ts'

/** What a mutation is done to: one document, or whatever a query selects. */
type Selection = { id: string } | { query: string; params: JsonObject }

export type MutationRequest =
  | { type: 'create' | 'createOrReplace' | 'createIfNotExists'; document: JsonObject }
  | { type: 'delete'; selection: Selection; purge: boolean }
  | { type: 'patch'; selection: Selection; ifRevisionID: string | undefined; operations: PatchOperations }

export interface TransactionRequest<Item> {
  transactionId: string | undefined
  items: Item[]
}

const deepest = 100
const validTransactionId = /^[A-Za-z0-9._-]{1,128}$/
const patchFields = new Set([
  'id',
  'query',
  'params',
  'ifRevisionID',
  'set',
  'setIfMissing',
  'unset',
  'inc',
  'dec',
  'insert',
  'diffMatchPatch',
])

/** The mutations of a body of `/data/mutate`, or a LakeError that names the first one that isn't one. */
export function decodeMutations(body: unknown): TransactionRequest<MutationRequest> {
  const { transactionId, items } = decodeBody(body, 'mutations')
  return { transactionId, items: items.map((item, index) => decodeAt(index, () => decodeMutation(item))) }
}

/** The list under `name` of a body and its transaction id. */
export function decodeBody(body: unknown, name: 'mutations' | 'actions'): TransactionRequest<Json> & { body: JsonObject } {
  expectJson(body)
  if (!isObject(body)) throw new LakeError('validationError', 'The request body must be a JSON object')
  const { transactionId, [name]: items } = body
  if (transactionId !== undefined && (typeof transactionId !== 'string' || !validTransactionId.test(transactionId))) {
    throw new LakeError('validationError', 'transactionId must be 1 to 128 letters, digits, dots, underscores or hyphens')
  }
  if (!Array.isArray(items)) throw new LakeError('validationError', `"${name}" must be an array`)
  return { transactionId, items, body }
}

/** The operations of a patch; throws a Refusal. */
export function decodePatch(patch: JsonObject): PatchOperations {
  for (const name of Object.keys(patch)) if (!patchFields.has(name)) throw invalid(`Unknown patch operation "${name}"`)
  const operations: PatchOperations = {}
  if (patch.setIfMissing !== undefined) operations.setIfMissing = objectOf(patch, 'setIfMissing')
  if (patch.set !== undefined) operations.set = objectOf(patch, 'set')
  if (patch.unset !== undefined) operations.unset = stringsOf(patch, 'unset')
  if (patch.diffMatchPatch !== undefined) operations.diffMatchPatch = valuesOf(patch, 'diffMatchPatch', isString)
  if (patch.inc !== undefined) operations.inc = valuesOf(patch, 'inc', isNumber)
  if (patch.dec !== undefined) operations.dec = valuesOf(patch, 'dec', isNumber)
  if (patch.insert !== undefined) operations.insert = decodeInsert(objectOf(patch, 'insert'))
  return operations
}

/** The string in this field of an object, undefined without the field; throws a Refusal for anything else. */
export function optionalString(object: JsonObject, name: string): string | undefined {
  const value = object[name]
  if (value === undefined) return undefined
  if (typeof value !== 'string' || value === '') throw invalid(`"${name}" must be a string that isn't empty`)
  return value
}

function decodeMutation(json: Json): MutationRequest {
  const names = isObject(json) ? Object.keys(json) : []
  const [name] = names
  if (!isObject(json) || name === undefined || names.length > 1)
    throw invalid('A mutation is an object with exactly one operation')
  const body = objectOf(json, name)
  if (name === 'create' || name === 'createOrReplace' || name === 'createIfNotExists') return { type: name, document: body }
  if (name === 'delete') return { type: 'delete', selection: decodeSelection(body), purge: body.purge === true }
  if (name !== 'patch') throw invalid(`Unknown mutation "${name}"`)
  const ifRevisionID = optionalString(body, 'ifRevisionID')
  return { type: 'patch', selection: decodeSelection(body), ifRevisionID, operations: decodePatch(body) }
}

function decodeSelection(body: JsonObject): Selection {
  const id = optionalString(body, 'id')
  const query = optionalString(body, 'query')
  if (id !== undefined && query === undefined) return { id }
  if (query === undefined || id !== undefined) throw invalid('A mutation names its documents by either "id" or "query"')
  return { query, params: body.params === undefined ? {} : objectOf(body, 'params') }
}

function decodeInsert(insert: JsonObject): InsertOperation {
  const [position, ...others] = (['before', 'after', 'replace'] as const).filter((name) => insert[name] !== undefined)
  const path = position === undefined ? undefined : insert[position]
  const items = insert.items
  if (position === undefined || others.length > 0 || typeof path !== 'string') {
    throw invalid('"insert" needs exactly one of "before", "after" and "replace", with a path')
  }
  if (!Array.isArray(items)) throw invalid('"insert" needs an array of "items"')
  if (position === 'before') return { before: path, items }
  return position === 'after' ? { after: path, items } : { replace: path, items }
}

function decodeAt<T>(index: number, decode: () => T): T {
  try {
    return decode()
  } catch (error) {
    throw error instanceof Refusal ? mutationError(index, error.item) : error
  }
}

function objectOf(object: JsonObject, name: string): JsonObject {
  const value = object[name]
  if (!isObject(value)) throw invalid(`"${name}" must be an object`)
  return value
}

function stringsOf(object: JsonObject, name: string): string[] {
  const value = object[name]
  if (!Array.isArray(value) || !value.every(isString)) throw invalid(`"${name}" must be an array of paths`)
  return value
}

function valuesOf<T extends Json>(object: JsonObject, name: string, is: (value: Json) => value is T): Record<string, T> {
  const values = Object.entries(objectOf(object, name)).map(([path, value]): [string, T] => {
    if (!is(value)) throw invalid(`"${name}" has the wrong kind of value at "${path}"`)
    return [path, value]
  })
  return Object.fromEntries(values)
}

function isString(value: Json): value is string {
  return typeof value === 'string'
}

function isNumber(value: Json): value is number {
  return typeof value === 'number'
}

/** Makes sure that a body is plain JSON of a depth that every later walk can bear. */
function expectJson(value: unknown, depth = 0): asserts value is Json {
  if (depth > deepest) throw new LakeError('validationError', `Values are nested deeper than ${deepest} levels`)
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value === 'number' && Number.isFinite(value)) return
  if (typeof value !== 'object') throw new LakeError('validationError', 'The request body must be JSON')
  for (const child of Array.isArray(value) ? value : Object.values(value)) expectJson(child, depth + 1)
}
