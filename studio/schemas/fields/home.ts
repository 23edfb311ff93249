import { getPublishedId } from 'sanity'

/** Id of the landing page at `/`; it is the only one without a slug. */
export const HOME_ID = 'home'

/** Whether a document, draft or published, is the home page. */
export function isHome(document: { _id?: string | undefined } | undefined): boolean {
  return getPublishedId(document?._id ?? '') === HOME_ID
}
