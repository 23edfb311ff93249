import { defineField, defineType } from 'sanity'
import { imageField } from '../fields/image-field.ts'

export const seoType = defineType({
  name: 'seo',
  title: 'Search and sharing',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title in search results',
      type: 'string',
      description: 'Up to 60 characters; search engines cut what is longer.',
      validation: (rule) => rule.max(60).warning('Search engines show about 60 characters.'),
    }),
    defineField({
      name: 'description',
      title: 'Description in search results',
      type: 'text',
      rows: 3,
      description: 'One or two sentences, up to 160 characters.',
      validation: (rule) => rule.max(160).warning('Search engines show about 160 characters.'),
    }),
    imageField({
      name: 'image',
      title: 'Sharing image',
      description: 'Shown when somebody shares the page. 1200 × 630 pixels fit best.',
    }),
  ],
})
