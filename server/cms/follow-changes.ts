import type { MutationEvent, SanityClient } from '@sanity/client'
import { keepFollowing } from './keep-following.ts'

/**
 * Tells each change of the documents that a query matches, as it happens and as the server sees them. What changes while nobody
 * listens is not told again.
 */
export function followChanges(
  writer: SanityClient,
  query: string,
  onChange: (event: MutationEvent) => void,
  onError: (error: unknown) => void,
): { stop(): void } {
  return keepFollowing((retry) =>
    writer.listen(query, {}, { events: ['mutation'], includeResult: false, visibility: 'query' }).subscribe({
      next(event) {
        if (event.type === 'mutation') onChange(event)
      },
      error(error) {
        onError(error)
        retry()
      },
    }),
  )
}
