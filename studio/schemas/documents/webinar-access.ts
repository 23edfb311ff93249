import { LockIcon } from '@sanity/icons/Lock'
import { defineField, defineType, getPublishedId } from 'sanity'
import { checkWebAddress } from '../../validation/rules.ts'

/** Id of the companion of a webinar, draft or published. The dot keeps it from anonymous readers, also in a public dataset. */
export const companionIdOf = (webinarId: string) => `webinar-access.${getPublishedId(webinarId)}`

export const webinarAccessType = defineType({
  name: 'webinarAccess',
  title: 'Webinar access',
  type: 'document',
  icon: LockIcon,
  // Saved as it is typed: a draft would only be a second copy of a secret.
  liveEdit: true,
  fields: [
    defineField({
      name: 'webinar',
      title: 'Webinar',
      type: 'reference',
      to: [{ type: 'webinar' }],
      weak: true,
      readOnly: true,
      description: 'The webinar that these links belong to.',
    }),
    defineField({
      name: 'joinUrl',
      title: 'Link to join',
      type: 'string',
      description: 'Only people who registered get it, by mail. It is saved as you type and never shown on the site.',
      validation: (rule) => rule.custom(checkWebAddress),
    }),
    defineField({
      name: 'recordingUrl',
      title: 'Link to the recording',
      type: 'string',
      description: 'Only people who asked for the recording get it, by mail.',
      validation: (rule) => rule.custom(checkWebAddress),
    }),
  ],
  preview: {
    select: { title: 'webinar.webinarTitle', joinUrl: 'joinUrl', recordingUrl: 'recordingUrl' },
    prepare: ({ title, joinUrl, recordingUrl }) => ({
      title: title ?? 'Webinar access',
      subtitle: [joinUrl ? 'link to join' : null, recordingUrl ? 'recording' : null].filter(Boolean).join(', ') || 'No links yet',
    }),
  },
})
