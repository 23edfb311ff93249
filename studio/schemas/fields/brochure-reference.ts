import { defineField } from 'sanity'

/** The brochure that a visitor chose; weak, so that an old brochure can be deleted although people asked for it. */
export const brochureReference = defineField({
  name: 'brochure',
  title: 'Brochure',
  type: 'reference',
  to: [{ type: 'brochure' }],
  weak: true,
  description: 'The brochure that the visitor chose.',
})
