import { VideoIcon } from '@sanity/icons/Video'
import { defineField, defineType } from 'sanity'
import { webinarPreview } from '../../previews/session-preview.ts'
import { imageField } from '../fields/image-field.ts'
import { scheduleFields, visibilityGroup } from '../fields/schedule-fields.ts'
import { seoField, seoGroup } from '../fields/seo-field.ts'
import { registrationFields, textFields, urlIdField, whenFields } from '../fields/session-fields.ts'
import { byStart, sessionGroups } from '../fields/session-orderings.ts'

function overrideText(name: string, title: string, description: string) {
  return defineField({ name, title, type: 'string', description, group: 'schedule', fieldset: 'dateTexts' })
}

export const webinarType = defineType({
  name: 'webinar',
  title: 'Webinar',
  type: 'document',
  icon: VideoIcon,
  groups: [...sessionGroups, visibilityGroup, seoGroup],
  fieldsets: [
    {
      name: 'dateTexts',
      title: 'Texts in place of the dates',
      description: 'Leave all empty: the site writes date and time in the visitor’s language.',
      options: { collapsible: true, collapsed: true },
    },
  ],
  fields: [
    defineField({
      name: 'webinarTitle',
      title: 'Title',
      type: 'string',
      description: 'Name of the webinar. It is also what a registration refers to.',
      group: 'content',
      validation: (rule) => rule.required().max(160),
    }),
    urlIdField('webinarTitle'),
    ...textFields,
    imageField({
      name: 'bannerImg',
      title: 'Banner image',
      description: 'On the card and on the page; at least 1600 pixels wide.',
      group: 'content',
    }),
    ...whenFields,
    overrideText('date', 'Date text', 'Replaces the date on the card, in every language.'),
    overrideText('bannerDate', 'Date text of the banner', 'Replaces the date on the page of the webinar, in every language.'),
    overrideText('time', 'Time text', 'Replaces the hours, in every language.'),
    ...registrationFields,
    defineField({
      name: 'url',
      title: 'Card opens',
      type: 'string',
      description: 'Leave empty: the registration form until the end, the recording from then on.',
      group: 'registration',
      options: {
        list: [
          { title: 'Registration form', value: 'webinarregistration' },
          { title: 'Recording', value: 'webinar' },
          { title: 'Page of the webinar', value: 'events' },
        ],
      },
    }),
    ...scheduleFields,
    seoField,
  ],
  orderings: byStart('webinarTitle'),
  preview: webinarPreview,
})
