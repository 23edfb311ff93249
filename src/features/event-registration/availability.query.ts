import { queryOptions } from '@tanstack/react-query'

export interface Availability {
  open: boolean
  completed: boolean
}

function isAvailability(value: unknown): value is Availability {
  return typeof value === 'object' && value !== null && 'open' in value && typeof value.open === 'boolean' && 'completed' in value
}

/** Whether an event still takes registrations, asked of the server after the page is shown; null when it is no longer there. */
export function availabilityQuery(kind: 'event' | 'webinar', urlId: string) {
  return queryOptions({
    queryKey: ['availability', kind, urlId],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const response = await fetch(`/api/availability/${kind}/${encodeURIComponent(urlId)}`, { signal })
      if (response.status === 404) return null
      const answer: unknown = response.ok ? await response.json() : null
      if (!isAvailability(answer)) throw new Error(`The availability could not be read: status ${response.status}`)
      return answer
    },
  })
}
