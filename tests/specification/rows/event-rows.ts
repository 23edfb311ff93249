import type { Row } from '../row.ts'

const schemas = 'tests/studio/schemas.test.ts'
const events = 'tests/src/pages/events.test.ts'
const validation = 'tests/studio/validation.test.ts'
const routes = 'tests/src/pages/routes.test.ts'
const gatherings = 'tests/content/gatherings.test.ts'
const dates = 'tests/shared/event-dates.test.ts'
const schedule = 'tests/shared/schedule.test.ts'
const registrations = 'tests/server/event-registrations.test.ts'
const mail = 'tests/server/mail.test.ts'
const archive = 'tests/content/import.test.ts'
const process = 'tests/server/process.test.ts'

/** S6, events and webinars. */
export const eventRows: readonly Row[] = [
  { id: 'S6.1', tests: [{ file: schemas, title: 'give %s the fields of the specification under their own names' }] },
  {
    id: 'S6.2',
    tests: [
      { file: schemas, title: 'give %s the fields of the specification under their own names' },
      { file: events, title: 'shows neither undefined nor a broken picture where a webinar has nothing' },
    ],
  },
  {
    id: 'S6.3',
    tests: [
      { file: validation, title: 'may not have the address of another event or webinar, drafts included' },
      { file: routes, title: '%s that is not there is Not Found with 404, within the frame' },
    ],
  },
  {
    id: 'S6.4',
    tests: [
      { file: gatherings, title: 'is the event of the specification' },
      { file: gatherings, title: 'lists its focus areas as bullets' },
      { file: events, title: 'shows the known expo with its date, place, focus areas and state' },
    ],
  },
  {
    id: 'S6.5',
    tests: [
      { file: dates, title: 'are those of the own zone, which is named' },
      { file: dates, title: 'have neither hours nor a zone when the event lasts whole days' },
    ],
  },
  { id: 'S6.6', tests: [{ file: events, title: 'lets the editor’s texts take the place of the formatted dates' }] },
  {
    id: 'S6.7',
    tests: [
      { file: dates, title: 'are written day first in English, long and short' },
      { file: dates, title: 'follow the custom of other languages' },
    ],
  },
  {
    id: 'S6.8',
    tests: [
      { file: schedule, title: 'is the end of the first day in the own zone where none is stated' },
      { file: schedule, title: 'is the end of the last day when the event lasts whole days' },
    ],
  },
  {
    id: 'S6.9',
    tests: [
      { file: schedule, title: 'is an event from its end on, not before' },
      { file: schedule, title: 'is an event that the editor marks, and no longer when the mark goes' },
      { file: events, title: 'follows the mark of the editor in both directions' },
    ],
  },
  {
    id: 'S6.10',
    tests: [
      { file: schedule, title: 'is open until completed when the field says %s' },
      { file: schedule, title: 'is %s whenever the editor says so' },
    ],
  },
  {
    id: 'S6.11',
    tests: [
      { file: events, title: 'of a closed event keeps heading and details, says so and leads on' },
      {
        file: registrations,
        title: 'takes registrations for an ended event that the editor keeps open, and none for a closed one',
      },
    ],
  },
  { id: 'S6.12', tests: [{ file: events, title: 'of the known expo says that it has ended and offers the form' }] },
  {
    id: 'S6.13',
    tests: [
      { file: events, title: 'is there between its times alone' },
      { file: routes, title: 'is found by its slug as soon as it is published, and between its times' },
      { file: schedule, title: 'begins and ends at the minute that is set' },
    ],
  },
  {
    id: 'S6.14',
    tests: [
      {
        file: mail,
        title:
          'gives the join link to registrants of that webinar and the recording link to those who ask for it, and to nobody else',
      },
      { file: events, title: 'shows no link of a webinar’s companion' },
      {
        file: archive,
        title: "passes Sanity's own import, and shows anonymous readers everything but the links of the webinars",
      },
    ],
  },
  { id: 'S6.15', tests: [{ file: process, title: 'shows a published change on the next load of a page' }] },
  { id: 'S6.16', open: 'events have no capacity yet' },
  {
    id: 'S6.17',
    tests: [
      { file: dates, title: 'makes every blank of Intl an ordinary one' },
      { file: dates, title: 'hold no blank that only some runtimes write, in %s' },
    ],
  },
]
