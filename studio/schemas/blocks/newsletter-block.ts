import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineType } from 'sanity'
import { blockPreview, headingField, introField } from '../fields/block-fields.ts'

export const newsletterBlockType = defineType({
  name: 'newsletterBlock',
  title: 'Newsletter',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [headingField, introField],
  preview: blockPreview('Newsletter'),
})
