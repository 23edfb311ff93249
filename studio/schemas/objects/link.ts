import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import { checkLinkTarget } from '../../validation/rules.ts'

/** Annotation of rich text: a link to an address. */
export const linkType = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'href',
      title: 'Address',
      type: 'string',
      description: 'https://…, mailto:…, tel:…, or a path of this site such as /contact-us.',
      validation: (rule) => rule.required().custom(checkLinkTarget),
    }),
  ],
})
