import type { Row } from '../row.ts'

const routes = 'tests/src/pages/routes.test.ts'
const paths = 'tests/shared/paths.test.ts'
const events = 'tests/src/pages/events.test.ts'
const addresses = 'tests/src/app/addresses.test.tsx'
const validation = 'tests/studio/validation.test.ts'
const navigation = 'tests/journeys/navigation.spec.ts'

/** S2, addresses. */
export const addressRows: readonly Row[] = [
  {
    id: 'S2.1',
    tests: [
      { file: routes, title: '%s answers 200 within the frame, with one heading and a description' },
      { file: paths, title: 'of %j is %s' },
    ],
  },
  { id: 'S2.2', tests: [{ file: routes, title: 'is found by its slug as soon as it is published, and between its times' }] },
  {
    id: 'S2.3',
    tests: [
      { file: paths, title: 'are those that the specification names' },
      { file: routes, title: '%s answers 200 within the frame, with one heading and a description' },
    ],
  },
  {
    id: 'S2.4',
    tests: [
      { file: paths, title: 'of the offerings keep the raw ampersand' },
      { file: routes, title: '%s answers 200 within the frame, with one heading and a description' },
    ],
  },
  {
    id: 'S2.5',
    tests: [
      { file: paths, title: 'are those that the specification names' },
      { file: routes, title: 'names every page that has content' },
    ],
  },
  {
    id: 'S2.6',
    tests: [
      { file: events, title: 'of the known expo says that it has ended and offers the form' },
      { file: routes, title: 'of registrations without an event leads to the events' },
    ],
  },
  {
    id: 'S2.7',
    tests: [
      { file: events, title: 'of an open webinar is headed Register Now, of one that is over Watch the Recording' },
      { file: events, title: 'hold open webinars alone, and recordings alone' },
    ],
  },
  {
    id: 'S2.8',
    tests: [
      { file: events, title: 'of a recording leads to the registration before the end' },
      { file: events, title: 'hold open webinars alone, and recordings alone' },
    ],
  },
  {
    id: 'S2.9',
    tests: [
      { file: routes, title: 'keeps the letters of a document id' },
      { file: events, title: 'shows the known expo with its date, place, focus areas and state' },
    ],
  },
  {
    id: 'S2.10',
    tests: [{ file: events, title: 'hold events and webinars that take registrations and are not completed, the soonest first' }],
  },
  { id: 'S2.11', tests: [{ file: routes, title: '%s that is not there is Not Found with 404, within the frame' }] },
  {
    id: 'S2.12',
    tests: [{ file: routes, title: '/%s works with its ampersand as it is and encoded, and the raw one is canonical' }],
  },
  {
    id: 'S2.13',
    tests: [
      { file: addresses, title: 'never leads to another host' },
      { file: routes, title: '%s is redirected in one step to %s' },
      { file: routes, title: 'keeps the letters of a document id' },
    ],
  },
  {
    id: 'S2.14',
    tests: [
      { file: paths, title: 'may not be the route %s' },
      { file: paths, title: 'may not be %s, which the server answers itself' },
      { file: validation, title: 'needs an address that is free' },
    ],
  },
  {
    id: 'S2.15',
    tests: [
      { file: addresses, title: 'neither hides a page nor runs in circles nor leads to a script' },
      { file: routes, title: 'is moved by an editor’s redirect' },
    ],
  },
  {
    id: 'S2.16',
    tests: [
      { file: addresses, title: 'has a title of its own on every route' },
      { file: routes, title: 'have titles of their own' },
      { file: routes, title: '%s answers 200 within the frame, with one heading and a description' },
    ],
  },
  {
    id: 'S2.17',
    tests: [
      { file: navigation, title: 'opens a page at its top with the focus on its heading, and returns to the position on Back' },
    ],
  },
]
