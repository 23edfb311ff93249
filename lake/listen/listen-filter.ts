import type { SanityDocument } from '../documents/types.ts'
import type { MatchDocument } from '../query/match-document.ts'

export type Transition = 'appear' | 'update' | 'disappear'

/** What a change is to a listener; null when its filter matches neither the state before nor the one after. */
export function transitionOf(
  matches: MatchDocument,
  previous: SanityDocument | null,
  result: SanityDocument | null,
): Transition | null {
  const before = previous !== null && matches(previous)
  const after = result !== null && matches(result)
  if (before) return after ? 'update' : 'disappear'
  return after ? 'appear' : null
}
