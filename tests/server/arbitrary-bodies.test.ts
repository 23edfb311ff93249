import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../support/server.ts'
import { BROCHURE, OPEN_EVENT, PERSON, POLICY, registration, WEBINAR } from './fixtures.ts'

const SEED = 20_261_128
const RUNS = 1_000
const COLLECTIONS = ['event-registrations', 'webinar-requests', 'demo-requests', 'brochure-downloads', 'newsletter-subscriptions']
const EXPECTED = [200, 201, 400, 404, 409, 410, 413, 415, 422]

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ documents: [OPEN_EVENT, WEBINAR, BROCHURE, POLICY], rateLimit: 1_000_000 })
})
afterAll(() => server.close())

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('IN', 'a@example.com', '9876543210', 'line-clinic', '\ud800', '\u202e', '__proto__'),
)
const anyValue = fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) })
const keys = [
  ...Object.keys(registration()),
  'name',
  'email',
  'phone',
  'designation',
  'message',
  'brochure',
  'sendBrochure',
  'replaces',
  'fillTime',
  'page',
  '_id',
  '_type',
]
const almostRight = fc.dictionary(fc.constantFrom(...keys), anyValue, { maxKeys: 6 }).map((changes) =>
  JSON.stringify({
    ...registration(),
    ...PERSON,
    name: 'A',
    email: 'a@example.com',
    phone: '5550100',
    designation: 'B',
    brochure: 'profile',
    ...changes,
  }),
)
const body = fc.oneof(
  almostRight,
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.string(),
  fc.string({ unit: 'binary' }),
)

it.each(COLLECTIONS)(
  'POST /api/%s answers any body with a status of its contract',
  async (collection) => {
    await fc.assert(
      fc.asyncProperty(body, async (posted) => {
        const { status } = await server.post(collection, posted)
        expect(EXPECTED).toContain(status)
      }),
      { seed: SEED, numRuns: RUNS },
    )
    expect(server.errors).toEqual([])
  },
  120_000,
)

it('plain posts answer any body with a status of their contract', async () => {
  const path = fc.constantFrom(
    '/registerevent/line-clinic',
    '/webinar/scan-to-model',
    '/contact-us',
    '/brochures',
    '/events',
    '/%',
    '/registerevent/%00',
  )
  await fc.assert(
    fc.asyncProperty(path, fc.string({ unit: 'binary' }), async (address, posted) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
      const { status } = await server.request(address, { method: 'POST', headers, body: posted })
      expect([...EXPECTED, 303, 405]).toContain(status)
    }),
    { seed: SEED, numRuns: RUNS },
  )
  expect(server.errors).toEqual([])
}, 120_000)
