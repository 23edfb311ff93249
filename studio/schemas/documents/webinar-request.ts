import { PlayIcon } from '@sanity/icons/Play'
import { defineType } from 'sanity'
import { registrationPreview } from '../../previews/submission-preview.ts'
import { registrationRecord } from '../fields/registration-record.ts'
import { newestFirst } from '../fields/submission-fields.ts'

export const webinarRequestType = defineType({
  name: 'webinarRequest',
  title: 'Recording request',
  type: 'document',
  icon: PlayIcon,
  liveEdit: true,
  readOnly: true,
  fields: registrationRecord([{ title: 'Webinar request', value: 'webinar request' }]),
  orderings: [newestFirst],
  preview: registrationPreview,
})
