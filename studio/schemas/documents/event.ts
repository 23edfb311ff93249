import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineField, defineType } from 'sanity'
import { eventPreview } from '../../previews/session-preview.ts'
import { imageField } from '../fields/image-field.ts'
import { scheduleFields, visibilityGroup } from '../fields/schedule-fields.ts'
import { seoField, seoGroup } from '../fields/seo-field.ts'
import { registrationFields, textFields, urlIdField, whenFields } from '../fields/session-fields.ts'
import { byStart, sessionGroups } from '../fields/session-orderings.ts'

export const eventType = defineType({
  name: 'event',
  title: 'Event',
  type: 'document',
  icon: CalendarIcon,
  groups: [...sessionGroups, visibilityGroup, seoGroup],
  fieldsets: [
    {
      name: 'dateTexts',
      title: 'Texts in place of the dates',
      description: 'Leave both empty: the site writes the dates in the visitor’s language.',
      options: { collapsible: true, collapsed: true },
    },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'Name of the event. It is also what a registration refers to.',
      group: 'content',
      validation: (rule) => rule.required().max(160),
    }),
    urlIdField('title'),
    ...textFields,
    imageField({
      name: 'bannerImg',
      title: 'Banner image',
      description: 'On the card and on the page; at least 1600 pixels wide.',
      group: 'content',
    }),
    ...whenFields,
    defineField({
      name: 'allDay',
      title: 'All day',
      type: 'boolean',
      description: 'Shows days only, without hours and time zone.',
      group: 'schedule',
      initialValue: false,
    }),
    defineField({
      name: 'location',
      title: 'Location',
      type: 'string',
      description: 'Venue, city and country, for example “Pune, India”.',
      group: 'schedule',
      validation: (rule) => rule.required().max(200),
    }),
    defineField({
      name: 'date',
      title: 'Long date text',
      type: 'string',
      description: 'Replaces the dates on the page of the event, in every language.',
      group: 'schedule',
      fieldset: 'dateTexts',
    }),
    defineField({
      name: 'Date',
      title: 'Short date text',
      type: 'string',
      description: 'Replaces the dates on the card of the event, in every language.',
      group: 'schedule',
      fieldset: 'dateTexts',
    }),
    ...registrationFields,
    defineField({
      name: 'url',
      title: 'Card opens',
      type: 'string',
      description: 'What the card in the events list leads to.',
      group: 'registration',
      options: {
        list: [
          { title: 'Registration form', value: 'registerevent' },
          { title: 'Page of the event', value: 'events' },
        ],
      },
      initialValue: 'registerevent',
      validation: (rule) => rule.required(),
    }),
    ...scheduleFields,
    seoField,
  ],
  orderings: byStart('title'),
  preview: eventPreview,
})
