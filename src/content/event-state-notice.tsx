import { useTranslation } from 'react-i18next'
import { paths, registrationPath } from '#shared/paths.ts'
import type { ShownEvent } from '#src/cms/event.ts'
import { Notice } from '#src/ui/notice.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

export interface EventStateNoticeProps {
  event: ShownEvent
  /** What the visitor came for. */
  purpose: 'registration' | 'recording'
}

/** What a visitor should know first: that the event is over, closed or yet to come, and what to do next. Nothing where all is as expected. */
export function EventStateNotice({ event, purpose }: EventStateNoticeProps) {
  const { t } = useTranslation()
  const next = useNextStep(event, purpose)
  if (purpose === 'recording' ? event.completed : event.open && !event.completed) return null
  const over = event.kind === 'webinar' ? t('events.endedWebinar') : event.open ? t('events.endedOpen') : t('events.ended')
  const text = purpose === 'recording' ? t('events.notYet') : event.completed ? over : t('events.closed')
  return (
    <Notice tone="info" title={text}>
      {next && (
        <p>
          <TextLink href={next.href}>{next.label}</TextLink>
        </p>
      )}
    </Notice>
  )
}

function useNextStep({ open, completed, kind, urlId, _id }: ShownEvent, purpose: EventStateNoticeProps['purpose']) {
  const { t } = useTranslation()
  const key = urlId || _id
  if (purpose === 'recording')
    return open ? { href: registrationPath('webinarregistration', key), label: t('events.register') } : null
  if (kind === 'webinar' && completed) return { href: registrationPath('webinar', key), label: t('events.watch') }
  return open ? null : { href: paths.events, label: t('events.closedNext') }
}
