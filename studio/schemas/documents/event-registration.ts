import { UserIcon } from '@sanity/icons/User'
import { defineType } from 'sanity'
import { registrationPreview } from '../../previews/submission-preview.ts'
import { registrationRecord } from '../fields/registration-record.ts'
import { newestFirst } from '../fields/submission-fields.ts'

export const eventRegistrationType = defineType({
  name: 'eventRegistration',
  title: 'Registration',
  type: 'document',
  icon: UserIcon,
  liveEdit: true,
  readOnly: true,
  fields: registrationRecord([
    { title: 'Event', value: 'event' },
    { title: 'Webinar', value: 'webinar' },
  ]),
  orderings: [newestFirst],
  preview: registrationPreview,
})
