import { isDeepStrictEqual } from 'node:util'
import { evaluate, parse } from 'groq-js'
import type { SanityDocument } from '#lake/documents/types.ts'
import { DATASET, makeDocuments, storeDocuments } from './documents.ts'
import { quantile, repeat, withFolder } from './measure.ts'
import { openLake } from './open-lake.ts'
import type { Table } from './table.ts'

const SIZES = [1_000, 10_000, 100_000]
const ROUNDS = 200
const QUERIES = {
  list: '*[_type == "event"] | order(startsAt desc)[0...6]{_id, title, "photo": photo.asset->title}',
  slug: '*[_type == "event" && slug.current == "event-number-500"][0]{_id, title, text}',
  join: '*[_type == "person"] | order(_id)[0...10]{_id, "guests": *[references(^._id)]{_id, title}}',
}

async function scan(query: string, documents: readonly SanityDocument[]): Promise<unknown> {
  return (await evaluate(parse(query), { dataset: documents })).get()
}

/** List, slug and join at three sizes: groq-js over an array of all documents, and the lake through its front door. */
export async function queries(): Promise<Table> {
  const rows: (string | number)[][] = []
  const firstTimes = new Map<string, number>()
  for (const size of SIZES) {
    await withFolder(async (folder) => {
      // In the order of ids, as the lake answers where a query orders nothing.
      const documents = makeDocuments(size).sort((a, b) => (a._id < b._id ? -1 : 1))
      const { storage, ask, close } = openLake(folder)
      await storeDocuments(storage, documents)
      for (const [name, query] of Object.entries(QUERIES)) {
        const address = `/v2025-02-19/data/query/${DATASET}?perspective=raw&query=${encodeURIComponent(query)}`
        let expected: unknown
        const plain = await repeat(size > 10_000 && name === 'join' ? 1 : 5, async () => {
          expected = await scan(query, documents)
        })
        const { result } = JSON.parse(await ask(address))
        if (!isDeepStrictEqual(result, JSON.parse(JSON.stringify(expected))))
          throw new Error(`${name} at ${size}: answers differ`)
        await repeat(ROUNDS, () => ask(address))
        const own = quantile(await repeat(ROUNDS, () => ask(address)))
        const first = firstTimes.get(name) ?? own
        firstTimes.set(name, first)
        rows.push([`${name} ${size / 1000}k`, quantile(plain), own, quantile(plain) / own, own / first])
      }
      await close()
    })
  }
  return {
    title: 'Queries (ms, median; equal answers checked)',
    head: ['query', 'groq-js scan', 'lake', 'times faster', 'of own 1k time'],
    rows,
    note: 'Wanted at 100k: at least 200 times faster, at most 2 times the own time at 1k. The lake is asked by HTTP request objects, parsing and JSON included.',
  }
}
