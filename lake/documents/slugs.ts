import type { Json, SanityDocument } from './types.ts'

/** The text of every slug at the top of the document: `current` of a field that is an object, each once. */
export function slugsOf(document: SanityDocument): Set<string> {
  const slugs = new Set<string>()
  for (const value of Object.values(document)) {
    const current = currentOf(value)
    if (typeof current === 'string') slugs.add(current)
  }
  return slugs
}

function currentOf(value: Json): Json | undefined {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value.current : undefined
}
