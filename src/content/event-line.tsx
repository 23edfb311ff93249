import { useTranslation } from 'react-i18next'
import { eventPath } from '#shared/paths.ts'
import { contentText } from '#src/cms/content-text.tsx'
import type { EventRow, EventState } from '#src/cms/event.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { EventDates } from './event-dates.tsx'

/** An event or webinar as one line of a schedule: date, title, place; leads to its own page. */
export function EventLine({ event }: { event: EventRow & EventState }) {
  const { t } = useTranslation()
  const place = contentText(event.location) ?? (event.kind === 'webinar' ? t('events.online') : '')
  return (
    <article className="group relative grid items-baseline gap-x-10 gap-y-1.5 border-t border-steel-3 py-6 transition-colors hover:border-ink md:grid-cols-[13rem_minmax(0,1fr)_auto]">
      <p className="annotation text-process">
        <EventDates event={event} form="short" />
      </p>
      <div className="grid gap-1.5">
        <h3 className="heading text-h3 leading-title" dir="auto">
          <Link
            href={eventPath(event.urlId ?? event._id)}
            className="stretched decoration-signal decoration-2 underline-offset-4 group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
          >
            {contentText(event.title) ?? t('events.untitled')}
          </Link>
        </h3>
        <p className="flex flex-wrap items-center gap-3 text-small text-steel-1" dir="auto">
          {place}
          {event.kind === 'webinar' && <Badge tone="process">{t('events.webinar')}</Badge>}
        </p>
      </div>
      <Icon
        name="arrow"
        size={24}
        className="hidden self-center transition-transform group-hover:translate-x-1 group-hover:text-signal md:block"
      />
    </article>
  )
}
