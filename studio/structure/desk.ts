import type { CurrentUser, SortOrderingItem } from 'sanity'
import { canWrite } from '../actions/roles.ts'
import { HOME_ID } from '../schemas/fields/home.ts'
import { submissionTypes } from '../schemas/index.ts'

/** One entry of the desk: a single document, a list of documents, what the server could not deliver, a group of entries, or a line between them. */
export type DeskItem =
  | { kind: 'document'; type: string; id: string; title: string }
  | { kind: 'list'; type: string; title: string; orderings: SortOrderingItem[]; except?: string }
  | { kind: 'outbox'; id: string; title: string }
  | { kind: 'group'; id: string; title: string; items: DeskItem[] }
  | { kind: 'divider' }

const byPosition: SortOrderingItem[] = [
  { field: 'order', direction: 'asc' },
  { field: 'title', direction: 'asc' },
]
const newestFirst = (field: string): SortOrderingItem[] => [{ field, direction: 'desc' }]
const alphabetical = (field: string): SortOrderingItem[] => [{ field, direction: 'asc' }]

const PAGES: DeskItem = {
  kind: 'group',
  id: 'pages',
  title: 'Pages',
  items: [
    { kind: 'document', type: 'landingPage', id: HOME_ID, title: 'Home' },
    { kind: 'document', type: 'aboutPage', id: 'aboutPage', title: 'About' },
    { kind: 'list', type: 'landingPage', title: 'Landing pages', orderings: alphabetical('title'), except: HOME_ID },
  ],
}

const CONTENT: DeskItem[] = [
  PAGES,
  { kind: 'list', type: 'offering', title: 'Offerings', orderings: byPosition },
  { kind: 'list', type: 'industry', title: 'Industries', orderings: byPosition },
  { kind: 'list', type: 'event', title: 'Events', orderings: newestFirst('startsAt') },
  { kind: 'list', type: 'webinar', title: 'Webinars', orderings: newestFirst('startsAt') },
  { kind: 'list', type: 'brochure', title: 'Brochures', orderings: byPosition },
  { kind: 'list', type: 'legalPage', title: 'Legal pages', orderings: alphabetical('title') },
  { kind: 'list', type: 'redirect', title: 'Redirects', orderings: alphabetical('from') },
  { kind: 'document', type: 'siteSettings', id: 'siteSettings', title: 'Site settings' },
]

const PLURALS: Record<(typeof submissionTypes)[number]['name'], string> = {
  eventRegistration: 'Registrations',
  webinarRequest: 'Recording requests',
  demoRequest: 'Demo requests',
  brochureDownload: 'Brochure downloads',
  newsletterSubscription: 'Newsletter subscriptions',
}

const INBOX: DeskItem = {
  kind: 'group',
  id: 'inbox',
  title: 'Inbox',
  items: [
    ...submissionTypes.map(
      ({ name }): DeskItem => ({ kind: 'list', type: name, title: PLURALS[name], orderings: newestFirst('createdOn') }),
    ),
    { kind: 'divider' },
    { kind: 'outbox', id: 'outbox', title: 'Not delivered' },
  ],
}

/** The desk of a user, as data. Viewers get no Inbox: what visitors wrote is for those who answer them. */
export function deskFor(user: CurrentUser | null): DeskItem[] {
  return canWrite(user) ? [...CONTENT, { kind: 'divider' }, INBOX] : CONTENT
}
