import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineField, defineType } from 'sanity'
import { LEGAL_SLUGS } from '#shared/paths.ts'
import { LegalSlugInput } from '../../components/slug-choice-input.tsx'
import { uniqueAmong } from '../../validation/unique-slug.ts'
import { seoField, seoGroup } from '../fields/seo-field.ts'

export const legalPageType = defineType({
  name: 'legalPage',
  title: 'Legal page',
  type: 'document',
  icon: DocumentTextIcon,
  groups: [{ name: 'content', title: 'Content', default: true }, seoGroup],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'Heading of the page.',
      group: 'content',
      validation: (rule) => rule.required().max(120),
    }),
    defineField({
      name: 'slug',
      title: 'Address',
      type: 'slug',
      description: 'One of the three addresses that the footer links to.',
      group: 'content',
      components: { input: LegalSlugInput },
      options: { isUnique: uniqueAmong(['legalPage'], 'slug') },
      validation: (rule) =>
        rule
          .required()
          .custom((slug) => !slug?.current || LEGAL_SLUGS.some((known) => known === slug.current) || 'Choose one from the list.'),
    }),
    defineField({
      name: 'lastUpdated',
      title: 'Last updated',
      type: 'string',
      description: 'Shown exactly as you write it, for example “24 May 2024”. Change it with every change of the text.',
      group: 'content',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      description: 'Use Heading 2 for the sections: they make the table of contents.',
      group: 'content',
      validation: (rule) => rule.required(),
    }),
    seoField,
  ],
  preview: {
    select: { title: 'title', lastUpdated: 'lastUpdated' },
    prepare: ({ title, lastUpdated }) => ({ title, subtitle: lastUpdated ? `Last updated ${lastUpdated}` : 'No date yet' }),
  },
})
