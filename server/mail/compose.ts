import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#shared/config.ts'
import { eventDates } from '#shared/event-dates.ts'
import { localizedPath } from '#shared/language.ts'
import { eventPath } from '#shared/paths.ts'
import { refOf } from '../submissions/store.ts'
import { calendarFile } from './calendar.ts'
import type { MailContent, MailSubject } from './mail-content.ts'
import { fill, MAIL_TEXTS, type MailTexts } from './mail-texts.ts'
import { MailError, type Message, type Paragraph } from './message.ts'

/** A stored submission as the mail worker reads it. */
export type StoredSubmission = Readonly<Record<string, unknown>> & { _id: string; _type: string }

export interface ComposeDeps {
  content: MailContent
  publicUrl: string
  /** Address of a brochure's file that is good for `lifetime` milliseconds. */
  downloadLink: (id: string, lifetime: number) => Promise<string>
  /** Address that unsubscribes the subscriber of a document with one click. */
  unsubscribeLink: (documentId: string) => Promise<string>
  /** Epoch milliseconds, UTC. */
  now: () => number
}

/** Writes the mail that a submission promises; rejects with a MailError `refused` when there is none to write. */
export type Compose = (submission: StoredSubmission) => Promise<Message>

const BROCHURE_LIFETIME = 14 * 24 * 60 * 60_000

interface Parts {
  subject: string
  paragraphs: Paragraph[]
  calendar?: string
  unsubscribeUrl?: string
}

/** When an event takes place, in the words of its page; null when that is not known. */
function whenOf(subject: MailSubject, language: Language): string | null {
  const derived = eventDates(subject, language)
  const day = subject.date?.trim() || derived?.long
  if (!day) return null
  const hours = subject.time?.trim() || derived?.time
  return hours ? fill(MAIL_TEXTS[language].dayAndHours, { day, hours }) : day
}

const languageOf = (value: unknown) => LANGUAGES.find((language) => language === value) ?? FALLBACK_LANGUAGE
const addressOf = ({ companyEmail, email }: StoredSubmission) => String(companyEmail ?? email ?? '')

export function createCompose(deps: ComposeDeps): Compose {
  const { content, publicUrl, now } = deps
  const site = new URL(publicUrl).hostname

  async function findSubject(submission: StoredSubmission): Promise<MailSubject> {
    const subject = await content.subject(refOf(submission.subject) ?? '')
    if (subject === null) throw new MailError('refused', 'The event or webinar is no longer there')
    return subject
  }

  async function registration(submission: StoredSubmission, texts: MailTexts, language: Language): Promise<Parts> {
    const subject = await findSubject(submission)
    const { title } = subject
    const url = publicUrl + localizedPath(eventPath(subject.urlId), language)
    const calendar = calendarFile(subject, { site, url, now: now() })
    const when = whenOf(subject, language)
    const paragraphs: Paragraph[] = [{ text: fill(texts.registration.intro, { title }) }]
    if (when !== null) paragraphs.push({ text: texts.registration.when + when })
    if (subject.location) paragraphs.push({ text: texts.registration.where + subject.location })
    if (subject.joinUrl)
      paragraphs.push({ text: texts.registration.join, link: { label: subject.joinUrl, url: subject.joinUrl } })
    paragraphs.push({ text: texts.registration.page, link: { label: title, url } })
    if (calendar !== null) paragraphs.push({ text: texts.registration.calendar })
    return { subject: fill(texts.registration.subject, { title }), paragraphs, ...(calendar === null ? {} : { calendar }) }
  }

  async function recording(submission: StoredSubmission, texts: MailTexts, language: Language): Promise<Parts> {
    const { title, recordingUrl, urlId } = await findSubject(submission)
    const page = publicUrl + localizedPath(eventPath(urlId), language)
    const way = recordingUrl
      ? { text: texts.recording.watch, link: { label: recordingUrl, url: recordingUrl } }
      : { text: texts.recording.later, link: { label: title, url: page } }
    return {
      subject: fill(texts.recording.subject, { title }),
      paragraphs: [{ text: fill(texts.recording.ready, { title }) }, way],
    }
  }

  async function brochure(submission: StoredSubmission, texts: MailTexts): Promise<Parts> {
    const found = await content.brochure(refOf(submission.brochure) ?? '')
    if (found === null) throw new MailError('refused', 'The brochure is no longer there')
    const url = publicUrl + (await deps.downloadLink(found._id, BROCHURE_LIFETIME))
    const values = { brochure: found.title }
    const paragraphs = [
      { text: fill(texts.brochure.intro, values) },
      { text: texts.brochure.download, link: { label: found.title, url } },
    ]
    return { subject: fill(texts.brochure.subject, values), paragraphs }
  }

  async function welcome(submission: StoredSubmission, texts: MailTexts, siteName: string): Promise<Parts> {
    const unsubscribeUrl = await deps.unsubscribeLink(submission._id)
    const { intro, unsubscribe, unsubscribeLink, subject } = texts.newsletter
    const values = { site: siteName }
    const way = { text: unsubscribe, link: { label: unsubscribeLink, url: unsubscribeUrl } }
    return { subject: fill(subject, values), paragraphs: [{ text: fill(intro, values) }, way], unsubscribeUrl }
  }

  return async (submission) => {
    const language = languageOf(submission.language)
    const texts = MAIL_TEXTS[language]
    const siteName = (await content.siteName()) || site
    const writers: Record<string, () => Promise<Parts>> = {
      eventRegistration: () => registration(submission, texts, language),
      webinarRequest: () => recording(submission, texts, language),
      demoRequest: () => brochure(submission, texts),
      newsletterSubscription: () => welcome(submission, texts, siteName),
    }
    const parts = await writers[submission._type]?.()
    if (!parts) throw new MailError('refused', `No mail is known for ${submission._type}`)
    // An address that subscribes again is welcomed by another mail, not by the first once more.
    const round = typeof submission.submission === 'string' ? `.${submission.submission}` : ''
    return {
      ...parts,
      messageId: `${submission._id}${round}@${site}`,
      to: addressOf(submission),
      language,
      paragraphs: [...parts.paragraphs, { text: fill(texts.closing, { site: siteName }) }],
    }
  }
}
