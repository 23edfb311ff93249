import type { MutationEvent, SanityClient } from '@sanity/client'

/** Milliseconds until the changes are asked for again after they broke off. */
const RETRY = 5_000

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
  let subscription: { unsubscribe(): void } | undefined
  let timer: NodeJS.Timeout | undefined

  function follow(): void {
    subscription = writer.listen(query, {}, { events: ['mutation'], includeResult: false, visibility: 'query' }).subscribe({
      next(event) {
        if (event.type === 'mutation') onChange(event)
      },
      error(error) {
        onError(error)
        timer = setTimeout(follow, RETRY)
        timer.unref()
      },
    })
  }

  follow()
  return {
    stop() {
      clearTimeout(timer)
      subscription?.unsubscribe()
    },
  }
}
