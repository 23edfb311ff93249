import type { SanityClient } from '@sanity/client'
import type { Rendering } from '../rendering/rendering.ts'
import { keepFollowing } from './keep-following.ts'

/** Lets go of rendered pages as soon as a publish changed what they show, told by the CMS's live events. */
export function purgeOnPublish(reader: SanityClient, rendering: Rendering, onError: (error: unknown) => void): { stop(): void } {
  return keepFollowing((retry) =>
    reader.live.events().subscribe({
      next(event) {
        if (event.type === 'message') rendering.purge(event.tags)
        // What happened while nobody listened is not told again.
        else rendering.clear()
      },
      error(error) {
        rendering.clear()
        onError(error)
        retry()
      },
    }),
  )
}
