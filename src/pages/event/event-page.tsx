import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useCms } from '#src/cms/cms-context.ts'
import { eventQuery } from '#src/cms/event-detail.query.ts'
import { EventSheet } from '#src/content/event-sheet.tsx'
import { EventStateNotice } from '#src/content/event-state-notice.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { EVENT_TYPES } from './event-types.ts'

/** The own page of an event or webinar; its button leads on to the registration or the recording. */
export function EventPage() {
  const { t } = useTranslation()
  const { eventId = '' } = useParams()
  const { data: event } = useSuspenseQuery(eventQuery(useCms(), EVENT_TYPES, eventId))
  if (!event) return null
  const recording = event.kind === 'webinar' && event.completed
  return (
    <EventSheet event={event}>
      <EventStateNotice event={event} purpose="registration" />
      {(event.open || recording) && (
        <LinkButton href={event.to} icon="arrow">
          {recording ? t('events.watch') : t('events.register')}
        </LinkButton>
      )}
    </EventSheet>
  )
}
