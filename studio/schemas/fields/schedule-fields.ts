import { defineField } from 'sanity'
import { checkAfter } from '../../validation/rules.ts'
import { isHome } from './home.ts'

/** The group of the fields that say from when to when a document is on the site. */
export const visibilityGroup = { name: 'visibility', title: 'Visibility' }

/** Publish and unpublish times of events, webinars and landing pages, kept to the minute by the site; the home page has none. */
export const scheduleFields = [
  defineField({
    name: 'publishAt',
    title: 'Show from',
    type: 'datetime',
    description:
      'Publish now, appear later: the page stays hidden until this moment. Leave empty to show it as soon as it is published.',
    group: visibilityGroup.name,
    hidden: ({ document }) => isHome(document),
  }),
  defineField({
    name: 'unpublishAt',
    title: 'Hide from',
    type: 'datetime',
    description: 'The page disappears from the site at this moment. Leave empty to keep it.',
    group: visibilityGroup.name,
    hidden: ({ document }) => isHome(document),
    validation: (rule) =>
      rule.custom((value, { document }) =>
        checkAfter(value, document?.publishAt, 'Choose a moment after the one in “Show from”.'),
      ),
  }),
]
