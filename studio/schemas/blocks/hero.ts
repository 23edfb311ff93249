import { StarIcon } from '@sanity/icons/Star'
import { defineType } from 'sanity'
import { actionsField, blockPreview, headingField, introField } from '../fields/block-fields.ts'
import { imageField } from '../fields/image-field.ts'

export const heroType = defineType({
  name: 'hero',
  title: 'Hero',
  type: 'object',
  icon: StarIcon,
  fields: [
    headingField,
    introField,
    actionsField,
    imageField({
      name: 'image',
      title: 'Image',
      description: 'Wide, with a calm area for the text. Leave empty for the drawn background.',
    }),
  ],
  preview: blockPreview('Hero'),
})
