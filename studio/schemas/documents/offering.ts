import { CubeIcon } from '@sanity/icons/Cube'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { OFFERING_SLUGS, offeringPath } from '#shared/paths.ts'
import { OfferingSlugInput } from '../../components/slug-choice-input.tsx'
import { uniqueAmong } from '../../validation/unique-slug.ts'
import { imageField } from '../fields/image-field.ts'
import { byOrder, orderField } from '../fields/order-field.ts'
import { seoField, seoGroup } from '../fields/seo-field.ts'

function bulletColumn(name: 'left' | 'right', title: string) {
  return defineField({
    name,
    title,
    type: 'object',
    description: 'A heading with its bullet list, in the second section of the page.',
    group: 'bullets',
    options: { collapsible: true, collapsed: false },
    fields: [
      defineField({
        name: 'heading',
        title: 'Heading',
        type: 'string',
        description: 'May stay empty.',
      }),
      defineField({
        name: 'items',
        title: 'Bullets',
        type: 'array',
        description: 'A few words each, one step or one result per bullet.',
        of: [defineArrayMember({ type: 'string' })],
        validation: (rule) => rule.unique(),
      }),
    ],
  })
}

export const offeringType = defineType({
  name: 'offering',
  title: 'Offering',
  type: 'document',
  icon: CubeIcon,
  groups: [{ name: 'content', title: 'Content', default: true }, { name: 'bullets', title: 'Bullets' }, seoGroup],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'Name of the offering, in the banner and in the menu.',
      group: 'content',
      validation: (rule) => rule.required().max(120),
    }),
    defineField({
      name: 'slug',
      title: 'Address',
      type: 'slug',
      description: 'One of the seven addresses that the site has for offerings.',
      group: 'content',
      components: { input: OfferingSlugInput },
      options: { isUnique: uniqueAmong(['offering'], 'slug') },
      validation: (rule) =>
        rule
          .required()
          .custom(
            (slug) => !slug?.current || OFFERING_SLUGS.some((known) => known === slug.current) || 'Choose one from the list.',
          ),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 4,
      description: 'Two or three sentences in the banner: what the customer gets.',
      group: 'content',
      validation: (rule) => rule.required(),
    }),
    imageField({ name: 'bannerImg', title: 'Banner image', description: 'Wide image beside the title.', group: 'content' }),
    bulletColumn('left', 'Left column'),
    bulletColumn('right', 'Right column'),
    { ...orderField, group: 'content' },
    seoField,
  ],
  orderings: [byOrder],
  preview: {
    select: { title: 'title', slug: 'slug.current', media: 'bannerImg' },
    prepare: ({ title, slug, media }) => ({ title, subtitle: slug ? offeringPath(slug) : 'No address yet', media }),
  },
})
