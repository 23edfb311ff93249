import type { Language, PublicConfig } from '#shared/config.ts'
import { createRenderer } from '#src/app/entry-server.tsx'
import type { PostedForm, RenderedPage } from '#src/app/renderer.ts'
import { createTestLake, ORIGIN, type TestLake } from '#tests/lake/support/test-lake.ts'

export const config: PublicConfig = {
  projectId: 'local',
  dataset: 'production',
  apiHost: ORIGIN,
  useProjectHostname: false,
  publicUrl: ORIGIN,
  analyticsId: null,
}

/** Saturday, an hour at which no event of these tests begins or ends. */
export const NOW = Date.parse('2030-06-15T08:00:00Z')

export type Fields = { _id: string; _type: string; [field: string]: unknown }

export const text = (...lines: string[]) =>
  lines.map((line, index) => ({
    _type: 'block',
    _key: `b${index}`,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: `s${index}`, text: line, marks: [] }],
  }))

export const slug = (current: string) => ({ _type: 'slug', current })

/** An event three days from now, open for registration. */
export const event = (fields: Partial<Fields> = {}): Fields => ({
  _id: 'fair',
  _type: 'event',
  title: 'Robot fair',
  urlId: slug('robot-fair'),
  url: 'registerevent',
  startsAt: '2030-06-18T04:30:00Z',
  endsAt: '2030-06-18T10:30:00Z',
  timeZone: 'Asia/Kolkata',
  allDay: false,
  location: 'Pune, India',
  registration: 'automatic',
  completed: false,
  description: text('Robots at work.'),
  ...fields,
})

export const webinar = (fields: Partial<Fields> = {}): Fields => {
  const { title: _, location: _place, url: _url, ...rest } = event()
  return { ...rest, _id: 'talk', _type: 'webinar', webinarTitle: 'Safety talk', urlId: slug('safety-talk'), ...fields }
}

export const settings: Fields = { _id: 'siteSettings', _type: 'siteSettings', name: 'Plantwright Automation' }

export interface TestSite {
  lake: TestLake
  /** Writes documents as an administrator does. */
  write(...documents: Fields[]): Promise<void>
  show(path: string, options?: { language?: Language; posted?: PostedForm }): Promise<RenderedPage & { document: Document }>
  /** Epoch milliseconds that the site takes for now. */
  clock: { now: number }
  close(): void
}

/** The site over a lake in memory: pages as the server renders them. */
export async function createTestSite(...documents: Fields[]): Promise<TestSite> {
  const lake = createTestLake()
  const clock = { now: NOW }
  const render = createRenderer({
    config,
    now: () => clock.now,
    cmsFetch: (input, init) => lake.lake.fetch(new Request(input, init)),
    assetsFor: (ids, language) => ({
      scripts: ['/assets/entry.js'],
      preloads: [...ids, language].map((id) => `/assets/${id}`),
      styles: [],
    }),
  })
  const write = async (...written: Fields[]) => {
    const transaction = lake.client('administrator', { ignoreBrowserTokenWarning: true }).transaction()
    for (const document of written) transaction.createOrReplace(document)
    await transaction.commit({ visibility: 'sync' })
  }
  await write(settings, ...documents)
  return {
    lake,
    clock,
    write,
    show: async (path, { language = 'en', posted } = {}) => {
      const page = await render(new Request(ORIGIN + path), { language, ...(posted && { posted }) })
      return { ...page, document: new DOMParser().parseFromString(page.html, 'text/html') }
    },
    close: () => lake.close(),
  }
}
