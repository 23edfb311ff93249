import type { Json, JsonObject } from '../documents/types.ts'
import { isObject } from './json-match-select.ts'

/** Opcodes of Mendoza patches (https://github.com/sanity-io/mendoza) that are enough to say any difference. */
const op = {
  value: 0,
  enterFieldCopy: 10,
  enterFieldBlank: 11,
  enterElementCopy: 12,
  returnIntoObjectSameKey: 15,
  returnIntoArray: 16,
  setField: 17,
  deleteField: 19,
  appendValue: 20,
  appendSlice: 21,
  appendString: 22,
  appendStringSlice: 23,
} as const

/**
 * A Mendoza patch that turns `from` into `to`; null stands for no document. Fields, array items with the same `_key` and texts are
 * told apart, so that the Studio sees who changed which.
 */
export function mendozaPatch(from: JsonObject | null, to: JsonObject | null): Json[] {
  if (from === null || to === null) return [op.value, to]
  const patch: Json[] = []
  writeObject(from, to, patch)
  return patch
}

/** Field numbers are places in the sorted list of the input's keys. */
function writeObject(from: JsonObject, to: JsonObject, patch: Json[]): void {
  for (const [index, key] of Object.keys(from).sort().entries()) {
    if (Object.hasOwn(to, key)) writeField(index, key, from[key] ?? null, to[key] ?? null, patch)
    else patch.push(op.deleteField, index)
  }
  for (const [key, value] of Object.entries(to)) if (!Object.hasOwn(from, key)) patch.push(op.setField, value, key)
}

function writeField(index: number, key: string, from: Json, to: Json, patch: Json[]): void {
  if (isSame(from, to)) return
  if (isObject(from) && isObject(to)) {
    patch.push(op.enterFieldCopy, index)
    writeObject(from, to, patch)
    patch.push(op.returnIntoObjectSameKey)
  } else if (Array.isArray(from) && Array.isArray(to) && to.length > 0) {
    patch.push(op.enterFieldBlank, index)
    writeArray(from, to, patch)
    patch.push(op.returnIntoObjectSameKey)
  } else if (typeof from === 'string' && typeof to === 'string' && isProse(key, from, to)) {
    patch.push(op.enterFieldBlank, index)
    writeText(from, to, patch)
    patch.push(op.returnIntoObjectSameKey)
  } else patch.push(op.setField, to, key)
}

/** Texts are told apart within; names such as `_type`, and a text that comes or goes, change as one. */
function isProse(key: string, from: string, to: string): boolean {
  return !key.startsWith('_') && from !== '' && to !== ''
}

/** The output starts empty: runs of unchanged items are copied, items with a known key are changed, all others are given whole. */
function writeArray(from: Json[], to: Json[], patch: Json[]): void {
  const places = placesOf(from)
  let run: [start: number, end: number] | undefined
  const flush = () => {
    if (run !== undefined) patch.push(op.appendSlice, ...run)
    run = undefined
  }
  for (const item of to) {
    const place = places.get(identityOf(item))
    const old = place === undefined ? undefined : from[place]
    if (place !== undefined && old !== undefined && isSame(old, item)) {
      if (run?.[1] === place) run[1]++
      else {
        flush()
        run = [place, place + 1]
      }
      continue
    }
    flush()
    if (place !== undefined && isObject(old) && isObject(item)) {
      patch.push(op.enterElementCopy, place)
      writeObject(old, item, patch)
      patch.push(op.returnIntoArray)
    } else patch.push(op.appendValue, item)
  }
  flush()
}

function placesOf(items: Json[]): Map<string, number> {
  const places = new Map<string, number>()
  for (const [index, item] of items.entries()) {
    const identity = identityOf(item)
    if (!places.has(identity)) places.set(identity, index)
  }
  return places
}

/** What makes an item the same one as before: its key, or without one all of it. */
function identityOf(item: Json): string {
  const key = isObject(item) ? item._key : undefined
  return typeof key === 'string' ? `key ${key}` : `value ${JSON.stringify(item)}`
}

/** Offsets count bytes of UTF-8; a text is never cut within a character. */
function writeText(from: string, to: string, patch: Json[]): void {
  const a = [...from]
  const b = [...to]
  const most = Math.min(a.length, b.length)
  let start = 0
  while (start < most && a[start] === b[start]) start++
  let end = 0
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const head = bytes(a.slice(0, start))
  const total = bytes(a)
  if (head > 0) patch.push(op.appendStringSlice, 0, head)
  const middle = b.slice(start, b.length - end).join('')
  if (middle !== '') patch.push(op.appendString, middle)
  if (end > 0) patch.push(op.appendStringSlice, total - bytes(a.slice(a.length - end)), total)
}

function bytes(characters: string[]): number {
  let sum = 0
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0
    sum += code > 0xffff ? 4 : code > 0x7ff ? 3 : code > 0x7f ? 2 : 1
  }
  return sum
}

function isSame(a: Json, b: Json): boolean {
  if (a === b) return true
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => isSame(item, b[index] ?? null))
  if (!isObject(a) || !isObject(b)) return false
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length) return false
  return names.every((name) => Object.hasOwn(b, name) && isSame(a[name] ?? null, b[name] ?? null))
}
