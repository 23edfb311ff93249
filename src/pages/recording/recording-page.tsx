import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { registrationPath } from '#shared/paths.ts'
import { useCms } from '#src/cms/cms-context.ts'
import { eventQuery } from '#src/cms/event-detail.query.ts'
import { Registration } from '#src/features/event-registration/registration.tsx'

/** Request for the recording of a webinar that is over. */
export function RecordingPage() {
  const { t } = useTranslation()
  const { urlId = '' } = useParams()
  const { data: webinar } = useSuspenseQuery(eventQuery(useCms(), ['webinar'], urlId))
  if (!webinar) return null
  return (
    <Registration
      key={webinar._id}
      event={webinar}
      collection="webinar-requests"
      heading={t('registration.headingRecording')}
      title={t('registration.titleRecording', { title: webinar.title?.trim() || t('events.untitled') })}
      path={registrationPath('webinar', webinar.urlId || webinar._id)}
    />
  )
}
