import type { SanityClient } from '@sanity/client'
import type { CalendarSubject } from './calendar.ts'

export interface MailSubject extends CalendarSubject {
  _type: string
  urlId: string
  /** What the editor wrote in place of the formatted date and hours. */
  date: string | null
  time: string | null
  /** The webinar's private links; never on a page. */
  joinUrl: string | null
  recordingUrl: string | null
}

/** What mails take from the CMS. */
export interface MailContent {
  siteName(): Promise<string>
  subject(id: string): Promise<MailSubject | null>
  brochure(id: string): Promise<{ _id: string; title: string } | null>
}

const SUBJECT = `*[_id == $id][0]{
  _id, _type, _createdAt, _updatedAt, "title": coalesce(title, webinarTitle, ""), "urlId": coalesce(urlId.current, _id),
  startsAt, endsAt, timeZone, allDay, location, "date": coalesce(date, bannerDate), time,
  "joinUrl": *[_id == "webinar-access." + $id][0].joinUrl, "recordingUrl": *[_id == "webinar-access." + $id][0].recordingUrl
}`

/** @param writer a client that may read the private companions of webinars */
export function createMailContent(writer: SanityClient): MailContent {
  return {
    siteName: async () => (await writer.fetch<string | null>('*[_id == "siteSettings"][0].name')) ?? '',
    subject: (id) => writer.fetch<MailSubject | null>(SUBJECT, { id }),
    brochure: (id) =>
      writer.fetch<{ _id: string; title: string } | null>('*[_id == $id][0]{_id, "title": coalesce(title, "")}', { id }),
  }
}
