import type { LoaderFunction } from 'react-router-dom'
import type { LoaderDeps } from '#src/cms/loading.ts'
import { eventsQuery } from './events.query.ts'
import { EventsPage } from './events-page.tsx'

export const Component = EventsPage

export function createLoader({ cms, queryClient }: LoaderDeps): LoaderFunction {
  return async () => {
    await queryClient.ensureInfiniteQueryData({ ...eventsQuery(cms), revalidateIfStale: true })
    return null
  }
}
