import { CommentIcon } from '@sanity/icons/Comment'
import { defineField, defineType } from 'sanity'
import { demoRequestPreview } from '../../previews/submission-preview.ts'
import { brochureReference } from '../fields/brochure-reference.ts'
import { countryFields, newestFirst, recordFields, visitorField } from '../fields/submission-fields.ts'

export const demoRequestType = defineType({
  name: 'demoRequest',
  title: 'Demo request',
  type: 'document',
  icon: CommentIcon,
  liveEdit: true,
  readOnly: true,
  fields: [
    visitorField('name', 'Name', 'As the visitor wrote it.'),
    visitorField('email', 'E-mail', 'Where to answer.'),
    visitorField('phone', 'Phone', 'As the visitor wrote it.'),
    visitorField('companyName', 'Company', 'As the visitor wrote it.'),
    ...countryFields,
    visitorField('designation', 'Designation', 'Role of the visitor in the company.'),
    defineField({
      name: 'message',
      title: 'Message',
      type: 'text',
      rows: 6,
      description: 'What the visitor asks for.',
    }),
    defineField({
      name: 'sendBrochure',
      title: 'Wants a brochure by e-mail',
      type: 'boolean',
      description: 'The visitor ticked the box below the form.',
    }),
    brochureReference,
    ...recordFields,
  ],
  orderings: [newestFirst],
  preview: demoRequestPreview,
})
