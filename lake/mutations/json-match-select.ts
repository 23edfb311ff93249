import type { Json, JsonObject } from '../documents/types.ts'
import type { Comparison, Step } from './json-match.ts'

export type Path = readonly (string | number)[]

/** A place in a document; without a value where `set` would have to make it. */
export interface Location {
  path: Path
  value: Json | undefined
}

/** Whether a value is an object, neither an array nor null. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The places in `root` that one of the paths leads to, each once, those that don't exist yet only when they are asked for. */
export function select(root: Json, paths: readonly Step[][], missing: 'with missing' | 'existing only'): Location[] {
  const found = paths.flatMap((steps) => walk({ path: [], value: root }, steps, missing === 'with missing'))
  return paths.length === 1 ? found : distinct(found)
}

/** Indices of an array that a last step selects. An empty array has an end to insert at, at `[0]` and `[-1]`. */
export function selectIndices(array: readonly Json[], step: Step): { indices: number[]; insertAt?: number } {
  if (step.type === 'index' && array.length === 0 && (step.index === 0 || step.index === -1)) return { indices: [], insertAt: 0 }
  if (step.type === 'slice') {
    const { start, end } = bounds(array.length, step)
    return { indices: children({ path: [], value: [...array] }, step), insertAt: Math.min(start, end) }
  }
  return { indices: children({ path: [], value: [...array] }, step) }
}

function walk(root: Location, steps: readonly Step[], latent: boolean): Location[] {
  let locations = [root]
  for (const step of steps) {
    const next = locations.flatMap((location) => advance(location, step, latent))
    locations = step.type === 'descendants' ? distinct(next) : next
  }
  return locations
}

function advance(location: Location, step: Step, latent: boolean): Location[] {
  if (step.type === 'field') return field(location, step.name, latent && !step.existing)
  if (step.type === 'descendants') return [location, ...descendants(location)]
  if (step.type === 'children') return all(location)
  if (step.type === 'filter') return all(location).filter((child) => passes(child, step))
  const { value, path } = location
  return children(location, step).map((index) => ({
    path: [...path, index],
    value: Array.isArray(value) ? value[index] : undefined,
  }))
}

/** A field, made where it is missing; what stands in the way of one, other than an array item, gives way to an object. */
function field({ path, value }: Location, name: string, latent: boolean): Location[] {
  if (isObject(value) && Object.hasOwn(value, name)) return [{ path: [...path, name], value: value[name] }]
  if (!latent) return []
  return isObject(value) || typeof path.at(-1) === 'string' ? [{ path: [...path, name], value: undefined }] : []
}

function children({ value }: Location, step: Step): number[] {
  if (!Array.isArray(value)) return []
  if (step.type === 'index') {
    const index = step.index < 0 ? step.index + value.length : step.index
    return index >= 0 && index < value.length ? [index] : []
  }
  if (step.type === 'slice') {
    const { start, end } = bounds(value.length, step)
    const indices: number[] = []
    for (let index = start; index < end; index += step.step) indices.push(index)
    return indices
  }
  return advance({ path: [], value }, step, false).flatMap(({ path: [index] }) => (typeof index === 'number' ? [index] : []))
}

function bounds(length: number, slice: { start: number; end: number | undefined }): { start: number; end: number } {
  const end = slice.end ?? length
  const clamp = (position: number) => Math.min(Math.max(position < 0 ? position + length : position, 0), length)
  return { start: clamp(slice.start), end: clamp(end) }
}

function all({ path, value }: Location): Location[] {
  if (Array.isArray(value)) return value.map((item, index) => ({ path: [...path, index], value: item }))
  return isObject(value) ? Object.entries(value).map(([name, child]) => ({ path: [...path, name], value: child })) : []
}

function descendants(location: Location): Location[] {
  return all(location).flatMap((child) => [child, ...descendants(child)])
}

function passes({ value }: Location, { left, operator, right }: Step & { type: 'filter' }): boolean {
  if (value === undefined) return false
  const [a, ...others] = select(value, left, 'existing only')
  if (operator === '?') return a !== undefined
  if (a === undefined || others.length > 0 || right === undefined) return false
  if ('literal' in right) return compare(a.value, operator, right.literal)
  const [b, ...more] = select(value, right, 'existing only')
  return b !== undefined && more.length === 0 && compare(a.value, operator, b.value)
}

function compare(a: Json | undefined, operator: Comparison, b: Json | undefined): boolean {
  if (operator === '==') return isPrimitive(a) && a === b
  if (typeof a !== typeof b || !isPrimitive(a) || !isPrimitive(b)) return false
  if (operator === '!=') return a !== b
  if (typeof a === 'boolean' || a === null || b === null) return false
  return { '<': a < b, '<=': a <= b, '>': a > b, '>=': a >= b }[operator]
}

function isPrimitive(value: Json | undefined): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function distinct(locations: Location[]): Location[] {
  return [...new Map(locations.map((location) => [JSON.stringify(location.path), location])).values()]
}
