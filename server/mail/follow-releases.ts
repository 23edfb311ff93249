import type { SanityClient } from '@sanity/client'

/** What the server held back until an editor released it, and whose mail is still to be sent. */
const RELEASED = '*["trap" in flags && status == "received" && mail.state == "pending"]'
/** Milliseconds until the changes are asked for again after they broke off. */
const RETRY = 5_000

/**
 * Tells the id of each submission that an editor releases, as it happens. A release while nobody listened is not told: the mail
 * worker's own look at the clock finds it.
 */
export function followReleases(
  writer: SanityClient,
  onReleased: (id: string) => void,
  onError: (error: unknown) => void,
): { stop(): void } {
  let subscription: { unsubscribe(): void } | undefined
  let timer: NodeJS.Timeout | undefined

  function follow(): void {
    subscription = writer.listen(RELEASED, {}, { events: ['mutation'], includeResult: false, visibility: 'query' }).subscribe({
      next(event) {
        if (event.type === 'mutation' && event.transition !== 'disappear') onReleased(event.documentId)
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
