import type { Row } from '../row.ts'

const server = 'tests/server/app.test.ts'

/** S11, consent and analytics. */
export const consentRows: readonly Row[] = [
  { id: 'S11.1', open: 'the cookie question is not built yet' },
  {
    id: 'S11.2',
    tests: [
      { file: server, title: 'keeps language and consent for a year where scripts can read them' },
      { file: server, title: 'takes nothing but what it knows' },
    ],
  },
  { id: 'S11.3', open: 'the cookie question is not built yet' },
  { id: 'S11.4', open: 'the cookie question is not built yet' },
  { id: 'S11.5', open: 'no event is sent yet' },
  { id: 'S11.6', open: 'no event is sent yet' },
  { id: 'S11.7', open: 'no event is sent yet' },
  { id: 'S11.8', open: 'no event is sent yet' },
  { id: 'S11.9', open: 'no event is sent yet' },
  { id: 'S11.10', open: 'web vitals are not measured yet' },
]
