import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { useCms } from '#src/cms/cms-context.ts'
import { SessionList } from '#src/content/session-list.tsx'
import { openSessionsQuery } from '#src/content/sessions.query.ts'

/** All that is open for registration, soonest first. */
export function OpenRegistrationsPage() {
  const { t } = useTranslation()
  const { data: sessions } = useSuspenseQuery(openSessionsQuery(useCms(), ['event', 'webinar']))
  return (
    <SessionList
      title={t('registration.listTitle')}
      description={t('registration.listDescription')}
      path={paths.registrationPage}
      sessions={sessions}
      none={t('registration.listNone')}
    />
  )
}
