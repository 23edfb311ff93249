import { DocumentIcon } from '@sanity/icons/Document'
import { defineField, defineType } from 'sanity'

/** Annotation of rich text: a link to a document, which survives a change of that document's address. */
export const internalLinkType = defineType({
  name: 'internalLink',
  title: 'Link to a page',
  type: 'object',
  icon: DocumentIcon,
  fields: [
    defineField({
      name: 'reference',
      title: 'Page',
      type: 'reference',
      to: ['landingPage', 'aboutPage', 'offering', 'event', 'webinar', 'legalPage'].map((type) => ({ type })),
      description: 'The link follows the page, also when its address changes.',
      validation: (rule) => rule.required(),
    }),
  ],
})
