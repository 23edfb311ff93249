import { useTranslation } from 'react-i18next'
import type { EventRow } from '#src/cms/event.ts'
import { eventDates } from '#src/lib/event-dates.ts'

export interface EventDatesProps {
  event: Pick<EventRow, 'startsAt' | 'endsAt' | 'timeZone' | 'allDay' | 'date' | 'Date' | 'bannerDate' | 'time'>
  /** `short` for cards and tight places. */
  form?: 'long' | 'short'
  /** With the hours and the zone. */
  withTime?: boolean
}

/** The texts of an event's date: what the editor wrote, else formatted in the visitor's language and the event's own zone. */
function dateTexts(event: EventDatesProps['event'], language: string) {
  const derived = eventDates(event, language)
  const long = event.date?.trim() || event.bannerDate?.trim() || derived?.long || ''
  const short = event.Date?.trim() || event.date?.trim() || event.bannerDate?.trim() || derived?.short || ''
  return { long, short, time: event.time?.trim() || derived?.time || '' }
}

/** When an event takes place; says so when that is not known yet. */
export function EventDates({ event, form = 'long', withTime = false }: EventDatesProps) {
  const { t, i18n } = useTranslation()
  const { long, short, time } = dateTexts(event, i18n.language)
  const text = form === 'short' ? short : long
  if (!text) return <>{t('events.dateToBeAnnounced')}</>
  // Browsers differ in the names of months; the text of the server then stays.
  return (
    <time dateTime={event.startsAt ?? undefined} suppressHydrationWarning>
      {withTime && time ? `${text}, ${time}` : text}
    </time>
  )
}
