import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { defineField, defineType } from 'sanity'
import { seoField, seoGroup } from '../fields/seo-field.ts'

function statistic(name: string, title: string, description: string) {
  return defineField({ name, title, type: 'number', description, validation: (rule) => rule.min(0) })
}

export const aboutPageType = defineType({
  name: 'aboutPage',
  title: 'About page',
  type: 'document',
  icon: InfoOutlineIcon,
  groups: [{ name: 'content', title: 'Content', default: true }, { name: 'statistics', title: 'Statistics' }, seoGroup],
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
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      description: 'One or two sentences below the heading.',
      group: 'content',
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      description: 'Who the company is, whom it belongs to and whom it serves.',
      group: 'content',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'statistics',
      title: 'Statistics',
      type: 'object',
      description: 'Numbers without separators. The site leaves out what is empty.',
      group: 'statistics',
      fields: [
        statistic('totalAreaScanned', 'Total area scanned', 'In square metres.'),
        statistic('countries', 'Countries', 'In which projects were done.'),
        statistic('projectsGlobally', 'Projects globally', 'Completed projects.'),
        statistic('usersGlobally', 'Users globally', 'People who work with the results.'),
      ],
    }),
    seoField,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title: title ?? 'About page', subtitle: '/about-us' }) },
})
