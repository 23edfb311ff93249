import { readSources, setting } from './source-file.ts'
import { type ContentDocument, image, pdf, slug } from './values.ts'

/** The brochures; their PDF files are printed from the same sources by `print-brochures.mjs`. */
export function createBrochures(): ContentDocument[] {
  return readSources('brochures')
    .map((source) => ({
      _id: `brochure-${source.name}`,
      _type: 'brochure',
      title: setting(source, 'title'),
      slug: slug(source.name),
      description: setting(source, 'summary'),
      cover: image(`brochure-${source.name}`, setting(source, 'alt')),
      file: pdf(source.name),
      order: Number(setting(source, 'order')),
    }))
    .sort((one, other) => one.order - other.order)
}
