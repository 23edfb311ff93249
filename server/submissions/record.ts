import type { FormDefinition } from '#shared/forms/form.ts'
import type { Envelope, Flag } from './envelope.ts'

export interface WeakReference {
  _type: 'reference'
  _ref: string
  _weak: true
}

/** A submission as it is stored in the CMS. */
export interface SubmissionRecord {
  _id: string
  _type: string
  createdOn: string
  language: string
  page?: string
  consent: { text: string; language: string; policyRevision: string; time: string }
  /** `held`: what filled the trap gets no mail until an editor releases it. */
  status: 'received' | 'held' | 'replaced'
  flags?: Flag[]
  replaces?: string
  replacedBy?: string
  /** Absent where nothing was promised. */
  mail?: { state: 'pending'; attempts: number; changedOn: string }
  [field: string]: unknown
}

/** What is compared when the same id comes again: the visitor's own values and what they are for. */
export type Answers = Readonly<Record<string, string | boolean | WeakReference>>

export interface RecordParts {
  form: FormDefinition
  id: string
  envelope: Envelope
  answers: Answers
  /** Fields that the server adds from the document that the form is about. */
  derived: Readonly<Record<string, unknown>>
  policyRevision: string
  /** Whether the form promises an e-mail. */
  mail: boolean
  /** Epoch milliseconds of acceptance. */
  acceptedAt: number
}

export const weakReference = (id: string): WeakReference => ({ _type: 'reference', _ref: id, _weak: true })

/** Everything that is stored beside the visitor's answers is the server's own. */
export function buildRecord({
  form,
  id,
  envelope,
  answers,
  derived,
  policyRevision,
  mail,
  acceptedAt,
}: RecordParts): SubmissionRecord {
  const time = new Date(acceptedAt).toISOString()
  const { language, page, replaces, flags } = envelope
  return {
    ...answers,
    ...derived,
    _id: `${form.collection}.${id}`,
    _type: form.type,
    createdOn: time,
    language,
    ...(page === null ? {} : { page }),
    consent: { text: form.consent[language], language, policyRevision, time },
    status: flags.includes('trap') ? 'held' : 'received',
    ...(flags.length > 0 ? { flags } : {}),
    ...(replaces === null ? {} : { replaces: `${form.collection}.${replaces}` }),
    ...(mail ? { mail: { state: 'pending' as const, attempts: 0, changedOn: time } } : {}),
  }
}
