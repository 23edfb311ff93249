import type { InsertOperation, Json, JsonObject, PatchOperations } from '../documents/types.ts'
import { type Edit, edit } from './edit.ts'
import { parsePath, type Step } from './json-match.ts'
import { isObject, type Location, type Path, select, selectIndices } from './json-match-select.ts'
import { patchText } from './text-patch.ts'

/**
 * `document` after the operations, in Sanity's order: setIfMissing, set, unset, diffMatchPatch, inc, dec, insert. A path that
 * leads nowhere changes nothing; only `set` and `setIfMissing` make what is missing, parents included. Throws an Error that says
 * what is wrong with an operation. The document given stays as it is.
 */
export function applyPatch(document: JsonObject, operations: PatchOperations): JsonObject {
  let result: Json = document
  for (const [path, value] of entries(operations.setIfMissing)) result = setIfMissing(result, path, value)
  for (const [path, value] of entries(operations.set)) result = set(result, path, value)
  for (const path of operations.unset ?? []) result = unset(result, path)
  for (const [path, patch] of entries(operations.diffMatchPatch))
    result = change(result, path, (value) => changedText(value, patch))
  for (const [path, by] of entries(operations.inc)) result = change(result, path, (value) => sum(value, by))
  for (const [path, by] of entries(operations.dec)) result = change(result, path, (value) => sum(value, -by))
  if (operations.insert !== undefined) result = insert(result, operations.insert)
  return isObject(result) ? result : document
}

function entries<T>(object: Record<string, T> | undefined): [string, T][] {
  return Object.entries(object ?? {})
}

function set(document: Json, path: string, value: Json): Json {
  return at(document, select(document, parsePath(path), 'with missing'), () => value)
}

/** Null counts as missing, and array items are never missing. */
function setIfMissing(document: Json, path: string, value: Json): Json {
  const places = select(document, parsePath(path), 'with missing')
  const empty = places.filter((place) => (place.value ?? null) === null && typeof place.path.at(-1) === 'string')
  return at(document, empty, () => value)
}

function unset(document: Json, path: string): Json {
  return at(document, select(document, parsePath(path), 'existing only'), () => undefined)
}

function change(document: Json, path: string, to: (value: Json) => Json): Json {
  return at(document, select(document, parsePath(path), 'existing only'), (value) => to(value ?? null))
}

function at(document: Json, places: Location[], to: Edit['to']): Json {
  return places.length === 0
    ? document
    : edit(
        document,
        places.map(({ path }) => ({ path, to })),
      )
}

function changedText(value: Json, patch: string): Json {
  return typeof value === 'string' ? patchText(value, patch) : value
}

function sum(value: Json, by: number): Json {
  if (typeof value !== 'number') return value
  const result = value + by
  if (!Number.isFinite(result)) throw new RangeError(`${value} and ${by} add up to more than a number can hold`)
  return result
}

function insert(document: Json, operation: InsertOperation): Json {
  const [position, path] =
    'before' in operation
      ? (['before', operation.before] as const)
      : 'after' in operation
        ? (['after', operation.after] as const)
        : (['replace', operation.replace] as const)
  const arrays = new Map<string, { path: Path; steps: Step[] }>()
  for (const steps of parsePath(path)) {
    const last = steps.at(-1)
    if (last === undefined) continue
    for (const { path: at, value } of select(document, [steps.slice(0, -1)], 'existing only')) {
      if (!Array.isArray(value)) continue
      const key = JSON.stringify(at)
      const known = arrays.get(key)
      if (known === undefined) arrays.set(key, { path: at, steps: [last] })
      else known.steps.push(last)
    }
  }
  const edits = [...arrays.values()].map(({ path: at, steps }) => ({
    path: at,
    to: (value: Json | undefined) => (Array.isArray(value) ? inserted(value, steps, position, operation.items) : value),
  }))
  return edits.length === 0 ? document : edit(document, edits)
}

/** Next to what the steps select of the array; where they select nothing, nothing is inserted. */
function inserted(array: Json[], steps: Step[], position: 'before' | 'after' | 'replace', items: Json[]): Json[] {
  const selections = steps.map((step) => selectIndices(array, step))
  const indices = new Set(selections.flatMap((selection) => selection.indices))
  const gap = selections.find((selection) => selection.insertAt !== undefined)?.insertAt
  if (indices.size === 0) return gap === undefined ? array : [...array.slice(0, gap), ...items, ...array.slice(gap)]
  const ends = { first: array.length, last: 0 }
  for (const index of indices) {
    ends.first = Math.min(ends.first, index)
    ends.last = Math.max(ends.last, index)
  }
  const at = position === 'after' ? ends.last + 1 : ends.first
  const rest = array.slice(at)
  return [
    ...array.slice(0, at),
    ...items,
    ...(position === 'replace' ? rest.filter((_, offset) => !indices.has(at + offset)) : rest),
  ]
}
