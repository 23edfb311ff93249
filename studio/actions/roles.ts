import type { CurrentUser } from 'sanity'

const hasRole = (user: CurrentUser | null, names: readonly string[]) =>
  user?.roles.some(({ name }) => names.includes(name)) ?? false

/** Whether a user may change content; the lake decides again on every write. */
export function canWrite(user: CurrentUser | null): boolean {
  return user !== null && !hasRole(user, ['viewer'])
}

/** Whether a user gets the tool for queries. */
export function canQuery(user: CurrentUser | null): boolean {
  return hasRole(user, ['administrator', 'developer'])
}
