import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineField, defineType } from 'sanity'
import { newsletterPreview } from '../../previews/submission-preview.ts'
import { newestFirst, recordFields, visitorField } from '../fields/submission-fields.ts'

export const newsletterSubscriptionType = defineType({
  name: 'newsletterSubscription',
  title: 'Newsletter subscription',
  type: 'document',
  icon: EnvelopeIcon,
  liveEdit: true,
  readOnly: true,
  fields: [
    visitorField('email', 'E-mail', 'Address of the subscriber.'),
    defineField({
      name: 'state',
      title: 'State',
      type: 'string',
      description: 'Who has left the newsletter stays here, so that a later subscription is known as a return.',
      options: {
        list: [
          { title: 'Subscribed', value: 'subscribed' },
          { title: 'Unsubscribed', value: 'unsubscribed' },
        ],
      },
    }),
    ...recordFields,
  ],
  orderings: [newestFirst],
  preview: newsletterPreview,
})
