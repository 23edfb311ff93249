import { richText } from './rich-text.ts'
import { readSources, setting } from './source-file.ts'
import { type ContentDocument, seo, slug } from './values.ts'

/** The three legal pages; `updated` is shown as it is written. */
export function createLegalPages(): ContentDocument[] {
  return readSources('legal').map((source) => ({
    _id: `legal-${source.name}`,
    _type: 'legalPage',
    title: setting(source, 'title'),
    slug: slug(source.name),
    lastUpdated: setting(source, 'updated'),
    body: richText(source.text, `legal-${source.name}.body`),
    seo: seo(setting(source, 'title'), setting(source, 'summary')),
  }))
}
