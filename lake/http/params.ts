import { LakeError } from '../documents/lake-error.ts'
import type { Json } from '../documents/types.ts'

/** Query parameters `$name=<JSON>` as values by name. @throws LakeError 400 for what is no JSON. */
export function queryParams(search: URLSearchParams): { [name: string]: Json } {
  const params: { [name: string]: Json } = {}
  for (const [name, text] of search) {
    if (!name.startsWith('$')) continue
    try {
      params[name.slice(1)] = JSON.parse(text)
    } catch {
      throw new LakeError(
        'validationError',
        `Unable to parse value of "${name}=${text.slice(0, 200)}". Please quote string values.`,
      )
    }
  }
  return params
}

/** A flag that is off unless it says `true`. */
export function isOn(search: URLSearchParams, name: string): boolean {
  return search.get(name) === 'true'
}

/** A flag that is on unless it says `false`. */
export function isNotOff(search: URLSearchParams, name: string): boolean {
  return search.get(name) !== 'false'
}

/** A whole number of at least 1. @throws LakeError 400 */
export function countParam(search: URLSearchParams, name: string): number | undefined {
  const text = search.get(name)
  if (text === null || text === '') return undefined
  const count = Number(text)
  if (!Number.isSafeInteger(count) || count < 1) throw new LakeError('badRequest', `"${name}" must be a positive whole number`)
  return count
}

const maximalIds = 1000

/** Ids of a path segment, separated by commas, each percent-encoded or not. @throws LakeError 400 */
export function idList(segment: string): string[] {
  let ids: string[]
  try {
    ids = segment.split(/,|%2C/i).map(decodeURIComponent)
  } catch {
    throw new LakeError('badRequest', 'The path is not encoded correctly')
  }
  const named = ids.filter((id) => id !== '')
  if (named.length === 0 || named.length > maximalIds)
    throw new LakeError('badRequest', `Between 1 and ${maximalIds} ids can be asked for`)
  return named
}
