import { formatInstant } from './zoned-date.ts'

interface Submission {
  firstName?: string
  lastName?: string
  name?: string
  email?: string
  about?: string
  state?: string
  createdOn?: string
  replacedBy?: string
}

/** How a submission reads in the Inbox: who, when, about what. */
export function submissionPreview({ firstName, lastName, name, email, about, state, createdOn, replacedBy }: Submission) {
  const person = [firstName, lastName].filter(Boolean).join(' ') || name || email || 'Unnamed visitor'
  const status = replacedBy ? 'replaced' : state
  return { title: person, subtitle: [formatInstant(createdOn), about, status].filter(Boolean).join(' · ') }
}

const record = { createdOn: 'createdOn', replacedBy: 'replacedBy' }

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
