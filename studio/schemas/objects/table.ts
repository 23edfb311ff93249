import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { checkRectangle } from '../../validation/rules.ts'

export const tableType = defineType({
  name: 'table',
  title: 'Table',
  type: 'object',
  icon: ThListIcon,
  fields: [
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'string',
      description: 'What the table shows. Screen readers announce it before the cells.',
    }),
    defineField({
      name: 'headerRow',
      title: 'The first row holds the column titles',
      type: 'boolean',
      description: 'Column titles are read out with every cell, so that one knows where one is.',
      initialValue: true,
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      description: 'Every row needs the same number of cells.',
      of: [defineArrayMember({ type: 'tableRow' })],
      validation: (rule) => rule.required().min(1).custom(checkRectangle),
    }),
  ],
  preview: {
    select: { title: 'caption', rows: 'rows' },
    prepare: ({ title, rows }) => ({ title: title ?? 'Table', subtitle: `${Array.isArray(rows) ? rows.length : 0} rows` }),
  },
})
