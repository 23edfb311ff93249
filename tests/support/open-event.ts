import { createClient } from '@sanity/client'
import { API_VERSION } from '#shared/config.ts'

/** The public content of a running product, as any anonymous reader sees it. */
export const anonymousClient = (origin: string) =>
  createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: API_VERSION,
    apiHost: origin,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'published',
  })

/** Address of the registration page of an event that is open and not over. */
export async function openEventPath(origin: string): Promise<string> {
  const urlId = await anonymousClient(origin).fetch<string | null>(
    '*[_type == "event" && registration != "closed" && completed != true && dateTime(startsAt) > dateTime($now)] | order(startsAt asc)[0].urlId.current',
    { now: new Date().toISOString() },
  )
  if (!urlId) throw new Error('The starter dataset has no upcoming event.')
  return `/registerevent/${urlId}`
}
