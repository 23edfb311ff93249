import type { Json, SanityDocument } from './types.ts'

/** One reference that a document holds. A weak one may point nowhere; one to another dataset is not the lake's to check and counts as weak. */
export interface Reference {
  id: string
  weak: boolean
}

/** Every reference within the document, in document order, repeats included: what GROQ's `references()` looks at. */
export function referencesOf(document: SanityDocument): Reference[] {
  const found: Reference[] = []
  collect(document, found)
  return found
}

/** Ids that the document strongly refers to, each once. */
export function strongReferencesOf(document: SanityDocument): Set<string> {
  const ids = new Set<string>()
  for (const reference of referencesOf(document)) if (!reference.weak) ids.add(reference.id)
  return ids
}

/** The value with its references made strong as they ask for: no `_strengthenOnPublish`, and `_weak` only where that says `weak`. */
export function strengthen(value: Json): Json {
  if (Array.isArray(value)) return value.map(strengthen)
  if (value === null || typeof value !== 'object') return value
  const { _strengthenOnPublish: wish, ...rest } = value
  if (wish === undefined) return mapValues(rest)
  const { _weak: _, ...strong } = rest
  return mapValues(staysWeak(wish) ? { ...strong, _weak: true } : strong)
}

function staysWeak(wish: Json): boolean {
  return wish !== null && typeof wish === 'object' && !Array.isArray(wish) && wish.weak === true
}

function mapValues(object: { [key: string]: Json }): { [key: string]: Json } {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, strengthen(value)]))
}

function collect(value: Json, found: Reference[]): void {
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object') collect(item, found)
  } else if (value !== null && typeof value === 'object') {
    const target = value._ref
    if (typeof target === 'string') {
      const isElsewhere = value._dataset !== undefined || value._projectId !== undefined
      found.push({ id: target, weak: value._weak === true || isElsewhere })
    }
    for (const child of Object.values(value)) if (typeof child === 'object') collect(child, found)
  }
}
