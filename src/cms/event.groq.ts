import { bannerFields } from './image.groq.ts'
import { richTextFields } from './rich-text.groq.ts'

/** Documents between their `publishAt` and `unpublishAt`; `$now` is passed in, so that a page's validity can be told. */
export const visible = /* groq */ `(!defined(publishAt) || dateTime(publishAt) <= dateTime($now)) && (!defined(unpublishAt) || dateTime(unpublishAt) > dateTime($now))`

/** Published events and webinars that have an address. */
export const listed = /* groq */ `_type in ["event", "webinar"] && defined(urlId.current) && !(urlId.current in ["", ".", ".."]) && ${visible}`

/** When, where and what: everything but the texts of events and webinars alike. */
export const eventFields = /* groq */ `
  _id,
  _type,
  "urlId": urlId.current,
  url,
  "title": coalesce(title, webinarTitle),
  startsAt,
  endsAt,
  timeZone,
  allDay,
  date,
  Date,
  bannerDate,
  time,
  location,
  completed,
  registration,
  ${bannerFields}`

/** A card of the events list; its text is the description unless the editor wrote a shorter one. */
export const eventCardFields = /* groq */ `
  ${eventFields},
  "content": select(count(content) > 0 => content, description)[]{${richTextFields}}`

export const newestFirst = /* groq */ `order(defined(startsAt) desc, dateTime(startsAt) desc, _id asc)`
export const soonestFirst = /* groq */ `order(defined(startsAt) desc, dateTime(startsAt) asc, _id asc)`
