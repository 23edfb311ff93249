import type { Row } from '../row.ts'

const desk = 'tests/studio/desk.test.ts'
const schemas = 'tests/studio/schemas.test.ts'
const richText = 'tests/src/cms/rich-text.test.tsx'
const content = 'tests/src/pages/content.test.ts'
const rules = 'tests/studio/rules.test.ts'
const dataset = 'tests/content/dataset.test.ts'
const shift = 'tests/content/content-shift.test.ts'
const gatherings = 'tests/content/gatherings.test.ts'
const archive = 'tests/content/import.test.ts'
const process = 'tests/server/process.test.ts'

/** S14, editing and starter content. */
export const contentRows: readonly Row[] = [
  {
    id: 'S14.1',
    tests: [
      { file: desk, title: 'shows every document type but the companions, which are opened from their webinar' },
      { file: schemas, title: 'give %s the fields of the specification under their own names' },
    ],
  },
  {
    id: 'S14.2',
    tests: [
      { file: richText, title: 'nests lists as deep as their level, also when levels are jumped' },
      { file: richText, title: 'gives headings anchors of their own, also to equal ones and to those in other scripts' },
      { file: content, title: 'shows headings, nested lists, quotes, tables, pictures with captions, call-outs and videos' },
      { file: content, title: 'shows the categories A to L in a table' },
      { file: content, title: '/%s has a table of contents whose every entry leads to its heading' },
    ],
  },
  {
    id: 'S14.3',
    tests: [
      { file: richText, title: 'marks links to other sites and lets them know nothing' },
      { file: content, title: 'leads to the address of a document, and shows the words alone where there is none' },
      { file: content, title: 'marks external links and refuses what a browser could run' },
      { file: rules, title: 'never accept what a browser would read as another scheme or another host' },
    ],
  },
  {
    id: 'S14.4',
    tests: [
      { file: richText, title: 'leaves out what the site does not know, says so once, and shows the rest' },
      { file: richText, title: 'leaves out pictures without a file and keeps the rest' },
      { file: content, title: 'skips what it does not know, and pictures without a file' },
    ],
  },
  {
    id: 'S14.5',
    tests: [
      { file: dataset, title: 'holds each kind of document in the promised number' },
      { file: dataset, title: 'has brochures as tagged PDF files of two to four pages with title and language' },
    ],
  },
  {
    id: 'S14.6',
    tests: [
      { file: shift, title: 'shows the same weekday and time of day in the zone for every week of two years' },
      { file: dataset, title: 'speaks of no year in ids, addresses, titles and texts of sample events and webinars' },
      { file: gatherings, title: 'offer upcoming and past ones on whichever day of two years they are imported' },
    ],
  },
  {
    id: 'S14.7',
    tests: [
      {
        file: archive,
        title: "passes Sanity's own import, and shows anonymous readers everything but the links of the webinars",
      },
      { file: process, title: 'starts an import that was interrupted again from nothing' },
    ],
  },
  {
    id: 'S14.8',
    tests: [
      { file: desk, title: 'has an Inbox with a list for each kind of submission, newest first' },
      {
        file: 'tests/journeys/studio.spec.ts',
        title: 'lists what visitors sent, newest first and read-only, and releases what was held back',
      },
    ],
  },
]
