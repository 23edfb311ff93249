import { defineArrayMember, defineType } from 'sanity'

export const richTextType = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      // The page's title is its only h1, so texts start at h2 (WCAG 1.3.1).
      styles: [
        { title: 'Normal', value: 'normal' },
        { title: 'Heading 2', value: 'h2' },
        { title: 'Heading 3', value: 'h3' },
        { title: 'Heading 4', value: 'h4' },
        { title: 'Quote', value: 'blockquote' },
      ],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Strong', value: 'strong' },
          { title: 'Emphasis', value: 'em' },
          { title: 'Underline', value: 'underline' },
          { title: 'Code', value: 'code' },
        ],
        annotations: [defineArrayMember({ type: 'link' }), defineArrayMember({ type: 'internalLink' })],
      },
    }),
    defineArrayMember({ type: 'figure' }),
    defineArrayMember({ type: 'table' }),
    defineArrayMember({ type: 'callout' }),
    defineArrayMember({ type: 'video' }),
  ],
})
