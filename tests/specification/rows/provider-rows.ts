import type { Row } from '../row.ts'

const content = 'tests/src/pages/content.test.ts'
const routes = 'tests/src/pages/routes.test.ts'
const dataPages = 'tests/content/pages.test.ts'
const pageFrame = 'tests/src/pages/frame.test.ts'
const offerings = 'tests/content/offerings.test.ts'

/** S1, the provider and its visitors. */
export const providerRows: readonly Row[] = [
  { id: 'S1.1', tests: [{ file: content, title: 'names the parent and the industries that are served' }] },
  { id: 'S1.2', tests: [{ file: routes, title: '%s answers 200 within the frame, with one heading and a description' }] },
  {
    id: 'S1.3',
    tests: [
      { file: dataPages, title: 'says whose subsidiary the company is and whom it serves' },
      { file: pageFrame, title: 'takes name, contact and networks from the site settings' },
    ],
  },
  { id: 'S1.4', tests: [{ file: offerings, title: 'have the addresses and titles of the specification, in its order' }] },
  { id: 'S1.5', tests: [{ file: offerings, title: 'names the eight industries in the order of the specification' }] },
]
