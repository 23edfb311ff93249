import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCms } from '#src/cms/cms-context.ts'
import { EventCard } from '#src/content/event-card.tsx'
import { PageHead } from '#src/content/page-head.tsx'
import { Button } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { Grid } from '#src/ui/grid.tsx'
import { eventsQuery } from './events.query.ts'

/** All events and webinars, six at first. */
export function EventsPage() {
  const { t } = useTranslation()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(eventsQuery(useCms()))
  const events = data.pages.flatMap((page) => page.events)
  return (
    <Container className="py-section">
      <PageHead title={t('events.title')} description={t('events.description')} />
      <h1 className="heading text-h1">{t('events.title')}</h1>
      <p className="mt-6 max-w-measure text-lead text-steel-1">{t('events.description')}</p>
      {events.length === 0 && <p className="mt-12">{t('events.none')}</p>}
      <Grid columns={3} className="mt-12">
        {events.map((event, index) => (
          <li key={event._id}>
            <EventCard event={event} priority={index < 3} />
          </li>
        ))}
      </Grid>
      {hasNextPage && (
        <Button variant="secondary" className="mt-10" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('events.showMore')}
        </Button>
      )}
    </Container>
  )
}
