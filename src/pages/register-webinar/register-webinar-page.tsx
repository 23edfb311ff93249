import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { registrationPath } from '#shared/paths.ts'
import { useCms } from '#src/cms/cms-context.ts'
import { eventQuery } from '#src/cms/event-detail.query.ts'
import { Registration } from '#src/features/event-registration/registration.tsx'

/** Registration for a webinar. */
export function RegisterWebinarPage() {
  const { t } = useTranslation()
  const { urlId = '' } = useParams()
  const { data: webinar } = useSuspenseQuery(eventQuery(useCms(), ['webinar'], urlId))
  if (!webinar) return null
  return (
    <Registration
      key={webinar._id}
      event={webinar}
      collection="event-registrations"
      heading={t('registration.heading')}
      title={t('registration.title', { title: webinar.title?.trim() || t('events.untitled') })}
      path={registrationPath('webinarregistration', webinar.urlId || webinar._id)}
    />
  )
}
