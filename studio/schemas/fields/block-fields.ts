import { defineArrayMember, defineField } from 'sanity'

/** Fields that many blocks of the page builder share, so that they read and validate alike. */

export const headingField = defineField({
  name: 'heading',
  title: 'Heading',
  type: 'string',
  description: 'The heading of this part of the page.',
  validation: (rule) => rule.required().max(120),
})

export const introField = defineField({
  name: 'text',
  title: 'Text',
  type: 'text',
  rows: 3,
  description: 'One to three sentences below the heading. May stay empty.',
})

export const actionsField = defineField({
  name: 'actions',
  title: 'Buttons',
  type: 'array',
  description: 'The first one stands out. One is best, two are the most.',
  of: [defineArrayMember({ type: 'action' })],
  validation: (rule) => rule.max(2),
})

/** Preview of a block in the list of blocks: its heading, and which block it is. */
export function blockPreview(block: string) {
  return {
    select: { title: 'heading' },
    prepare: ({ title }: { title?: string }) => ({ title: title ?? block, subtitle: block }),
  }
}
