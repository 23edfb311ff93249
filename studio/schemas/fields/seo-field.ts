import { defineField } from 'sanity'

/** The search and sharing texts of a page, folded away because every page has good ones without them. */
export const seoField = defineField({
  name: 'seo',
  title: 'Search and sharing',
  type: 'seo',
  description: 'Leave empty to use the title and description of the page itself.',
  group: 'seo',
  options: { collapsible: true, collapsed: true },
})

/** The group of `seoField`; a document lists it last. */
export const seoGroup = { name: 'seo', title: 'Search and sharing' }
