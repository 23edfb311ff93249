import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { defineField, defineType } from 'sanity'

export const calloutType = defineType({
  name: 'callout',
  title: 'Callout',
  type: 'object',
  icon: InfoOutlineIcon,
  fields: [
    defineField({
      name: 'tone',
      title: 'Tone',
      type: 'string',
      description: 'Info for a helpful note, Warning for what can go wrong.',
      options: {
        list: [
          { title: 'Info', value: 'info' },
          { title: 'Warning', value: 'warning' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'info',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      description: 'One to three sentences that stand apart from the text around them.',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'text', subtitle: 'tone' } },
})
