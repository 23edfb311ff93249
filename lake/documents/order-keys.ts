import type { Json, SanityDocument } from './types.ts'

const longestText = 24
const longestName = 64
const mostFields = 1000

/**
 * Texts that sort as GROQ sorts the values of the document's top-level fields: numbers, then texts by UTF-16 code unit, then booleans.
 * Other values have none, they sort after all. Long texts are cut: values with the same key may differ, never the other way round.
 *
 * @param except a state of the document whose equal fields are left out.
 */
export function orderKeysOf(document: SanityDocument, except: SanityDocument | null = null): Map<string, string> {
  const keys = new Map<string, string>()
  const names = Object.keys(document)
  // Which of so many fields have a place depends on those before them.
  const isComparable = except !== null && names.length <= mostFields && Object.keys(except).length <= mostFields
  for (const name of names) {
    const value = document[name]
    if (isComparable && value === except[name]) continue
    const key = orderKey(value)
    if (key !== undefined && isOrderedBy(name) && keys.size < mostFields) keys.set(name, key)
  }
  return keys
}

/** The key of one value, undefined for what sorts last. */
export function orderKey(value: Json | undefined): string | undefined {
  if (typeof value === 'number') return `2${numberKey(value)}`
  if (typeof value === 'string') return `3${textKey(value)}`
  return typeof value === 'boolean' ? `4${value ? 1 : 0}` : undefined
}

/** Whether documents can be ordered by a top-level field. Of the system's own fields only the one that stays: the others would move in their lists with each transaction. */
export function isOrderedBy(name: string): boolean {
  return name.length <= longestName && (!name.startsWith('_') || name === '_createdAt')
}

const bits = new DataView(new ArrayBuffer(8))

/** The bits of the number as hexadecimal digits, turned so that they sort as the numbers do. */
function numberKey(value: number): string {
  bits.setFloat64(0, value === 0 ? 0 : value)
  const high = bits.getUint32(0)
  const isNegative = high >= 0x80000000
  return digits(isNegative ? ~high : high ^ 0x80000000) + digits(isNegative ? ~bits.getUint32(4) : bits.getUint32(4))
}

function digits(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}

/** Databases sort by code point: units from U+D800 on move beyond U+10000, where they keep the order they have among units. */
function textKey(value: string): string {
  let key = ''
  for (let index = 0; index < Math.min(value.length, longestText); index++) {
    const unit = value.charCodeAt(index)
    key += unit >= 0xd800 ? String.fromCodePoint(0x10000 + unit) : String.fromCharCode(Math.max(unit, 1))
  }
  return key
}
