import { type CurrentUser, type DocumentActionComponent, getPublishedId } from 'sanity'
import { HOME_ID } from '../schemas/fields/home.ts'
import { companionTypes, singletonTypes, submissionTypes } from '../schemas/index.ts'
import { releaseSubmission } from './release-submission.ts'
import { canWrite } from './roles.ts'

interface ActionContext {
  schemaType: string
  documentId?: string | undefined
  currentUser: CurrentUser | null
}

const names = (types: readonly { name: string }[]) => new Set(types.map(({ name }) => name))
const SINGLETONS = names(singletonTypes)
const SUBMISSIONS = names(submissionTypes)
const COMPANIONS = names(companionTypes)

/** Whether exactly one document of its kind exists, without which the site has a hole. */
const isIndispensable = ({ schemaType, documentId }: ActionContext) =>
  SINGLETONS.has(schemaType) || (schemaType === 'landingPage' && getPublishedId(documentId ?? '') === HOME_ID)

/**
 * Actions of a document, out of those that Sanity offers. Submissions can be released, where the server holds them back, and
 * deleted, by those who may write. Companions belong to their webinar and have none. Singletons and the home page can't be duplicated, unpublished or deleted.
 */
export function resolveDocumentActions(previous: DocumentActionComponent[], context: ActionContext): DocumentActionComponent[] {
  const only = (...allowed: string[]) => previous.filter(({ action }) => action !== undefined && allowed.includes(action))
  if (COMPANIONS.has(context.schemaType)) return []
  if (SUBMISSIONS.has(context.schemaType)) return canWrite(context.currentUser) ? [releaseSubmission, ...only('delete')] : []
  if (isIndispensable(context)) return only('publish', 'discardChanges', 'restore')
  return previous
}
