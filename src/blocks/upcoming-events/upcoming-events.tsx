import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { contentText } from '#src/cms/content-text.tsx'
import type { EventRow, EventState } from '#src/cms/event.ts'
import { EventLine } from '#src/content/event-line.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Section } from '#src/ui/section.tsx'

export interface UpcomingEventsProps {
  heading: string | null
  /** Events and webinars to come, soonest first. */
  events: readonly (EventRow & EventState)[]
}

/** The next dates as a schedule, and the way to all of them. */
export function UpcomingEvents({ heading, events }: UpcomingEventsProps) {
  const { t } = useTranslation()
  return (
    <Section
      heading={contentText(heading)}
      action={
        <LinkButton href={paths.events} variant="secondary" icon="arrow">
          {t('events.allEvents')}
        </LinkButton>
      }
    >
      {events.length === 0 ? (
        <p className="text-steel-1">{t('events.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers
        <ul role="list" className="border-b border-steel-3">
          {events.map((event) => (
            <li key={event._id}>
              <EventLine event={event} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
