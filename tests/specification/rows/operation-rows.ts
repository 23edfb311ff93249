import type { Row } from '../row.ts'

const outbox = 'tests/server/outbox.test.ts'
const process = 'tests/server/process.test.ts'
const settings = 'tests/server/settings.test.ts'
const connection = 'tests/studio/connection.test.ts'
const server = 'tests/server/app.test.ts'
const rendered = 'tests/src/app/rendered-pages.test.tsx'
const content = 'tests/src/pages/content.test.ts'
const cleanPages = 'tests/journeys/clean-pages.spec.ts'
const project = 'tests/specification/project.test.ts'
const archive = 'tests/content/import.test.ts'

/** S15, where it runs. */
export const operationRows: readonly Row[] = [
  {
    id: 'S15.1',
    tests: [
      { file: process, title: 'says where it is ready in its last line and answers there' },
      { file: process, title: 'serves pages, the Studio and files under their policies' },
    ],
  },
  {
    id: 'S15.2',
    tests: [
      { file: settings, title: 'become hosted with a project id, a token, a secret and a public address' },
      { file: connection, title: 'is Sanity’s own when hosted, with Sanity’s sign-in' },
    ],
  },
  {
    id: 'S15.3',
    tests: [
      { file: server, title: 'is offered at the machine itself' },
      { file: server, title: 'is not offered to another machine or through a proxy' },
      { file: server, title: 'is not offered where the settings forbid it' },
    ],
  },
  {
    id: 'S15.4',
    tests: [
      { file: rendered, title: 'holds no script that runs inline, also when texts try to end one' },
      { file: content, title: 'shows markup in a text as text' },
      { file: cleanPages, title: 'a title with markup, an ampersand and an emoji is text everywhere' },
    ],
  },
  {
    id: 'S15.5',
    tests: [{ file: 'tests/journeys/mock-mode.spec.ts', title: 'shows a page, searches the events and takes a registration' }],
  },
  {
    id: 'S15.6',
    tests: [
      { file: project, title: 'the project names the packages of the specification' },
      { file: project, title: '%s stands at the top of the project' },
    ],
  },
  {
    id: 'S15.7',
    tests: [
      { file: server, title: '%s with our port is answered' },
      { file: server, title: '%s is misdirected' },
    ],
  },
  {
    id: 'S15.8',
    tests: [
      {
        file: outbox,
        title: 'a server that is told to stop empties its own outbox first, and leaves that of another server alone',
      },
    ],
  },
  {
    id: 'S15.9',
    tests: [
      {
        file: archive,
        title: "passes Sanity's own import, and shows anonymous readers everything but the links of the webinars",
      },
    ],
  },
]
