import type { FieldGroupDefinition, SortOrdering } from 'sanity'

/** Tabs of events and webinars, in the order in which an editor fills them in. */
export const sessionGroups: FieldGroupDefinition[] = [
  { name: 'content', title: 'Content', default: true },
  { name: 'schedule', title: 'When and where' },
  { name: 'registration', title: 'Registration' },
]

/** Orderings of events and webinars; `title` is the name of their title field. */
export function byStart(title: string): SortOrdering[] {
  return [
    { name: 'newest', title: 'Newest first', by: [{ field: 'startsAt', direction: 'desc' }] },
    { name: 'oldest', title: 'Oldest first', by: [{ field: 'startsAt', direction: 'asc' }] },
    { name: 'title', title: 'Title', by: [{ field: title, direction: 'asc' }] },
  ]
}
