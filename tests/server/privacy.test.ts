import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/config.ts'
import { localizedPath } from '#shared/language.ts'
import { adminClient } from '../support/admin-client.ts'
import { openEventPath } from '../support/open-event.ts'
import { type Product, startProduct } from '../support/product.ts'

/** Stands in everything that a visitor typed and in every private link, and nowhere else in the product. */
const MARK = 'zqmark'
const LONG = 180_000

const folder = mkdtempSync(path.join(tmpdir(), 'privacy-'))
let product: Product
let ids: string[]

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(new URL(address, product.origin), { headers: { 'Accept-Encoding': 'identity', ...headers }, redirect: 'manual' })

async function post(collection: string, fields: object): Promise<void> {
  const response = await fetch(`${product.origin}/api/${collection}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: crypto.randomUUID(), ...fields }),
  })
  expect(response.status, collection).toBe(201)
}

const registrant = {
  firstName: `${MARK}-first`,
  lastName: `${MARK}-last`,
  companyEmail: `${MARK}@example.com`,
  companyName: `${MARK} Works`,
  phoneNumber: '9876543210',
  jobTitle: `${MARK}-job`,
  country: 'IN',
  city: `${MARK}-city`,
}
const person = { name: `${MARK} name`, email: `${MARK}@example.com`, phone: '+91 98765 43210' }

beforeAll(async () => {
  product = await startProduct({ RATE_LIMIT: '1000' }, path.join(folder, 'data'))
  const client = adminClient(product)
  const webinars = await client.fetch<{ _id: string; urlId: string; isOver: boolean }[]>(
    '*[_type == "webinar" && !(_id in path("drafts.**"))]{_id, "urlId": urlId.current, "isOver": dateTime(endsAt) < dateTime($now)}',
    { now: new Date().toISOString() },
  )
  for (const { _id } of webinars)
    await client.createOrReplace({
      _id: `webinar-access.${_id}`,
      _type: 'webinarAccess',
      joinUrl: `https://meet.example.com/${MARK}-join`,
      recordingUrl: `https://video.example.com/${MARK}-recording`,
    })
  const urlId = (await openEventPath(product.origin)).split('/').at(-1)
  const brochure = await client.fetch<string>('*[_type == "brochure"][0]._id')
  await post('event-registrations', { source: 'event', urlId, ...registrant })
  await post('event-registrations', { source: 'webinar', urlId: webinars.find(({ isOver }) => !isOver)?.urlId, ...registrant })
  await post('webinar-requests', { urlId: webinars.find(({ isOver }) => isOver)?.urlId, ...registrant })
  await post('demo-requests', {
    ...person,
    companyName: MARK,
    country: 'IN',
    designation: MARK,
    message: MARK,
    sendBrochure: true,
  })
  await post('brochure-downloads', { ...person, brochure })
  await post('newsletter-subscriptions', { email: `${MARK}@example.com` })
  ids = await client.fetch<string[]>(
    '*[_type in ["eventRegistration", "webinarRequest", "demoRequest", "brochureDownload", "newsletterSubscription", "webinarAccess"]]._id',
  )
}, LONG)
afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Everything that an answer says: status line, headers and body. */
async function everything(response: Response): Promise<string> {
  return `${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`
}

it('an administrator finds the mark everywhere, so that its absence elsewhere says something', async () => {
  const documents = await adminClient(product).fetch<{ _id: string }[]>('*[_id in $ids]', { ids })
  expect(new Set(documents.map(({ _id }) => _id.split('.')[0]))).toEqual(
    new Set([
      'event-registrations',
      'webinar-requests',
      'demo-requests',
      'brochure-downloads',
      'newsletter-subscriptions',
      'webinar-access',
    ]),
  )
  for (const document of documents) expect(JSON.stringify(document), document._id).toContain(MARK)
})

