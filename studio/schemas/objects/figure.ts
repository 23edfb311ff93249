import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'
import { altField, lineDrawingField } from '../fields/image-field.ts'

export const figureType = defineType({
  name: 'figure',
  title: 'Figure',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: true },
  fields: [
    altField,
    lineDrawingField,
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'string',
      description: 'Shown below the image, for source or explanation.',
    }),
  ],
  validation: (rule) => rule.assetRequired(),
  preview: { select: { title: 'caption', subtitle: 'alt', media: 'asset' } },
})
