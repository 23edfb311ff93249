import type { Row } from '../row.ts'

const routes = 'tests/src/pages/routes.test.ts'
const pageFrame = 'tests/src/pages/frame.test.ts'
const frame = 'tests/src/ui/frame.test.tsx'
const panel = 'tests/src/ui/side-panel.test.tsx'
const pagePanel = 'tests/src/pages/side-panel.test.tsx'
const menu = 'tests/src/ui/disclosure-menu.test.tsx'
const events = 'tests/src/pages/events.test.ts'
const spinner = 'tests/src/ui/spinner-delay.test.tsx'
const lostChunk = 'tests/journeys/lost-chunk.spec.ts'
const rendered = 'tests/src/app/rendered-pages.test.tsx'

/** S3, the frame of every page. */
export const frameRows: readonly Row[] = [
  {
    id: 'S3.1',
    tests: [
      { file: routes, title: '%s answers 200 within the frame, with one heading and a description' },
      { file: routes, title: '%s that is not there is Not Found with 404, within the frame' },
    ],
  },
  {
    id: 'S3.2',
    tests: [
      { file: pageFrame, title: 'has the logo, seven offerings, About, two resources and the contact in its header' },
      { file: frame, title: 'holds logo, dropdowns, links, the button and the two choices, in this order' },
    ],
  },
  { id: 'S3.3', tests: [{ file: frame, title: 'holds logo, dropdowns, links, the button and the two choices, in this order' }] },
  {
    id: 'S3.4',
    tests: [
      {
        file: pagePanel,
        title:
          'has Home, seven offerings, About, two resources, the contact, and the choices of language and colours, in this order',
      },
      { file: frame, title: 'opens the side panel with the same items and Home, and closes it when one is chosen' },
      { file: panel, title: 'closes by its button and gives focus back to what opened it' },
      { file: panel, title: 'closes on Escape, which the browser turns into a cancel event' },
    ],
  },
  {
    id: 'S3.5',
    tests: [
      { file: menu, title: 'opens by the key "%s" and says so' },
      { file: menu, title: 'opens and closes by touch' },
      { file: menu, title: 'does not open by hovering' },
    ],
  },
  {
    id: 'S3.6',
    tests: [
      { file: pageFrame, title: 'has quick links, contact, legal links and networks in its footer' },
      { file: pageFrame, title: 'leads to the offerings of the landing page from its footer' },
    ],
  },
  {
    id: 'S3.7',
    tests: [
      { file: pageFrame, title: 'has quick links, contact, legal links and networks in its footer' },
      { file: frame, title: 'gives mail, map and phone icons their names' },
    ],
  },
  { id: 'S3.8', tests: [{ file: pageFrame, title: 'has quick links, contact, legal links and networks in its footer' }] },
  {
    id: 'S3.9',
    tests: [
      { file: pageFrame, title: 'has quick links, contact, legal links and networks in its footer' },
      { file: frame, title: 'shows a network without an address as its icon with its name, out of the keyboard’s way' },
    ],
  },
  { id: 'S3.10', tests: [{ file: pageFrame, title: 'shows the year of the clock' }] },
  {
    id: 'S3.11',
    tests: [{ file: events, title: 'shows six cards at first, the newest date first, under a heading and a description' }],
  },
  {
    id: 'S3.12',
    tests: [
      { file: spinner, title: 'does not appear before 200 ms' },
      { file: spinner, title: 'stays for 300 ms once it is there' },
    ],
  },
  { id: 'S3.13', tests: [{ file: lostChunk, title: 'reloads the page once, then offers a retry within the frame' }] },
  {
    id: 'S3.14',
    tests: [
      {
        file: 'tests/src/lib/import-part.test.ts',
        title: 'counts as lost when it has not answered after 120,000 ms, and not a millisecond earlier',
      },
      {
        file: 'tests/journeys/slow-parts.spec.ts',
        title: `whose \${part} never answers raises the error after 120,000 ms, with a retry and no reload by itself`,
      },
    ],
  },
  {
    id: 'S3.15',
    tests: [
      { file: pageFrame, title: 'stays around the error with its retry while the CMS does not answer' },
      { file: rendered, title: 'says that the content is away when the lake does not answer, and is not kept' },
    ],
  },
]
