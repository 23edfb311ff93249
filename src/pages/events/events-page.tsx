import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCms } from '#src/cms/cms-context.ts'
import { EventCard } from '#src/content/event-card.tsx'
import { PageHead } from '#src/content/page-head.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Grid } from '#src/ui/grid.tsx'
import { eventsQuery } from './events.query.ts'

/** All events and webinars, six at first. */
export function EventsPage() {
  const { t } = useTranslation()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(eventsQuery(useCms()))
  const events = data.pages.flatMap((page) => page.events)
  return (
    <>
      <PageHead title={t('events.title')} description={t('events.description')} />
      <Banner title={t('events.title')} description={t('events.description')} />
      <div className="sheet-rule py-section">
        <Container>
          {events.length === 0 && <EmptyState title={t('events.none')} />}
          <Grid columns={3}>
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
      </div>
    </>
  )
}
