import { defineArrayMember, defineField, type SortOrdering } from 'sanity'

/** A field that the visitor filled in, as text. */
export function visitorField(name: string, title: string, description: string) {
  return defineField({ name, title, type: 'string', description })
}

/** The country of a form: its English name for people, its code for lists and exports. */
export const countryFields = [
  visitorField('country', 'Country', 'English name of the country.'),
  visitorField('countryCode', 'Country code', 'ISO 3166 code, for example IN.'),
]

const whenEmpty = ({ value }: { value: unknown }) => value === undefined

/** Which event or webinar a submission is about; the reference is weak so that the event can be deleted. */
export const subjectFields = [
  defineField({
    name: 'subject',
    title: 'Event or webinar',
    type: 'reference',
    to: [{ type: 'event' }, { type: 'webinar' }],
    weak: true,
    description: 'The document that the visitor registered for.',
  }),
  defineField({
    name: 'urlId',
    title: 'Address of the event',
    type: 'string',
    description: 'Last part of the event’s address when the form was sent.',
  }),
]

/** The server's own notes beside the form fields; the same on every submission type. */
export const recordFields = [
  defineField({
    name: 'createdOn',
    title: 'Received',
    type: 'datetime',
    description: 'When the server accepted the form.',
  }),
  defineField({ name: 'language', title: 'Language', type: 'string', description: 'Language of the page.' }),
  defineField({ name: 'page', title: 'Page', type: 'string', description: 'Path of the page with the form.' }),
  defineField({
    name: 'consent',
    title: 'Consent',
    type: 'object',
    description: 'What the visitor agreed to by sending the form.',
    fields: [
      defineField({ name: 'text', title: 'Text', type: 'text', rows: 3, description: 'The sentence as the visitor read it.' }),
      defineField({ name: 'language', title: 'Language', type: 'string', description: 'Language of that sentence.' }),
      defineField({
        name: 'policyRevision',
        title: 'Policy',
        type: 'string',
        description: 'Revision of the privacy policy then.',
      }),
      defineField({ name: 'time', title: 'Time', type: 'datetime', description: 'When the visitor agreed.' }),
    ],
  }),
  defineField({
    name: 'status',
    title: 'Status',
    type: 'string',
    description: 'A submission that is held back gets no mail until an editor releases it, in the menu of actions below.',
    options: {
      list: [
        { title: 'Received', value: 'received' },
        { title: 'Held back', value: 'held' },
        { title: 'Replaced', value: 'replaced' },
      ],
    },
  }),
  defineField({
    name: 'flags',
    title: 'Flags',
    type: 'array',
    description: 'Why the server found it suspicious.',
    of: [
      defineArrayMember({
        type: 'string',
        options: {
          list: [
            { title: 'Filled in a field that people do not see', value: 'trap' },
            { title: 'Filled in faster than people type', value: 'tooQuick' },
          ],
        },
      }),
    ],
    hidden: whenEmpty,
  }),
  defineField({
    name: 'replaces',
    title: 'Replaces',
    type: 'string',
    description: 'Id of the earlier submission that this one corrects.',
    hidden: whenEmpty,
  }),
  defineField({
    name: 'replacedBy',
    title: 'Replaced by',
    type: 'string',
    description: 'Id of the later submission that corrects this one.',
    hidden: whenEmpty,
  }),
  defineField({
    name: 'mail',
    title: 'Mail to the visitor',
    type: 'object',
    description: 'What became of the confirmation.',
    fields: [
      defineField({
        name: 'state',
        title: 'State',
        type: 'string',
        description: '“Outcome unknown” means that it was sent once, perhaps twice, and the server can’t tell.',
        options: {
          list: [
            { title: 'Pending', value: 'pending' },
            { title: 'Sending', value: 'sending' },
            { title: 'Sent', value: 'sent' },
            { title: 'Failed', value: 'failed' },
            { title: 'Outcome unknown', value: 'outcomeUnknown' },
          ],
        },
      }),
      defineField({ name: 'reason', title: 'Reason', type: 'string', description: 'Why it failed.', hidden: whenEmpty }),
      defineField({ name: 'attempts', title: 'Attempts', type: 'number', description: 'How often the server has tried.' }),
      defineField({ name: 'changedOn', title: 'Changed', type: 'datetime', description: 'Last change of the state.' }),
    ],
  }),
]

/** Newest submission first; the only order in which the Inbox reads well. */
export const newestFirst: SortOrdering = {
  name: 'newest',
  title: 'Newest first',
  by: [{ field: 'createdOn', direction: 'desc' }],
}
