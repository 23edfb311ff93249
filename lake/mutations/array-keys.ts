import type { Json, JsonObject, PatchOperations } from '../documents/types.ts'
import { isObject } from './json-match-select.ts'

/** The value with a fresh `_key` on each object that stands in an array without one. */
function withArrayKeys(value: Json, arrayKey: () => string): Json {
  if (Array.isArray(value)) return itemsWithKeys(value, arrayKey)
  return isObject(value) ? objectWithArrayKeys(value, arrayKey) : value
}

/** The same for all fields of an object. */
export function objectWithArrayKeys(object: JsonObject, arrayKey: () => string): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, withArrayKeys(value, arrayKey)]))
}

/** The same for what a patch brings into the document. */
export function patchWithArrayKeys(operations: PatchOperations, arrayKey: () => string): PatchOperations {
  const { set, setIfMissing, insert } = operations
  return {
    ...operations,
    ...(set === undefined ? {} : { set: objectWithArrayKeys(set, arrayKey) }),
    ...(setIfMissing === undefined ? {} : { setIfMissing: objectWithArrayKeys(setIfMissing, arrayKey) }),
    ...(insert === undefined ? {} : { insert: { ...insert, items: itemsWithKeys(insert.items, arrayKey) } }),
  }
}

function itemsWithKeys(items: Json[], arrayKey: () => string): Json[] {
  return items.map((item) => {
    const keyed = withArrayKeys(item, arrayKey)
    return isObject(keyed) && keyed._key === undefined ? { ...keyed, _key: arrayKey() } : keyed
  })
}
