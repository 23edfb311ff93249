import type { SanityClient } from '@sanity/client'
import type { Rendering } from '../rendering/rendering.ts'

/** Milliseconds before the live events are asked for again after they broke off. */
const RETRY = 5_000

/** Lets go of rendered pages as soon as a publish changed what they show, told by the CMS's live events. */
export function purgeOnPublish(reader: SanityClient, rendering: Rendering, onError: (error: unknown) => void): { stop(): void } {
  let subscription: { unsubscribe(): void } | undefined
  let timer: NodeJS.Timeout | undefined

  function follow(): void {
    subscription = reader.live.events().subscribe({
      next(event) {
        if (event.type === 'message') rendering.purge(event.tags)
        // What happened while nobody listened is not told again.
        else rendering.clear()
      },
      error(error) {
        rendering.clear()
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
