import { findCountry } from '#shared/countries.ts'
import { brochureDownloadForm } from '#shared/forms/brochure-download.ts'
import { demoRequestForm } from '#shared/forms/demo-request.ts'
import { ENVELOPE } from '#shared/forms/envelope.ts'
import { type Checked, checkForm, type FormDefinition, type FormErrors, type FormValues } from '#shared/forms/form.ts'
import { type RegistrationSource, registrationForm, webinarRequestForm } from '#shared/forms/registration.ts'
import { isCompleted, isPublishedAt, registrationState } from '#shared/schedule.ts'
import type { Fields } from './body.ts'
import type { Brochure, Catalogue, Subject, SubjectKind } from './catalogue.ts'
import { textOf } from './envelope.ts'
import type { Refusal } from './outcome.ts'
import { type Answers, weakReference } from './record.ts'

/** What a form is about: looked up in the catalogue, and what of it is stored. `refusal` says why it takes nothing now. */
export interface Target {
  answers: Answers
  derived: Readonly<Record<string, unknown>>
  refusal: Refusal | null
  /** Whether the form promises an e-mail. */
  mail: boolean
}

/** One kind of submission: its form, and the document that it is about. */
export interface SubmissionKind {
  form: FormDefinition
  /** The visitor's values, checked; errors name fields of the form or of its envelope. */
  check(fields: Fields): Checked<string>
  /** @param now epoch milliseconds */
  target(fields: Fields, catalogue: Catalogue, now: number): Promise<Target | Refusal>
}

export const isRefusal = (target: Target | Refusal): target is Refusal => 'status' in target

const NOT_FOUND: Refusal = { status: 404, error: 'notFound' }
const isYes = (value: unknown) => value === true || value === 'true' || value === 'on' || value === '1'

/** Adds an error of something that is not a field of the form. */
function withErrors<Name extends string>(checked: Checked<Name>, more: FormErrors<string>): Checked<string> {
  if (Object.keys(more).length === 0) return checked
  return { ok: false, values: checked.values, errors: { ...more, ...(checked.ok ? {} : checked.errors) } }
}

/** A subject that is published now; events behind `publishAt` are not there yet. */
async function findSubject(catalogue: Catalogue, kind: SubjectKind, urlId: string, now: number): Promise<Subject | null> {
  const subject = urlId === '' ? null : await catalogue.subject(kind, urlId)
  return subject !== null && isPublishedAt(subject, now) ? subject : null
}

const subjectFields = (subject: Subject, source: RegistrationSource) => ({
  referenceId: subject.title,
  source,
  subject: weakReference(subject._id),
})

const registration: SubmissionKind = {
  form: registrationForm,
  check(fields) {
    const source = fields[ENVELOPE.source]
    const isKnown = source === 'event' || source === 'webinar'
    return withErrors(checkForm(registrationForm, fields), isKnown ? {} : { [ENVELOPE.source]: ['forms.errors.unknown'] })
  },
  async target(fields, catalogue, now) {
    const kind = fields[ENVELOPE.source] === 'webinar' ? 'webinar' : 'event'
    const subject = await findSubject(catalogue, kind, textOf(fields, ENVELOPE.urlId) ?? '', now)
    if (subject === null) return NOT_FOUND
    const refusal: Refusal | null = registrationState(subject, now) === 'open' ? null : { status: 410, error: 'closed' }
    return { answers: { urlId: subject.urlId }, derived: subjectFields(subject, kind), refusal, mail: true }
  },
}

const webinarRequest: SubmissionKind = {
  form: webinarRequestForm,
  check: (fields) => checkForm(webinarRequestForm, fields),
  async target(fields, catalogue, now) {
    const subject = await findSubject(catalogue, 'webinar', textOf(fields, ENVELOPE.urlId) ?? '', now)
    if (subject === null) return NOT_FOUND
    const refusal: Refusal | null = isCompleted(subject, now) ? null : { status: 409, error: 'tooEarly' }
    return { answers: { urlId: subject.urlId }, derived: subjectFields(subject, 'webinar request'), refusal, mail: true }
  },
}

const withBrochure = (brochure: Brochure) => ({ brochure: weakReference(brochure._id) })

const demoRequest: SubmissionKind = {
  form: demoRequestForm,
  check: (fields) => checkForm(demoRequestForm, fields),
  async target(fields, catalogue) {
    if (!isYes(fields[ENVELOPE.sendBrochure]))
      return { answers: { sendBrochure: false }, derived: {}, refusal: null, mail: false }
    const chosen = textOf(fields, ENVELOPE.brochure) || null
    const brochure = chosen === null ? await catalogue.defaultBrochure() : await catalogue.brochure(chosen)
    if (brochure === null) return { status: 422, errors: { [ENVELOPE.brochure]: ['forms.errors.unknown'] } }
    return { answers: { sendBrochure: true, ...withBrochure(brochure) }, derived: {}, refusal: null, mail: true }
  },
}

const brochureDownload: SubmissionKind = {
  form: brochureDownloadForm,
  check: (fields) => checkForm(brochureDownloadForm, fields),
  async target(fields, catalogue) {
    const id = textOf(fields, ENVELOPE.brochure) ?? ''
    const brochure = id === '' ? null : await catalogue.brochure(id)
    if (brochure === null) return NOT_FOUND
    return { answers: withBrochure(brochure), derived: { referenceId: brochure.title }, refusal: null, mail: false }
  },
}

/** The collections that keep one document for each submission; the newsletter keeps one for each address. */
export const SUBMISSION_KINDS = {
  'event-registrations': registration,
  'webinar-requests': webinarRequest,
  'demo-requests': demoRequest,
  'brochure-downloads': brochureDownload,
} satisfies Record<string, SubmissionKind>

export type SubmissionCollection = keyof typeof SUBMISSION_KINDS

/** The values as they are stored and compared: the country by name and code, an empty optional field left out. */
export function answersOf(values: FormValues<string>): Answers {
  const filled = Object.entries(values).filter(([, value]) => value !== '')
  const country = findCountry(Object.fromEntries(filled).country ?? '')
  return { ...Object.fromEntries(filled), ...(country ? { country: country.name, countryCode: country.code } : {}) }
}
