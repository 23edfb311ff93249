import { DocumentsIcon } from '@sanity/icons/Documents'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { landingPath } from '#shared/paths.ts'
import { checkFreeSlug, checkUrlSafe } from '../../validation/rules.ts'
import { uniqueAmong } from '../../validation/unique-slug.ts'
import { blockTypes } from '../block-types.ts'
import { isHome } from '../fields/home.ts'
import { scheduleFields, visibilityGroup } from '../fields/schedule-fields.ts'
import { seoField, seoGroup } from '../fields/seo-field.ts'

export const landingPageType = defineType({
  name: 'landingPage',
  title: 'Landing page',
  type: 'document',
  icon: DocumentsIcon,
  groups: [{ name: 'content', title: 'Content', default: true }, visibilityGroup, seoGroup],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'Shown in the browser tab and in search results.',
      group: 'content',
      validation: (rule) => rule.required().max(120),
    }),
    defineField({
      name: 'slug',
      title: 'Address',
      type: 'slug',
      description: 'The page lives at this address, for example /spring-campaign.',
      group: 'content',
      options: { source: 'title', maxLength: 96, isUnique: uniqueAmong(['landingPage'], 'slug') },
      hidden: ({ document }) => isHome(document),
      validation: (rule) =>
        rule.custom((slug, { document }) => {
          if (isHome(document)) return true
          if (!slug?.current) return 'Every page but the home page needs an address.'
          const safe = checkUrlSafe(slug.current)
          return safe === true ? checkFreeSlug(slug.current) : safe
        }),
    }),
    defineField({
      name: 'blocks',
      title: 'Blocks',
      type: 'array',
      description: 'The page from top to bottom. Start with a Hero: it holds the page’s main heading.',
      group: 'content',
      of: blockTypes.map(({ name }) => defineArrayMember({ type: name })),
      validation: (rule) => rule.required().min(1),
    }),
    ...scheduleFields,
    seoField,
  ],
  preview: {
    select: { title: 'title', slug: 'slug.current', id: '_id' },
    prepare: ({ title, slug, id }) => ({
      title,
      subtitle: isHome({ _id: id }) ? '/' : slug ? landingPath(slug) : 'No address yet',
    }),
  },
})
