import { CaseIcon } from '@sanity/icons/Case'
import { defineType } from 'sanity'
import { blockPreview, headingField, introField } from '../fields/block-fields.ts'

export const industriesBlockType = defineType({
  name: 'industriesBlock',
  title: 'Industries',
  type: 'object',
  icon: CaseIcon,
  fields: [headingField, introField],
  preview: blockPreview('Industries'),
})