it(
  'no page in any language, with or without its state, holds anything of it',
  async () => {
    const waiting = ['/', '/robots.txt', '/sitemap.xml', '/api/health', '/no-such-page', '/studio']
    const seen = new Set(waiting)
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const text = await everything(await ask(address))
      expect(text.includes(MARK), address).toBe(false)
      expect(text, address).not.toMatch(/\/files\/local\//)
      const links = [...text.matchAll(/(?:href="|<loc>)([^"<]+)/g)].map(
        ([, link]) => new URL((link ?? '').replaceAll('&amp;', '&'), product.origin),
      )
      for (const { origin, pathname } of links)
        if (
          origin === product.origin &&
          !/^\/(assets|images|studio|de|hi|ja)(\/|$)|\.\w+$/.test(pathname) &&
          !seen.has(pathname)
        ) {
          seen.add(pathname)
          waiting.push(pathname)
        }
    }
    expect(seen.size).toBeGreaterThan(60)
    for (const language of LANGUAGES)
      for (const address of [
        '/',
        '/events',
        '/brochures',
        '/registration-page',
        ...[...seen].filter((each) => /^\/(webinar|registerevent)/.test(each)).slice(0, 6),
      ])
        expect((await everything(await ask(`${localizedPath(address, language)}?sent=event-registrations`))).includes(MARK)).toBe(
          false,
        )
  },
  LONG,
)

it('no anonymous answer of the content API holds anything of it, whatever is asked in which perspective', async () => {
  const queries = [
    '*',
    `*[defined(companyEmail) || defined(email) || defined(joinUrl)]`,
    `*[_id in path("event-registrations.**")]`,
    `count(*[_type == "eventRegistration"])`,
    `*[_type == "webinar"]{..., "access": *[_id == "webinar-access." + ^._id][0], "people": *[references(^._id)]}`,
    `*[_type == "webinar"]{"join": *[_type == "webinarAccess"][0].joinUrl}`,
    `*[firstName match "${MARK}*"]`,
  ]
  const answers: string[] = []
  for (const version of ['v1', 'v2021-03-25', 'v2025-02-19', 'vX'])
    for (const perspective of ['', 'raw', 'published', 'drafts', 'previewDrafts'])
      for (const query of queries) {
        const search = new URLSearchParams({ query, ...(perspective && { perspective }) })
        answers.push(await everything(await ask(`/${version}/data/query/production?${search}`)))
      }
  for (const id of ids) {
    answers.push(await everything(await ask(`/v2025-02-19/data/doc/production/${id}`)))
    answers.push(await everything(await ask(`/v2025-02-19/data/doc/production/drafts.${id}`)))
    answers.push(await everything(await ask(`/v2025-02-19/data/history/production/documents/${id}?lastRevision=true`)))
    answers.push(await everything(await ask(`/v2025-02-19/data/history/production/events/documents/${id}`)))
    answers.push(await everything(await ask(`/v2025-02-19/data/history/production/transactions/${id}?excludeContent=false`)))
  }
  answers.push(await everything(await ask('/v2025-02-19/data/export/production')))
  // What a query itself asked for stands in its answer; documents do not.
  for (const answer of answers) expect(answer.replaceAll(`${MARK}*`, '')).not.toContain(MARK)
  const counts = await ask(
    `/v2025-02-19/data/query/production?query=${encodeURIComponent('count(*[_type in ["eventRegistration", "webinarAccess"]])')}`,
  )
  expect((await counts.json()).result).toBe(0)
})

it('no anonymous stream tells of a new registration', async () => {
  const leaving = new AbortController()
  const open = (address: string) => fetch(product.origin + address, { signal: leaving.signal })
  const heard: string[] = []
  const streams = await Promise.all([
    open(
      `/v2025-02-19/data/listen/production?query=${encodeURIComponent('*')}&includeResult=true&includePreviousRevision=true&visibility=query`,
    ),
    open('/v2025-02-19/data/live/events/production'),
  ])
  const decoder = new TextDecoder()
  const reading = streams.map(async ({ body }) => {
    // An aborted stream ends with an error, which is how this test lets go of it.
    for await (const chunk of body ?? []) heard.push(decoder.decode(chunk))
  })
  const urlId = (await openEventPath(product.origin)).split('/').at(-1)
  await post('event-registrations', { source: 'event', urlId, ...registrant })
  // Streams keep the order: once a public change is heard, the registration before it has been passed over.
  const client = adminClient(product)
  await client.createOrReplace({ _id: 'heard', _type: 'redirect', from: '/heard', to: '/' })
  await expect.poll(() => heard.join('')).toContain('heard')
  leaving.abort()
  await Promise.allSettled(reading)
  expect(heard.join('')).not.toContain(MARK)
  expect(heard.join('')).not.toContain('event-registrations')
})

it('the log holds nothing of it', () => {
  expect(product.output()).not.toContain(MARK)
  expect(readFileSync(path.join(folder, 'data', 'published.json'), 'utf8')).not.toContain(MARK)
})
