import { useTranslation } from 'react-i18next'
import { contentText } from '#src/cms/content-text.tsx'
import type { ShownEvent } from '#src/cms/event.ts'
import { Picture } from '#src/cms/picture.tsx'
import { RichText } from '#src/cms/rich-text.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import { EventDates } from './event-dates.tsx'

export interface EventCardProps {
  event: ShownEvent & { content?: unknown }
  headingLevel?: 2 | 3
  /** Stands above the fold. */
  priority?: boolean
}

/** An event or webinar in a list: picture, date, title, text; opens its registration or recording in a new tab (specification 2). */
export function EventCard({ event, headingLevel = 2, priority = false }: EventCardProps) {
  const { t } = useTranslation()
  return (
    <Card
      title={contentText(event.title) ?? t('events.untitled')}
      href={event.to}
      target="_blank"
      linkNote={`(${t('frame.newTab')})`}
      headingLevel={headingLevel}
      image={
        event.bannerImg && (
          <Picture
            image={event.bannerImg}
            alt={event.alt}
            width={480}
            ratio={16 / 9}
            sizes={`${priority ? '' : 'auto, '}(min-width: 80rem) 25rem, (min-width: 48rem) 50vw, 100vw`}
            priority={priority}
            className="aspect-video w-full object-cover"
          />
        )
      }
      meta={<EventDates event={event} form="short" />}
      badge={
        <>
          {event.kind === 'webinar' && <Badge tone="process">{t('events.webinar')}</Badge>}
          {event.completed && <Badge>{t('events.completed')}</Badge>}
        </>
      }
    >
      {event.location?.trim() && <p className="mb-2">{contentText(event.location)}</p>}
      <div className="prose prose-card">
        <RichText value={event.content} headingShift={headingLevel} />
      </div>
    </Card>
  )
}
