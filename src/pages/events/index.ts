import type { LoaderFunction } from 'react-router-dom'
import type { LoaderDeps } from '#src/cms/loading.ts'
import { eventsQuery, searchText } from './events.query.ts'
import { EventsPage } from './events-page.tsx'

export const Component = EventsPage

export function createLoader({ cms, queryClient }: LoaderDeps): LoaderFunction {
  return async ({ request }) => {
    const query = searchText(new URL(request.url).searchParams)
    await queryClient.ensureInfiniteQueryData({ ...eventsQuery(cms, query), revalidateIfStale: true })
    return null
  }
}
