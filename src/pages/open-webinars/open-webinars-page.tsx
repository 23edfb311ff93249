import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { useCms } from '#src/cms/cms-context.ts'
import { SessionList } from '#src/content/session-list.tsx'
import { openSessionsQuery } from '#src/content/sessions.query.ts'

/** Webinars that take registrations, soonest first. */
export function OpenWebinarsPage() {
  const { t } = useTranslation()
  const { data: sessions } = useSuspenseQuery(openSessionsQuery(useCms(), ['webinar']))
  return (
    <SessionList
      title={t('registration.webinarsTitle')}
      description={t('registration.webinarsDescription')}
      path={paths.webinarRegistrations}
      sessions={sessions}
      none={t('registration.webinarsNone')}
    />
  )
}
