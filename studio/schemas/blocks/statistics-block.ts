import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineType } from 'sanity'
import { blockPreview, headingField } from '../fields/block-fields.ts'

export const statisticsBlockType = defineType({
  name: 'statisticsBlock',
  title: 'Statistics',
  type: 'object',
  icon: BarChartIcon,
  fields: [headingField],
  preview: blockPreview('Statistics'),
})
