import type { Row } from '../row.ts'

const forms = 'tests/shared/forms.test.ts'
const registrations = 'tests/server/event-registrations.test.ts'
const otherForms = 'tests/server/other-forms.test.ts'
const outbox = 'tests/server/outbox.test.ts'
const refusals = 'tests/lake/mutations/refusals.test.ts'
const process = 'tests/server/process.test.ts'
const formRoom = 'tests/src/forms/registration.test.tsx'
const guards = 'tests/server/guards.test.ts'
const plain = 'tests/server/plain-posts.test.ts'
const schemas = 'tests/studio/schemas.test.ts'
const privacy = 'tests/server/privacy.test.ts'
const calendar = 'tests/server/calendar.test.ts'
const listener = 'tests/server/listener.test.ts'
const mail = 'tests/server/mail.test.ts'
const mailTransports = 'tests/server/mail-transports.test.ts'

/** S9, what becomes of a submission. */
export const submissionRows: readonly Row[] = [
  {
    id: 'S9.1',
    tests: [
      { file: forms, title: 'have the collections of the specification' },
      { file: registrations, title: 'stores a webinar registration in the same collection with its title' },
      { file: registrations, title: 'answers 409 before the end of the webinar and stores the request after it' },
    ],
  },
  {
    id: 'S9.2',
    tests: [
      { file: forms, title: 'have the collections of the specification' },
      { file: otherForms, title: 'stores the request; without the wish for a brochure no mail is due' },
      { file: otherForms, title: 'stores the request and answers with a link that starts the download' },
      { file: otherForms, title: 'subscribes an address once, however it is written' },
    ],
  },
  {
    id: 'S9.3',
    tests: [
      { file: registrations, title: 'stores a webinar registration in the same collection with its title' },
      { file: registrations, title: 'answers 409 before the end of the webinar and stores the request after it' },
    ],
  },
  {
    id: 'S9.4',
    tests: [{ file: registrations, title: 'stores the eight values, the subject and the consent under the id of the form' }],
  },
  {
    id: 'S9.5',
    tests: [
      { file: registrations, title: 'lets nobody but the server set ids, types, times and states' },
      {
        file: outbox,
        title: 'a registration waits on disk, is acknowledged with 202 and delivered once with the time of its acceptance',
      },
    ],
  },
  {
    id: 'S9.6',
    tests: [{ file: registrations, title: 'stores the eight values, the subject and the consent under the id of the form' }],
  },
  {
    id: 'S9.7',
    tests: [
      { file: refusals, title: '%j is refused to anonymous callers and viewers' },
      { file: process, title: 'keeps its secrets where only their owner reads them' },
      { file: registrations, title: 'names an unknown country, source and form id beside wrong fields' },
    ],
  },
  {
    id: 'S9.8',
    tests: [
      { file: registrations, title: 'hides every registration from anonymous readers' },
      { file: privacy, title: 'no page in any language, with or without its state, holds anything of it' },
      {
        file: privacy,
        title: 'no anonymous answer of the content API holds anything of it, whatever is asked in which perspective',
      },
      { file: privacy, title: 'no anonymous stream tells of a new registration' },
      { file: otherForms, title: 'subscribes an address once, however it is written' },
    ],
  },
  {
    id: 'S9.9',
    tests: [
      { file: formRoom, title: 'sends once, however often it is submitted in one moment, and says that it is sending' },
      {
        file: registrations,
        title: 'makes one document and one mail of the same id posted fifty times at the same instant with two bodies',
      },
      { file: registrations, title: 'answers 200 to the same again and keeps one document' },
      { file: outbox, title: 'an entry that was delivered before the crash but not yet forgotten makes no second document' },
    ],
  },
  {
    id: 'S9.10',
    tests: [
      { file: formRoom, title: 'sends corrected values under a fresh uuid when the first were stored already' },
      { file: registrations, title: 'answers 409 to other values under the same id and keeps the first' },
      { file: registrations, title: 'marks the registration that corrected values replace' },
    ],
  },
  {
    id: 'S9.11',
    tests: [
      { file: process, title: 'still has a registration that was acknowledged right before it was killed' },
      { file: outbox, title: 'a later process finds what an earlier one left' },
    ],
  },
  {
    id: 'S9.12',
    tests: [
      { file: otherForms, title: 'tells exactly one of twenty that subscribe at once that it is new' },
      { file: otherForms, title: 'says the same again to the same form' },
      { file: otherForms, title: 'subscribes an address again that had unsubscribed' },
    ],
  },
  {
    id: 'S9.13',
    tests: [
      { file: guards, title: 'is stored and held when the trap was filled' },
      { file: guards, title: 'is stored and flagged when it was filled in too fast' },
    ],
  },
  {
    id: 'S9.14',
    tests: [
      { file: guards, title: 'is limited by address, says when to come back, and recovers' },
      { file: guards, title: 'can not be raised by a forged header' },
    ],
  },
  {
    id: 'S9.15',
    tests: [
      { file: guards, title: 'of 2 MB is refused by its length alone' },
      { file: guards, title: 'that never ends is given up after twenty seconds' },
      { file: listener, title: 'that trickles %s is cut off, while others are answered' },
      { file: guards, title: 'without a length is refused as soon as it is too long' },
      { file: plain, title: 'from a foreign page is refused' },
    ],
  },
  {
    id: 'S9.16',
    tests: [
      { file: schemas, title: 'make a %s read-only and without drafts' },
      {
        file: 'tests/journeys/studio.spec.ts',
        title: 'lists what visitors sent, newest first and read-only, and releases what was held back',
      },
    ],
  },
  {
    id: 'S9.17',
    tests: [
      { file: mail, title: 'goes to the visitor once, with the calendar file, and is noted as sent' },
      { file: mail, title: 'speaks the language of the page' },
      { file: calendar, title: 'holds the stored instants in %s from %s to %s' },
      {
        file: mail,
        title: 'parses as a calendar with the stored instants, the same UID and a higher SEQUENCE after a change',
      },
      {
        file: mailTransports,
        title: 'write an .eml file with one subject line, escaped HTML and both unsubscribe headers; again is the same file',
      },
    ],
  },
  {
    id: 'S9.18',
    tests: [
      { file: mail, title: 'is tried again after a pause that grows, until it goes' },
      { file: mail, title: 'is marked failed with the reason when the mail server refuses it for good' },
      { file: mail, title: 'is sent once more after a crash, and after a second one its outcome is unknown' },
    ],
  },
  { id: 'S9.19', tests: [{ file: mail, title: 'welcome a subscriber with a link that unsubscribes in one click' }] },
  { id: 'S9.20', open: 'registrations can not be cancelled yet' },
  { id: 'S9.21', open: 'the setting does not exist yet' },
  { id: 'S9.22', open: 'nothing is erased of its own accord yet' },
  {
    id: 'S9.23',
    tests: [
      { file: registrations, title: 'answers 200 to the same again and keeps one document' },
      {
        file: outbox,
        title: 'a registration waits on disk, is acknowledged with 202 and delivered once with the time of its acceptance',
      },
      {
        file: registrations,
        title: 'refuses a registration that is sent after the end and confirms one that was stored before it',
      },
    ],
  },
  {
    id: 'S9.24',
    tests: [
      { file: plain, title: 'is the same try when it comes again within ten minutes, and a new one later or from elsewhere' },
    ],
  },
]
