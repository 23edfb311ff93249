import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { eventPath, paths } from '#shared/paths.ts'
import { useCms } from '#src/cms/cms-context.ts'
import { contentText } from '#src/cms/content-text.tsx'
import type { ShownEvent } from '#src/cms/event.ts'
import type { ImageSource } from '#src/cms/image.ts'
import { Picture } from '#src/cms/picture.tsx'
import { RichText } from '#src/cms/rich-text.tsx'
import { plainText } from '#src/cms/rich-text-blocks.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Container } from '#src/ui/container.tsx'
import { DefinitionList } from '#src/ui/definition-list.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
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

/**
 * Everything about one event or webinar: banner with title, dates and place, description, and what to do next. With a heading the page is
 * about doing it: the form then stands first and the description beside it.
 */
export function EventSheet({ event, heading, title, path, children }: EventSheetProps) {
  const { t } = useTranslation()
  const { config } = useCms()
  const name = event.title?.trim() || t('events.untitled')
  const shownName = contentText(event.title) ?? name
  const description = event.seo?.description || plainText(event.description)
  const place = contentText(event.location) ?? (event.kind === 'webinar' ? t('events.online') : '')
  const facts = [
    { term: t('events.when'), value: <EventDates event={event} withTime /> },
    ...(place ? [{ term: t('events.where'), value: <span dir="auto">{place}</span> }] : []),
  ]
  const text = (
    <Prose offset={!heading}>
      <RichText value={event.description} headingShift={heading ? 1 : 0} />
    </Prose>
  )
  return (
    <>
      <PageHead
        title={title ?? event.seo?.title ?? name}
        description={description}
        path={path ?? eventPath(event.urlId || event._id)}
        image={event.seo?.image ?? event.bannerImg}
        data={path ? null : eventData(event, name, description, config.publicUrl)}
      />
      <Banner
        title={heading ?? shownName}
        description={heading && <h2 className="font-semibold text-ink">{shownName}</h2>}
        lead={
          <>
            <TextLink href={paths.events} className="inline-flex min-h-6 items-center">
              {t('events.allEvents')}
            </TextLink>
            {event.completed && <Badge>{t('events.completed')}</Badge>}
          </>
        }
        image={
          event.bannerImg && (
            <Picture
              image={event.bannerImg}
              alt={event.alt}
              width={640}
              ratio={16 / 9}
              sizes="(min-width: 64rem) 38vw, 100vw"
              priority
              className="aspect-video w-full object-cover"
            />
          )
        }
      >
        <DefinitionList items={facts} />
        {!heading && <div className="flex flex-col items-start gap-6">{children}</div>}
      </Banner>
      <div className="sheet-rule py-section">
        {heading ? (
          <Container className="grid grid-cols-1 gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <div className="flex flex-col gap-8">{children}</div>
            <div className="border-t border-steel-3 pt-12 lg:border-s lg:border-t-0 lg:ps-10 lg:pt-0">{text}</div>
          </Container>
        ) : (
          <Container>{text}</Container>
        )}
      </div>
    </>
  )
}
