import { instantAt, wallClockAt } from './zoned-time.ts'

/** `content/manifest.json`: from which day the sample dates are counted, and which documents are real and stay where they are. */
export interface ContentManifest {
  /** Day on which the stored sample dates are right as they stand, `YYYY-MM-DD`. */
  anchor: string
  /** `_id` of each document whose dates never move. */
  fixed: readonly string[]
}

interface DatedDocument {
  _id: string
  [field: string]: unknown
}

const DAY = 86_400_000
const DATED_FIELDS = ['startsAt', 'endsAt', 'publishAt', 'unpublishAt'] as const

/** Whole weeks from the anchor day to the UTC day of `importDay`, negative before the anchor. */
function weeksSince(anchor: string, importDay: Date): number {
  const weeks = Math.floor((importDay.getTime() - Date.parse(`${anchor}T00:00:00Z`)) / (7 * DAY))
  if (Number.isNaN(weeks))
    throw new Error(`Failed to move the sample dates: expected an anchor YYYY-MM-DD and a valid day, got ${anchor}`)
  return weeks
}

function moveDocument<Document extends DatedDocument>(document: Document, weeks: number): Document {
  const timeZone = typeof document.timeZone === 'string' ? document.timeZone : 'UTC'
  const moved: Record<string, string> = {}
  for (const field of DATED_FIELDS) {
    const value = document[field]
    if (value === undefined || value === null) continue
    const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN
    if (Number.isNaN(instant)) throw new Error(`Failed to move ${document._id}: ${field} is not a date and time`)
    moved[field] = new Date(instantAt(wallClockAt(instant, timeZone) + weeks * 7 * DAY, timeZone)).toISOString()
  }
  return { ...document, ...moved }
}

/**
 * Moves the dates of sample documents by the whole weeks between the manifest's anchor and the UTC day of `importDay`, in the
 * wall-clock time of each document's `timeZone` (UTC where it has none): Tuesday 10:00 stays Tuesday 10:00 across clock changes.
 * Returns new documents in the same order; documents without dates and fixed ones come back as they are. Throws Error on a
 * date that is none, RangeError on an unknown zone.
 */
export function shiftContent<Document extends DatedDocument>(
  documents: readonly Document[],
  importDay: Date,
  { anchor, fixed }: ContentManifest,
): Document[] {
  const weeks = weeksSince(anchor, importDay)
  return documents.map((document) => (weeks === 0 || fixed.includes(document._id) ? document : moveDocument(document, weeks)))
}
