import type { Row } from '../row.ts'

const server = 'tests/server/app.test.ts'
const unit = 'tests/src/features/consent.test.ts'
const events = 'tests/src/features/analytics.test.ts'
const ga4 = 'tests/src/features/ga4.test.ts'
const consent = 'tests/journeys/consent.spec.ts'
const analytics = 'tests/journeys/analytics.spec.ts'

/** S11, consent and analytics. */
export const consentRows: readonly Row[] = [
  {
    id: 'S11.1',
    tests: [
      {
        file: consent,
        title: 'the cookie question stands on every page, one that is not there included, and both answers weigh the same',
      },
      {
        file: consent,
        title: 'a choice can be changed in the footer: the focus goes there and back, and a withdrawal holds at once',
      },
    ],
  },
  {
    id: 'S11.2',
    tests: [
      { file: server, title: 'keeps language and consent for a year where scripts can read them' },
      { file: server, title: 'takes nothing but what it knows' },
      { file: unit, title: 'is read by the whole name and the whole value from %j' },
      {
        file: consent,
        title: 'an accepted question is gone for a year, also after a new start, and the cookies say so to scripts',
      },
    ],
  },
  {
    id: 'S11.3',
    tests: [
      {
        file: unit,
        title: 'is not asked for where the browser has Global Privacy Control, and an explicit accept wins over that',
      },
      { file: consent, title: 'Global Privacy Control is an answer, which an explicit one overrules' },
    ],
  },
  {
    id: 'S11.4',
    tests: [
      { file: analytics, title: 'without consent nothing is queued, and no page asks any other server for anything' },
      { file: consent, title: 'a withdrawal in one tab stops the other' },
      { file: events, title: 'stops at once at a withdrawal, also one that nobody told it of' },
    ],
  },
  {
    id: 'S11.5',
    tests: [
      { file: analytics, title: 'with consent, each page sends exactly its event when it is loaded' },
      { file: analytics, title: 'with consent, each page sends exactly its event when a link leads to it' },
    ],
  },
  {
    id: 'S11.6',
    tests: [
      { file: analytics, title: 'with consent, each page sends exactly its event when it is loaded' },
      { file: analytics, title: 'with consent, each page sends exactly its event when a link leads to it' },
    ],
  },
  {
    id: 'S11.7',
    tests: [
      { file: analytics, title: 'with consent, each page sends exactly its event when it is loaded' },
      { file: analytics, title: 'with consent, each page sends exactly its event when a link leads to it' },
    ],
  },
  {
    id: 'S11.8',
    tests: [
      { file: events, title: 'sends the event of the open page once when consent comes, and none of earlier pages' },
      {
        file: consent,
        title: 'a choice can be changed in the footer: the focus goes there and back, and a withdrawal holds at once',
      },
    ],
  },
  {
    id: 'S11.9',
    tests: [
      { file: events, title: 'sends the event of each page with consent, as an object that holds nothing else' },
      {
        file: analytics,
        title: 'GA4 is loaded at the first consent, gets the events of the pages, and falls silent at a withdrawal',
      },
      { file: ga4, title: 'sends page events alone: no page view of Google’s, no advertising, no search text' },
    ],
  },
  {
    id: 'S11.10',
    tests: [{ file: analytics, title: 'web vitals are measured by a chunk that comes on demand, and are sent nowhere' }],
  },
]
