import type { SanityClient } from '@sanity/client'
import { followChanges } from '../cms/follow-changes.ts'

/** What the server held back until an editor released it, and whose mail is still to be sent. */
const RELEASED = '*["trap" in flags && status == "received" && mail.state == "pending"]'

/**
 * Tells the id of each submission that an editor releases, as it happens. A release while nobody listened is found by the mail
 * worker's own look at the clock.
 */
export function followReleases(writer: SanityClient, onReleased: (id: string) => void, onError: (error: unknown) => void) {
  return followChanges(
    writer,
    RELEASED,
    ({ transition, documentId }) => {
      if (transition !== 'disappear') onReleased(documentId)
    },
    onError,
  )
}
