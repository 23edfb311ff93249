import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { eventDates } from '#shared/event-dates.ts'
import { contentText, fillIn, PLACE } from '#src/cms/content-text.tsx'
import type { EventRow } from '#src/cms/event.ts'

export interface EventDatesProps {
  event: Pick<EventRow, 'startsAt' | 'endsAt' | 'timeZone' | 'allDay' | 'date' | 'Date' | 'bannerDate' | 'time'>
  /** `short` for cards and tight places. */
  form?: 'long' | 'short'
  /** With the hours and the zone. */
  withTime?: boolean
}

/** A part of a date: what the editor wrote, or else what is formatted in the visitor's language and the event's own zone. */
interface Part {
  written: string | undefined
  derived: string | null | undefined
}

const shown = ({ written, derived }: Part): ReactNode => contentText(written) ?? derived

function dateParts(event: EventDatesProps['event'], language: string): { long: Part; short: Part; time: Part } {
  const derived = eventDates(event, language)
  const [date, short, banner] = [event.date?.trim(), event.Date?.trim(), event.bannerDate?.trim()]
  return {
    long: { written: date || banner, derived: derived?.long },
    short: { written: short || date || banner, derived: derived?.short },
    time: { written: event.time?.trim(), derived: derived?.time },
  }
}

/** When an event takes place; says so when that is not known yet. */
export function EventDates({ event, form = 'long', withTime = false }: EventDatesProps) {
  const { t, i18n } = useTranslation()
  const { [form]: date, time } = dateParts(event, i18n.language)
  const day = shown(date)
  const hours = withTime && shown(time)
  if (!day) return <>{t('events.dateToBeAnnounced')}</>
  // Browsers differ in the names of months; the text of the server then stays.
  return (
    <time dateTime={event.startsAt ?? undefined} suppressHydrationWarning>
      {hours ? fillIn(t('events.dayAndHours', { day: PLACE, hours: PLACE }), day, hours) : day}
    </time>
  )
}
