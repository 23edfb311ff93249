import type { Route } from './router.ts'

/** What documents were. */
export const historyRoutes: readonly Route[] = []
