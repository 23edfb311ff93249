import type { CurrentUser, Tool } from 'sanity'
import { canQuery } from './roles.ts'

/** Tools of a user: the one for raw queries is for administrators and developers. */
export function resolveTools(previous: Tool[], { currentUser }: { currentUser: CurrentUser | null }): Tool[] {
  return canQuery(currentUser) ? previous : previous.filter(({ name }) => name !== 'vision')
}
