import { QueryClient } from '@tanstack/react-query'
import { ChunkError } from '#src/lib/import-part.ts'

/**
 * A cache whose data count as fresh for a minute. Nothing is fetched again because a window gets
 * focus: a form may be open in it; and nothing waits for a network, since a visitor wants to know that there is none.
 */
export function createQueryClient({ retry }: { retry: number }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // A part of the site that is lost is no query that failed: another try asks for the same file.
        retry: (failures, error) => failures < retry && !(error instanceof ChunkError),
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
    },
  })
}
