import type { Row } from '../row.ts'

const events = 'tests/src/pages/events.test.ts'
const routes = 'tests/src/pages/routes.test.ts'
const paths = 'tests/shared/paths.test.ts'
const search = 'tests/src/pages/events-search.test.ts'
const rendered = 'tests/src/app/rendered-pages.test.tsx'

/** S5, the list of events. */
export const listRows: readonly Row[] = [
  {
    id: 'S5.1',
    tests: [
      { file: events, title: 'shows six cards at first, the newest date first, under a heading and a description' },
      { file: routes, title: 'have titles of their own' },
    ],
  },
  { id: 'S5.2', tests: [{ file: events, title: 'holds events and webinars, each with banner, date, title and formatted text' }] },
  {
    id: 'S5.3',
    tests: [{ file: events, title: 'shows six cards at first, the newest date first, under a heading and a description' }],
  },
  {
    id: 'S5.4',
    tests: [{ file: events, title: 'shows six cards at first, the newest date first, under a heading and a description' }],
  },
  {
    id: 'S5.5',
    tests: [
      {
        file: 'tests/journeys/navigation.spec.ts',
        title:
          'reveals six more events at a time with the focus on the button, until it goes and the first of the last ones has it',
      },
    ],
  },
  {
    id: 'S5.6',
    tests: [
      { file: events, title: 'opens each card in a new tab that can not reach back' },
      { file: paths, title: 'of a card are made of its url and urlId' },
    ],
  },
  {
    id: 'S5.7',
    tests: [
      {
        file: events,
        title:
          'leads to the registration of a webinar until its end and to its recording from then on, unless the editor says otherwise',
      },
    ],
  },
  {
    id: 'S5.8',
    tests: [
      { file: search, title: 'finds %j by title, place and text, in whatever case and without accents' },
      { file: search, title: 'finds events and webinars of the starter dataset by a part of their title' },
      { file: search, title: 'says that nothing matches' },
    ],
  },
  { id: 'S5.9', tests: [{ file: search, title: 'is a plain form that keeps its words in the address' }] },
  { id: 'S5.10', tests: [{ file: events, title: 'takes the text of the card from its content, else from the description' }] },
  {
    id: 'S5.11',
    tests: [
      { file: rendered, title: 'shows what an event without texts, dates and picture has, and never a word of the machine' },
      { file: events, title: 'shows neither undefined nor a broken picture where a webinar has nothing' },
    ],
  },
  {
    id: 'S5.12',
    tests: [{ file: search, title: 'asks for its index when something is searched for, and for one slice of six otherwise' }],
  },
]
