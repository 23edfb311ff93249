import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { useCms } from '#src/cms/cms-context.ts'
import { SessionList } from '#src/content/session-list.tsx'
import { recordingsQuery } from '#src/content/sessions.query.ts'

/** Webinars that are over, newest first. */
export function RecordingsPage() {
  const { t } = useTranslation()
  const { data: sessions } = useSuspenseQuery(recordingsQuery(useCms()))
  return (
    <SessionList
      title={t('registration.recordingsTitle')}
      description={t('registration.recordingsDescription')}
      path={paths.webinarRecordings}
      sessions={sessions}
      none={t('registration.recordingsNone')}
    />
  )
}
