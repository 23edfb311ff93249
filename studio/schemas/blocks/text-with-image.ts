import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { defineField, defineType } from 'sanity'
import { blockPreview, headingField } from '../fields/block-fields.ts'
import { imageField } from '../fields/image-field.ts'

export const textWithImageType = defineType({
  name: 'textWithImage',
  title: 'Text with image',
  type: 'object',
  icon: SplitVerticalIcon,
  fields: [
    headingField,
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      description: 'One idea, two or three short paragraphs.',
      validation: (rule) => rule.required(),
    }),
    imageField({ name: 'image', title: 'Image', description: 'Stands beside the text; on a phone above it.' }),
    defineField({
      name: 'imageSide',
      title: 'Side of the image',
      type: 'string',
      description: 'Alternate the sides from block to block.',
      options: {
        list: [
          { title: 'Left', value: 'left' },
          { title: 'Right', value: 'right' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'right',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: blockPreview('Text with image'),
})
