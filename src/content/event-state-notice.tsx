import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import type { ShownEvent } from '#src/cms/event.ts'
import { TextLink } from '#src/ui/text-link.tsx'

/** What a visitor should know before registering: that the event is over or closed, and what to do next. Nothing while it is open. */
export function EventStateNotice({ event }: { event: ShownEvent }) {
  const { t } = useTranslation()
  if (event.open && !event.completed) return null
  const over = event.kind === 'webinar' ? t('events.endedWebinar') : t(event.open ? 'events.endedOpen' : 'events.ended')
  return (
    <div className="callout" data-tone="info">
      <p>{event.completed ? over : t('events.closed')}</p>
      {!event.open && !(event.kind === 'webinar' && event.completed) && (
        <p>
          <TextLink href={paths.events}>{t('events.closedNext')}</TextLink>
        </p>
      )}
    </div>
  )
}
