import { CaseIcon } from '@sanity/icons/Case'
import { defineField, defineType } from 'sanity'
import { imageField } from '../fields/image-field.ts'
import { byOrder, orderField } from '../fields/order-field.ts'

export const industryType = defineType({
  name: 'industry',
  title: 'Industry',
  type: 'document',
  icon: CaseIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'Name of the industry, for example “Food and Beverage”.',
      validation: (rule) => rule.required().max(80),
    }),
    imageField({ name: 'image', title: 'Image', description: 'Square or wide; shown small.' }),
    orderField,
  ],
  orderings: [byOrder],
  preview: { select: { title: 'title', media: 'image' } },
})
