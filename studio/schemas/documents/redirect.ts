import { TransferIcon } from '@sanity/icons/Transfer'
import { defineField, defineType } from 'sanity'
import { checkRedirectSource, noRedirectLoop } from '../../validation/redirects.ts'
import { checkLinkTarget } from '../../validation/rules.ts'

export const redirectType = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: TransferIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'Old address',
      type: 'string',
      description: 'A path of this site that no page has any more, for example /old-page.',
      validation: (rule) => rule.required().custom(checkRedirectSource).custom(noRedirectLoop),
    }),
    defineField({
      name: 'to',
      title: 'New address',
      type: 'string',
      description: 'A path of this site, or a whole address that starts with https://.',
      validation: (rule) => rule.required().custom(checkLinkTarget),
    }),
    defineField({
      name: 'permanent',
      title: 'Permanent',
      type: 'boolean',
      description: 'On: browsers and search engines remember the new address (301). Off: they ask again each time (302).',
      initialValue: true,
    }),
  ],
  orderings: [{ name: 'from', title: 'Old address', by: [{ field: 'from', direction: 'asc' }] }],
  preview: {
    select: { title: 'from', to: 'to', permanent: 'permanent' },
    prepare: ({ title, to, permanent }) => ({
      title: title ?? 'No old address yet',
      subtitle: `to ${to ?? '…'}, ${permanent === false ? 'temporary' : 'permanent'}`,
    }),
  },
})
