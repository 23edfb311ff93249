import { BookIcon } from '@sanity/icons/Book'
import { defineType } from 'sanity'
import { blockPreview, headingField, introField } from '../fields/block-fields.ts'

export const brochuresBlockType = defineType({
  name: 'brochuresBlock',
  title: 'Brochures',
  type: 'object',
  icon: BookIcon,
  fields: [headingField, introField],
  preview: blockPreview('Brochures'),
})
