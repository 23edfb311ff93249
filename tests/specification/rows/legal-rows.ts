import type { Row } from '../row.ts'

const content = 'tests/src/pages/content.test.ts'
const legal = 'tests/content/legal-pages.test.ts'
const routes = 'tests/src/pages/routes.test.ts'

/** S13, legal pages and sitemap. */
export const legalRows: readonly Row[] = [
  {
    id: 'S13.1',
    tests: [
      { file: content, title: '%s says that it was last updated %s' },
      { file: legal, title: 'are three, last updated exactly as the specification writes it' },
    ],
  },
  {
    id: 'S13.2',
    tests: [
      { file: legal, title: 'has a section %s' },
      { file: legal, title: 'names the six legal bases and the rights of the GDPR' },
    ],
  },
  {
    id: 'S13.3',
    tests: [
      { file: legal, title: 'lists all twelve categories A to L of the CCPA and CPRA in one table' },
      { file: content, title: 'shows the categories A to L in a table' },
    ],
  },
  { id: 'S13.4', tests: [{ file: legal, title: 'states every figure of the specification' }] },
  { id: 'S13.5', tests: [{ file: legal, title: 'state %s' }] },
  { id: 'S13.6', tests: [{ file: legal, title: 'state %s' }] },
  { id: 'S13.7', tests: [{ file: legal, title: 'state %s' }] },
  { id: 'S13.8', tests: [{ file: legal, title: 'state %s' }] },
  { id: 'S13.9', tests: [{ file: legal, title: 'state %s' }] },
  {
    id: 'S13.10',
    tests: [
      { file: content, title: '/%s has a table of contents whose every entry leads to its heading' },
      { file: content, title: 'shows the categories A to L in a table' },
    ],
  },
  {
    id: 'S13.11',
    tests: [
      { file: routes, title: 'names every page that has content' },
      { file: routes, title: 'link only to addresses that are there' },
    ],
  },
]
