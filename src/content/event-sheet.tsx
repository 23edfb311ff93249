import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { eventPath } from '#shared/paths.ts'
import { useCms } from '#src/cms/cms-context.ts'
import type { ShownEvent } from '#src/cms/event.ts'
import type { ImageSource } from '#src/cms/image.ts'
import { Picture } from '#src/cms/picture.tsx'
import { RichText } from '#src/cms/rich-text.tsx'
import { plainText } from '#src/cms/rich-text-blocks.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Container } from '#src/ui/container.tsx'
import { eventData } from './event-data.ts'
import { EventDates } from './event-dates.tsx'
import { PageHead } from './page-head.tsx'

export interface DetailedEvent extends ShownEvent {
  description: unknown
  seo: { title?: string | null; description?: string | null; image?: ImageSource | null } | null
}

export interface EventSheetProps {
  event: DetailedEvent
  /** Heading of a page that is about the event, such as "Register Now"; the event's title then stands below it. */
  heading?: string
  /** Title of the document, without the brand. */
  title?: string
  /** Canonical path; the event's own page when left out. */
  path?: string
  /** What the visitor can do here. */
  children: ReactNode
}

/** Everything about one event or webinar: banner, title, dates, place, description, and what to do next. */
export function EventSheet({ event, heading, title, path, children }: EventSheetProps) {
  const { t } = useTranslation()
  const { config } = useCms()
  const name = event.title?.trim() || t('events.untitled')
  const description = event.seo?.description || plainText(event.description)
  const place = event.location?.trim() || (event.kind === 'webinar' ? t('events.online') : '')
  return (
    <Container className="py-section">
      <PageHead
        title={title ?? event.seo?.title ?? name}
        description={description}
        path={path ?? eventPath(event.urlId || event._id)}
        image={event.seo?.image ?? event.bannerImg}
        data={path ? null : eventData(event, name, description, config.publicUrl)}
      />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          {heading && <h1 className="heading mb-4 text-h1">{heading}</h1>}
          <EventTitle level={heading ? 2 : 1} name={name} />
          {event.completed && (
            <p className="mt-4">
              <Badge>{t('events.completed')}</Badge>
            </p>
          )}
          <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
            <dt className="annotation text-steel-1">{t('events.when')}</dt>
            <dd>
              <EventDates event={event} withTime />
            </dd>
            {place && (
              <>
                <dt className="annotation text-steel-1">{t('events.where')}</dt>
                <dd dir="auto">{place}</dd>
              </>
            )}
          </dl>
          <div className="prose mt-8">
            <RichText value={event.description} headingShift={heading ? 1 : 0} />
          </div>
        </div>
        <div className="flex flex-col gap-8">
          {event.bannerImg && (
            <Picture
              image={event.bannerImg}
              alt={event.alt}
              width={640}
              ratio={16 / 9}
              sizes="(min-width: 64rem) 32rem, 100vw"
              priority
              className="aspect-video w-full border border-steel-3 object-cover"
            />
          )}
          {children}
        </div>
      </div>
    </Container>
  )
}

function EventTitle({ level, name }: { level: 1 | 2; name: string }) {
  const Heading = `h${level}` as const
  return (
    <Heading className={level === 1 ? 'heading text-h1' : 'heading text-h3'} dir="auto">
      {name}
    </Heading>
  )
}
