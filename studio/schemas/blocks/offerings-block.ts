import { CubeIcon } from '@sanity/icons/Cube'
import { defineType } from 'sanity'
import { blockPreview, headingField, introField } from '../fields/block-fields.ts'

export const offeringsBlockType = defineType({
  name: 'offeringsBlock',
  title: 'Offerings',
  type: 'object',
  icon: CubeIcon,
  fields: [headingField, introField],
  preview: blockPreview('Offerings'),
})
