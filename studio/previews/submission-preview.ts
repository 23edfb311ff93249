import { formatInstant } from './zoned-date.ts'

interface Submission {
  firstName?: string
  lastName?: string
  name?: string
  email?: string
  about?: string
  state?: string
  createdOn?: string
  status?: string
  mailState?: string
}

/** What an editor should act on, in words. */
const STATUS: Readonly<Record<string, string>> = { held: 'held back', replaced: 'replaced' }
const MAIL: Readonly<Record<string, string>> = { failed: 'mail failed', outcomeUnknown: 'mail: outcome unknown' }

/** How a submission reads in the Inbox: who, when, about what, and what needs a look. */
export function submissionPreview({ firstName, lastName, name, email, about, state, createdOn, status, mailState }: Submission) {
  const person = [firstName, lastName].filter(Boolean).join(' ') || name || email || 'Unnamed visitor'
  const notes = [about, state, STATUS[status ?? ''], MAIL[mailState ?? '']]
  return { title: person, subtitle: [formatInstant(createdOn), ...notes].filter(Boolean).join(' · ') }
}

const record = { createdOn: 'createdOn', status: 'status', mailState: 'mail.state' }

export const registrationPreview = {
  select: { ...record, firstName: 'firstName', lastName: 'lastName', about: 'referenceId' },
  prepare: submissionPreview,
}
export const demoRequestPreview = { select: { ...record, name: 'name', about: 'companyName' }, prepare: submissionPreview }
export const brochureDownloadPreview = {
  select: { ...record, name: 'name', about: 'brochure.title' },
  prepare: submissionPreview,
}
export const newsletterPreview = { select: { ...record, email: 'email', state: 'state' }, prepare: submissionPreview }
