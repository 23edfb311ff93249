import { getPublishedId, type SlugIsUniqueValidator } from 'sanity'
import { API_VERSION } from '#shared/config.ts'

/**
 * Makes the uniqueness check of a slug field whose documents share one address space, drafts included. Events and webinars do: both
 * live at `/events/<urlId>`, where a document id answers too.
 */
export function uniqueAmong(types: readonly string[], field: string): SlugIsUniqueValidator {
  return async function isUnique(slug, context) {
    const client = context.getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' })
    const published = getPublishedId(context.document?._id ?? '')
    const taken = await client.fetch<number>(
      `count(*[_type in $types && (${field}.current == $slug || _id == $slug) && !(_id in $own)])`,
      { types, slug, own: [published, `drafts.${published}`] },
    )
    return taken === 0
  }
}
