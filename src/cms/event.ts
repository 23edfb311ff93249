import { registrationPath } from '#shared/paths.ts'
import { endOf, isCompleted, registrationState } from '#shared/schedule.ts'
import { withTexts } from '#src/lib/with-texts.ts'
import type { ImageSource } from './image.ts'

/** Fields of an event or webinar as queries return them; see event.groq.ts. */
export interface EventRow {
  _id: string
  _type: string
  urlId: string | null
  url: string | null
  title: string | null
  startsAt: string | null
  endsAt: string | null
  timeZone: string | null
  allDay: boolean | null
  date: string | null
  Date: string | null
  bannerDate: string | null
  time: string | null
  location: string | null
  completed: boolean | null
  registration: string | null
  bannerImg: ImageSource | null
  alt: string | null
}

/** What time decides about an event, told once where the data are read, so that server and browser show the same. */
export interface EventState {
  kind: 'event' | 'webinar'
  /** Over, because the editor says so or because its end has passed. */
  completed: boolean
  /** Takes registrations. */
  open: boolean
  /** Where a card of it leads: the registration, or the recording of a webinar that is over. */
  to: string
}

/** A row of a query with what time decides about it. */
export type WithState<Row extends EventRow> = Omit<Row, keyof EventState> & EventState
/** An event or webinar as the pages show it. */
export type ShownEvent = WithState<EventRow>

const TEXTS: readonly (keyof EventRow)[] = [
  ...(['urlId', 'url', 'title', 'startsAt', 'endsAt', 'timeZone', 'date', 'Date', 'bannerDate', 'time'] as const),
  ...(['location', 'registration', 'alt'] as const),
]

/** Adds to a row what `now` (epoch milliseconds) decides about it. */
export function withState<Row extends EventRow>(stored: Row, now: number): WithState<Row> {
  const row = withTexts(stored, TEXTS)
  const kind = row._type === 'webinar' ? 'webinar' : 'event'
  const end = endOf(row)
  const over = isCompleted(row, now) || (end !== null && end <= now)
  const derived = kind === 'event' ? 'registerevent' : over ? 'webinar' : 'webinarregistration'
  return {
    ...row,
    kind,
    completed: over,
    open: registrationState(row, now) === 'open',
    to: registrationPath(row.url?.trim() || derived, row.urlId ?? row._id),
  }
}
