import { defineField } from 'sanity'
import { checkAltText } from '../../validation/rules.ts'

interface ImageFieldOptions {
  name: string
  title: string
  description: string
  group?: string
}

/** The alternative text that stands inside every image value. */
export const altField = defineField({
  name: 'alt',
  title: 'Alternative text',
  type: 'string',
  description: 'What the image shows, in one sentence. Screen readers read it aloud; it also shows when the image can’t load.',
  validation: (rule) =>
    rule.custom((alt, context) => checkAltText(alt, context.parent as { asset?: unknown } | undefined)).max(200),
})

/** Says of an image that the site may turn it over: a photograph must never be. */
export const lineDrawingField = defineField({
  name: 'lineDrawing',
  title: 'Line drawing on a light ground',
  type: 'boolean',
  description: 'The dark colour scheme then shows light lines on a dark ground. Leave it off for photographs.',
})

/** An image with crop, hotspot and alternative text, the one form that images have on this site. */
export function imageField({ name, title, description, group }: ImageFieldOptions) {
  return defineField({
    name,
    title,
    type: 'image',
    description,
    ...(group ? { group } : {}),
    options: { hotspot: true, accept: 'image/jpeg,image/png,image/webp,image/avif' },
    fields: [altField, lineDrawingField],
  })
}
