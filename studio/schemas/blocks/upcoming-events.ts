import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineField, defineType } from 'sanity'
import { blockPreview, headingField } from '../fields/block-fields.ts'

export const upcomingEventsType = defineType({
  name: 'upcomingEvents',
  title: 'Upcoming events',
  type: 'object',
  icon: CalendarIcon,
  fields: [
    headingField,
    defineField({
      name: 'count',
      title: 'How many',
      type: 'number',
      description: 'Number of events and webinars to show, soonest first: 1 to 6.',
      initialValue: 3,
      validation: (rule) => rule.required().integer().min(1).max(6),
    }),
  ],
  preview: blockPreview('Upcoming events'),
})
