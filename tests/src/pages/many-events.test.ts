import { randomUUID } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readContentArchive } from '#server/content/content-archive.ts'
import { createCms } from '#src/cms/cms.ts'
import { plainText } from '#src/cms/rich-text-blocks.ts'
import { searchIndexQuery } from '#src/pages/events/search-index.query.ts'
import { createRenderedSite, type RenderedSite } from '#tests/support/rendered-site.ts'

const NOW = Date.parse('2030-06-15T08:00:00Z')
const DAY = 86_400_000

/** A repeatable sequence of numbers below `limit`. */
function numbers(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

interface Sample {
  _id: string
  _type: string
  title?: string
  webinarTitle?: string
  description: { children: { text: string }[] }[]
  [field: string]: unknown
}

/** `count` events, then `webinars` webinars, older by a day each, with texts put together of sentences of the starter content. */
async function manyEvents(count: number, webinars: number): Promise<Sample[]> {
  const { documents } = await readContentArchive('content')
  const sentences = documents.flatMap(({ description }) => plainText(description).split(/(?<=\.)\s|\n/)).filter((each) => each)
  const words = sentences.join(' ').match(/[A-Za-z]{4,}/g) ?? []
  const below = numbers(7)
  const pick = (texts: readonly string[]) => texts[below(texts.length)] ?? ''
  return Array.from({ length: count + webinars }, (_, index) => {
    const title = `${pick(words)} ${pick(words)} ${pick(['workshop', 'open day', 'fair', 'clinic'])} ${index}`
    return {
      _id: randomUUID(),
      _type: index < count ? 'event' : 'webinar',
      ...(index < count
        ? { title, location: pick(['Pune, India', 'Stuttgart, Germany', 'Nagoya, Japan']) }
        : { webinarTitle: title }),
      urlId: { _type: 'slug', current: title.toLowerCase().replace(/\W+/g, '-') },
      startsAt: new Date(NOW + (400 - index) * DAY).toISOString(),
      timeZone: 'Asia/Kolkata',
      description: Array.from({ length: 4 }, (_line, line) => ({
        _type: 'block',
        _key: `b${line}`,
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 's', text: `${pick(sentences)} ${pick(sentences)}`, marks: [] }],
      })),
    }
  })
}

let site: RenderedSite
const htmlBytes: number[] = []
let all: Sample[]
beforeAll(async () => {
  site = await createRenderedSite(NOW)
  await site.editor.delete({ query: '*[_type in ["event", "webinar", "webinarAccess"]]' })
  all = await manyEvents(1_000, 200)
  const write = async (documents: readonly Sample[]) => {
    const transaction = site.editor.transaction()
    for (const document of documents) transaction.create(document)
    await transaction.commit({ visibility: 'sync' })
    const { status, html } = await site.render('/events')
    expect(status).toBe(200)
    htmlBytes.push(Buffer.byteLength(html))
  }
  await write(all.slice(0, 20))
  await write(all.slice(20))
})
afterAll(() => site.close())

describe('1,000 events and 200 webinars', () => {
  it('send no more of the events page, HTML and state, than 20', () => {
    const [few = 0, many = 0] = htmlBytes
    // The number of all events has two digits more, in the text and in the state.
    expect(many - few).toBeLessThanOrEqual(16)
    expect(few).toBeGreaterThan(10_000)
  })

  it('have a search index of at most 60 kB as it is sent', async () => {
    let sent = 0
    const cms = createCms({
      config: {
        projectId: 'local',
        dataset: 'production',
        apiHost: 'http://localhost:8080',
        useProjectHostname: false,
        publicUrl: '',
        analyticsId: null,
      },
      now: () => NOW,
      fetch: async (input, init) => {
        const response = await site.fetch(new Request(input, init))
        const body = Buffer.from(await response.clone().arrayBuffer())
        // The server compresses what it makes on the fly at this quality.
        sent += brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
        return response
      },
    })
    const { queryFn } = searchIndexQuery(cms)
    expect(typeof queryFn).toBe('function')
    const index = await (queryFn as () => Promise<{ key: string; text: string }[]>)()
    expect(index).toHaveLength(1_200)
    expect(sent).toBeGreaterThan(5_000)
    expect(sent).toBeLessThanOrEqual(60_000)
  })

  it('are found by their titles, places and the first words of their texts', async () => {
    const last = all.at(-1)
    const document = await site.open(`/events?q=${encodeURIComponent(last?.webinarTitle ?? '')}`)
    expect([...document.querySelectorAll('main article h2, main article h3')].map((title) => title.textContent)).toEqual([
      expect.stringContaining(last?.webinarTitle ?? 'missing'),
    ])
    const words = last?.description[0]?.children[0]?.text.split(' ').slice(0, 5).join(' ') ?? ''
    expect((await site.open(`/events?q=${encodeURIComponent(words)}`)).querySelectorAll('main article').length).toBeGreaterThan(0)
  })
})
