import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCms } from '#src/cms/cms-context.ts'
import { EventCard } from '#src/content/event-card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Grid } from '#src/ui/grid.tsx'
import { LiveMessage } from '#src/ui/live-message.tsx'
import { ShowMore } from '#src/ui/show-more.tsx'
import { StatePicture } from '#src/ui/state-picture.tsx'
import { eventsQuery } from './events.query.ts'

/** The cards, and the button that reveals six more at a time. */
export function EventsResults({ query }: { query: string }) {
  const { t } = useTranslation()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(eventsQuery(useCms(), query))
  const list = useRef<HTMLDivElement>(null)
  // A publish between two slices shifts the list: what came twice is shown once.
  const events = [...new Map(data.pages.flatMap((page) => page.events).map((event) => [event._id, event])).values()]
  const total = data.pages.at(-1)?.total ?? 0

  // With the last cards the button goes: focus then moves on to the first of them instead of getting lost.
  const firstNew = useRef<number | null>(null)
  const showMore = () => {
    firstNew.current = events.length
    void fetchNextPage()
  }
  useEffect(() => {
    const index = firstNew.current
    if (index === null || events.length <= index) return
    firstNew.current = null
    if (!hasNextPage) list.current?.querySelectorAll<HTMLElement>('article a[target]')[index]?.focus()
  }, [events.length, hasNextPage])
  return (
    <div ref={list}>
      <LiveMessage>{query ? t('events.found', { count: total, query }) : null}</LiveMessage>
      {events.length === 0 ? (
        <EmptyState
          title={query ? t('events.nothingFound', { query }) : t('events.none')}
          illustration={<StatePicture state="empty" />}
        />
      ) : (
        <Grid columns={3} {...(!hasNextPage && { fill: 'last' as const })} className={query ? 'mt-8' : ''}>
          {events.map((event, index) => (
            <li key={event._id}>
              <EventCard event={event} priority={index < 3} />
            </li>
          ))}
        </Grid>
      )}
      {total > 0 && (
        <ShowMore
          label={t('events.showMore')}
          busy={isFetchingNextPage}
          busyLabel={t('loading')}
          onShowMore={showMore}
          progress={t('events.shown', { shown: events.length, total })}
          done={!hasNextPage}
        />
      )}
    </div>
  )
}
