import { defineField, type SortOrdering } from 'sanity'

/** Position in a list that editors sort by hand; equal numbers fall back to the title. */
export const orderField = defineField({
  name: 'order',
  title: 'Position',
  type: 'number',
  description: 'Smaller numbers come first. Leave gaps (10, 20, 30) to insert later.',
  initialValue: 100,
  validation: (rule) => rule.integer().min(0),
})

export const byOrder: SortOrdering = {
  name: 'order',
  title: 'Position',
  by: [
    { field: 'order', direction: 'asc' },
    { field: 'title', direction: 'asc' },
  ],
}
