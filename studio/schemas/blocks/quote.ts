import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { defineField, defineType } from 'sanity'

export const quoteType = defineType({
  name: 'quote',
  title: 'Quote',
  type: 'object',
  icon: BlockquoteIcon,
  fields: [
    defineField({
      name: 'text',
      title: 'Quote',
      type: 'text',
      rows: 3,
      description: 'Without quotation marks; the site adds them in the visitor’s language.',
      validation: (rule) => rule.required().max(400),
    }),
    defineField({
      name: 'attribution',
      title: 'Who said it',
      type: 'string',
      description: 'Name of the person, used with their consent.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'role',
      title: 'Role',
      type: 'string',
      description: 'Job title and company, for example “Plant manager, Food and Beverage”.',
    }),
  ],
  preview: {
    select: { title: 'text', attribution: 'attribution' },
    prepare: ({ title, attribution }) => ({ title: title ?? 'Quote', subtitle: attribution ? `Quote, ${attribution}` : 'Quote' }),
  },
})
