import { RocketIcon } from '@sanity/icons/Rocket'
import { defineType } from 'sanity'
import { actionsField, blockPreview, headingField, introField } from '../fields/block-fields.ts'

export const callToActionType = defineType({
  name: 'callToAction',
  title: 'Call to action',
  type: 'object',
  icon: RocketIcon,
  fields: [headingField, introField, actionsField],
  preview: blockPreview('Call to action'),
})
