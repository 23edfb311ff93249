import { defineField } from 'sanity'
import { TimeZoneInput } from '../../components/time-zone-input.tsx'
import { ZonedDateTimeInput } from '../../components/zoned-date-time-input.tsx'
import { checkAfter, checkUrlSafe } from '../../validation/rules.ts'
import { checkTimeZone } from '../../validation/time-zones.ts'
import { uniqueAmong } from '../../validation/unique-slug.ts'

/** What events and webinars have in common, one function or constant per field or pair of fields. */

/** The last part of the address; `source` is the field that the Generate button reads. */
export function urlIdField(source: string) {
  return defineField({
    name: 'urlId',
    title: 'Address',
    type: 'slug',
    description: 'Last part of the page’s address: /events/<address>. Press Generate, then keep it: links and mails point at it.',
    group: 'content',
    options: { source, maxLength: 96, isUnique: uniqueAmong(['event', 'webinar'], 'urlId') },
    validation: (rule) => rule.required().custom((slug) => checkUrlSafe(slug?.current)),
  })
}

/** Start, end and time zone; both instants are entered and shown in the event's own zone. */
export const whenFields = [
  defineField({
    name: 'timeZone',
    title: 'Time zone',
    type: 'string',
    description: 'The zone of the place where it happens. Set it first: the times below are read in this zone.',
    group: 'schedule',
    initialValue: 'Asia/Kolkata',
    components: { input: TimeZoneInput },
    validation: (rule) => rule.required().custom(checkTimeZone),
  }),
  defineField({
    name: 'startsAt',
    title: 'Starts at',
    type: 'datetime',
    description: 'First day and hour.',
    group: 'schedule',
    components: { input: ZonedDateTimeInput },
    validation: (rule) => rule.required(),
  }),
  defineField({
    name: 'endsAt',
    title: 'Ends at',
    type: 'datetime',
    description: 'Last day and hour. Leave empty when it ends on the day on which it starts.',
    group: 'schedule',
    components: { input: ZonedDateTimeInput },
    validation: (rule) =>
      rule.custom((value, { document }) => checkAfter(value, document?.startsAt, 'The end must come after the start.')),
  }),
]

/** Whether and how long visitors can register. */
export const registrationFields = [
  defineField({
    name: 'registration',
    title: 'Registration',
    type: 'string',
    description: 'Automatic takes registrations until the end. Open takes them even afterwards, Closed takes none.',
    group: 'registration',
    options: {
      list: [
        { title: 'Automatic', value: 'automatic' },
        { title: 'Open', value: 'open' },
        { title: 'Closed', value: 'closed' },
      ],
      layout: 'radio',
      direction: 'horizontal',
    },
    initialValue: 'automatic',
    validation: (rule) => rule.required(),
  }),
  defineField({
    name: 'completed',
    title: 'Completed',
    type: 'boolean',
    description: 'Marks it as over before its end. After the end this happens by itself.',
    group: 'registration',
    initialValue: false,
  }),
]

/** Description of the page, and the shorter text of the card in the list. */
export const textFields = [
  defineField({
    name: 'description',
    title: 'Description',
    type: 'richText',
    description: 'The text of the page: what it is about, who should come, and a bullet list of the focus areas.',
    group: 'content',
    validation: (rule) => rule.required(),
  }),
  defineField({
    name: 'content',
    title: 'Text of the card',
    type: 'richText',
    description: 'Two or three sentences for the card in the events list. Leave empty to show the description there too.',
    group: 'content',
  }),
]
