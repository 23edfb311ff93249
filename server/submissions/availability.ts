import { isCompleted, isPublishedAt, registrationState } from '#shared/schedule.ts'
import type { Catalogue, SubjectKind } from './catalogue.ts'

/** What a page may learn after it is shown, and what its HTML never depends on. */
export interface Availability {
  /** Takes registrations. */
  open: boolean
  /** Over, so that a recording may be asked for. */
  completed: boolean
}

/** @returns null when there is no such published event or webinar at `now` (epoch milliseconds). */
export async function readAvailability(
  catalogue: Catalogue,
  kind: SubjectKind,
  urlId: string,
  now: number,
): Promise<Availability | null> {
  const subject = await catalogue.subject(kind, urlId)
  if (subject === null || !isPublishedAt(subject, now)) return null
  return { open: registrationState(subject, now) === 'open', completed: isCompleted(subject, now) }
}
