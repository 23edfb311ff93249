import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { registrationPath } from '#shared/paths.ts'
import { useCms } from '#src/cms/cms-context.ts'
import { eventQuery } from '#src/cms/event-detail.query.ts'
import { Registration } from '#src/features/event-registration/registration.tsx'

/** Registration for an event. */
export function RegisterEventPage() {
  const { t } = useTranslation()
  const { urlId = '' } = useParams()
  const { data: event } = useSuspenseQuery(eventQuery(useCms(), ['event'], urlId))
  if (!event) return null
  return (
    <Registration
      key={event._id}
      event={event}
      collection="event-registrations"
      heading={t('registration.heading')}
      title={t('registration.title', { title: event.title?.trim() || t('events.untitled') })}
      path={registrationPath('registerevent', event.urlId || event._id)}
    />
  )
}
