import type { SanityClient } from '@sanity/client'
import { getPublishedId } from '@sanity/client/csm'
import { followChanges } from './follow-changes.ts'

/**
 * Deletes the private links of a webinar with the webinar: nobody would find them again in the Studio. One that is only unpublished
 * still has its draft, and keeps them.
 */
export function dropCompanions(writer: SanityClient, onError: (error: unknown) => void): { stop(): void } {
  async function drop(webinarId: string): Promise<void> {
    const left = await writer.withConfig({ perspective: 'raw' }).fetch<string[]>('*[_type == "webinar"]._id')
    if (left.some((id) => getPublishedId(id) === webinarId)) return
    await writer.delete(`webinar-access.${webinarId}`, { visibility: 'sync' })
  }

  return followChanges(
    writer,
    '*[_type == "webinar"]',
    ({ transition, documentId }) => {
      if (transition === 'disappear') drop(getPublishedId(documentId)).catch(onError)
    },
    onError,
  )
}
