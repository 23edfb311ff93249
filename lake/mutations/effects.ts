import type { DocumentChange, Json, JsonObject, SanityDocument } from '../documents/types.ts'
import { mendozaPatch } from './mendoza.ts'

/** Mendoza patches between two states of one document, both without `_rev`. */
export interface Effects {
  apply: Json[]
  revert: Json[]
}

const known = new WeakMap<DocumentChange, Effects>()

/** The effects of a change. They follow from its two states and so are never stored; computed once for each change. */
export function effectsOf(change: DocumentChange): Effects {
  const computed = known.get(change)
  if (computed !== undefined) return computed
  const previous = withoutRevision(change.previous)
  const result = withoutRevision(change.result)
  const effects = { apply: mendozaPatch(previous, result), revert: mendozaPatch(result, previous) }
  known.set(change, effects)
  return effects
}

/** Clients take `_rev` away, apply the patch and put the new one on. */
function withoutRevision(document: SanityDocument | null): JsonObject | null {
  if (document === null) return null
  const { _rev: _, ...content } = document
  return content
}
