import type { CurrentUser, TemplateItem } from 'sanity'
import { contentTypes } from '../schemas/index.ts'
import { canWrite } from './roles.ts'

const CREATABLE = new Set<string>(contentTypes.map(({ name }) => name))

/** What can be created by hand: content. Singletons exist already, submissions come from visitors, companions from their webinar. */
export function resolveNewDocumentOptions(
  previous: TemplateItem[],
  { currentUser }: { currentUser: CurrentUser | null },
): TemplateItem[] {
  return canWrite(currentUser) ? previous.filter(({ templateId }) => CREATABLE.has(templateId)) : []
}
