import type { Row } from '../row.ts'

const content = 'tests/src/pages/content.test.ts'
const dataPages = 'tests/content/pages.test.ts'
const schemas = 'tests/studio/schemas.test.ts'
const offerings = 'tests/content/offerings.test.ts'

/** S4, landing page, About and offerings. */
export const pageRows: readonly Row[] = [
  {
    id: 'S4.1',
    tests: [
      { file: content, title: 'names the seven offerings, each of which leads to its page' },
      { file: content, title: 'names the eight industries' },
    ],
  },
  {
    id: 'S4.2',
    tests: [
      { file: dataPages, title: 'shows every kind of block on the home page once' },
      { file: schemas, title: 'offer every block in the page builder, and each has a type' },
      { file: content, title: 'shows its blocks in the editor’s order' },
    ],
  },
  { id: 'S4.3', tests: [{ file: content, title: 'names the parent and the industries that are served' }] },
  { id: 'S4.4', tests: [{ file: content, title: 'shows four figures, and leaves out one that is empty' }] },
  { id: 'S4.5', tests: [{ file: content, title: '/%s has a banner and below it two columns of bullets' }] },
  {
    id: 'S4.6',
    tests: [{ file: offerings, title: '%s has exactly the bullets of the specification, in order, in two columns' }],
  },
  {
    id: 'S4.7',
    tests: [{ file: offerings, title: '%s has exactly the bullets of the specification, in order, in two columns' }],
  },
  {
    id: 'S4.8',
    tests: [{ file: offerings, title: '%s has exactly the bullets of the specification, in order, in two columns' }],
  },
  {
    id: 'S4.9',
    tests: [{ file: offerings, title: '%s has exactly the bullets of the specification, in order, in two columns' }],
  },
  {
    id: 'S4.10',
    tests: [{ file: offerings, title: '%s has exactly the bullets of the specification, in order, in two columns' }],
  },
  {
    id: 'S4.11',
    tests: [{ file: offerings, title: '%s has exactly the bullets of the specification, in order, in two columns' }],
  },
  {
    id: 'S4.12',
    tests: [
      { file: offerings, title: '%s has exactly the bullets of the specification, in order, in two columns' },
      { file: offerings, title: 'splits machine safety after Safety Circuit Design' },
    ],
  },
  {
    id: 'S4.13',
    tests: [
      { file: offerings, title: '%s has exactly the bullets of the specification, in order, in two columns' },
      { file: offerings, title: 'splits machine safety after Safety Circuit Design' },
    ],
  },
]
