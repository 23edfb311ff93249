import { DocumentPdfIcon } from '@sanity/icons/DocumentPdf'
import { defineField, defineType } from 'sanity'
import { checkUrlSafe } from '../../validation/rules.ts'
import { uniqueAmong } from '../../validation/unique-slug.ts'
import { imageField } from '../fields/image-field.ts'
import { byOrder, orderField } from '../fields/order-field.ts'

export const brochureType = defineType({
  name: 'brochure',
  title: 'Brochure',
  type: 'document',
  icon: DocumentPdfIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'As it stands on the cover.',
      validation: (rule) => rule.required().max(120),
    }),
    defineField({
      name: 'slug',
      title: 'Address',
      type: 'slug',
      description: 'Press Generate. The site uses it to name the brochure in links and in the download.',
      options: { source: 'title', maxLength: 96, isUnique: uniqueAmong(['brochure'], 'slug') },
      validation: (rule) => rule.required().custom((slug) => checkUrlSafe(slug?.current)),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      description: 'What a reader learns, in one or two sentences.',
      validation: (rule) => rule.required(),
    }),
    imageField({ name: 'cover', title: 'Cover', description: 'The first page, in portrait format.' }),
    defineField({
      name: 'file',
      title: 'PDF file',
      type: 'file',
      description: 'Visitors get it after leaving their contact details.',
      options: { accept: 'application/pdf' },
      validation: (rule) => rule.required().assetRequired(),
    }),
    orderField,
  ],
  orderings: [byOrder],
  preview: { select: { title: 'title', subtitle: 'file.asset.originalFilename', media: 'cover' } },
})
