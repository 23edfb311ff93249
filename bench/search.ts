import { brotliCompressSync, constants } from 'node:zlib'
import { createCms } from '#src/cms/cms.ts'
import { matcher } from '#src/lib/search-text.ts'
import { searchIndexQuery } from '#src/pages/events/search-index.query.ts'
import { storeDocuments } from './documents.ts'
import { quantile, repeat, withFolder } from './measure.ts'
import { ORIGIN, openLake } from './open-lake.ts'
import type { Table } from './table.ts'

const COUNT = 1_000
const WORDS = 'line robot cell safety camera energy buffer output drive sensor plant vision audit packaging weld gripper'.split(
  ' ',
)
const START = Date.UTC(2026, 0, 1)

/** Events with texts of a hundred words, no two alike. */
export function makeEvents(count: number) {
  let state = 7
  const pick = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return `${WORDS[Math.floor((state / 2_147_483_648) * WORDS.length)]}${state % 40 === 0 ? state : ''}`
  }
  const words = (count: number) => Array.from({ length: count }, pick).join(' ')
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(START + index * 86_400_000).toISOString()
    const span = { _type: 'span', _key: 's', marks: [], text: words(100) }
    return {
      ...{ _id: `event-${index}`, _type: 'event', _rev: 'r', _createdAt: at, _updatedAt: at, startsAt: at },
      ...{
        title: words(4),
        location: 'Pune, India',
        timeZone: 'Asia/Kolkata',
        urlId: { _type: 'slug', current: `event-${index}` },
      },
      description: [{ _type: 'block', _key: 'b', style: 'normal', markDefs: [], children: [span] }],
    }
  })
}

/** The events search at a thousand events: what is loaded once, and what each search among it costs. */
export async function search(): Promise<Table> {
  return withFolder(async (folder) => {
    const { lake, storage, close } = openLake(folder)
    await storeDocuments(storage, makeEvents(COUNT))
    const bodies: Buffer[] = []
    const cms = createCms({
      config: {
        projectId: 'local',
        dataset: 'production',
        apiHost: ORIGIN,
        useProjectHostname: false,
        publicUrl: '',
        analyticsId: null,
      },
      now: () => START + COUNT * 86_400_000,
      fetch: async (input, init) => {
        const response = await lake.fetch(new Request(input, init))
        bodies.push(Buffer.from(await response.clone().arrayBuffer()))
        return response
      },
    })
    // React Query calls it without looking at its context, which this one doesn't use.
    const load = searchIndexQuery(cms).queryFn as unknown as () => Promise<{ key: string; text: string }[]>
    const loading = await repeat(10, load)
    const index = await load()
    const body = bodies.at(-1) ?? Buffer.alloc(0)
    const sent = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
    const rows = await Promise.all(
      ['e', 'robot', 'robot safety vision audit', 'nothing like that'].map(async (query) => {
        const times = await repeat(50, () => {
          const isFound = matcher(query)
          return index.filter(({ text }) => isFound(text))
        })
        return [`"${query}"`, quantile(times), quantile(times, 0.95)]
      }),
    )
    await close()
    return {
      title: `Search among ${index.length} events (ms for each search; it runs when typing rests)`,
      head: ['typed', 'median', 'p95'],
      rows,
      note: `The index is loaded at the first search: ${(body.length / 1000).toFixed(0)} kB, ${(sent / 1000).toFixed(1)} kB as sent (brotli), made in ${quantile(loading).toFixed(0)} ms.`,
    }
  })
}
