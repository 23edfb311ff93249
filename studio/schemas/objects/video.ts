import { PlayIcon } from '@sanity/icons/Play'
import { defineField, defineType } from 'sanity'
import { checkWebAddress } from '../../validation/rules.ts'

export const videoType = defineType({
  name: 'video',
  title: 'Video',
  type: 'object',
  icon: PlayIcon,
  fields: [
    defineField({
      name: 'url',
      title: 'Address',
      type: 'string',
      description: 'The page of the video, for example on YouTube. Visitors open it by a link; nothing is loaded before they do.',
      validation: (rule) => rule.required().custom(checkWebAddress),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'What one sees in the video. It is the text of the link.',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'url' } },
})
