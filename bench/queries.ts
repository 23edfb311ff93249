import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { evaluate, parse } from 'groq-js'
import type { SanityDocument } from '#lake/documents/types.ts'
import { DATASET, makeDocuments, storeDocuments } from './documents.ts'
import { quantile, repeat, withFolder } from './measure.ts'
import { type BenchLake, openLake } from './open-lake.ts'
import type { Table } from './table.ts'

const SIZES = [1_000, 10_000, 100_000]
/** How often each query is asked in its turn, and the turns of the sizes. */
const ROUNDS = 20
const TURNS = 10
const QUERIES = {
  list: '*[_type == "event"] | order(startsAt desc)[0...6]{_id, title, "photo": photo.asset->title}',
  slug: '*[_type == "event" && slug.current == "event-number-500"][0]{_id, title, text}',
  join: '*[_type == "person"] | order(_id)[0...10]{_id, "guests": *[references(^._id)]{_id, title}}',
}

async function scan(query: string, documents: readonly SanityDocument[]): Promise<unknown> {
  return (await evaluate(parse(query), { dataset: documents })).get()
}

interface Subject {
  label: string
  /** The name of the query. */
  name: string
  address: string
  lake: BenchLake
  plain: number
  own: number[]
}

/** Fills a lake of one size; resolves with its queries, each asked once for an answer that equals the plain one. */
async function fill(size: number, folder: string): Promise<Subject[]> {
  // In the order of ids, as the lake answers where a query orders nothing.
  const documents = makeDocuments(size).sort((a, b) => (a._id < b._id ? -1 : 1))
  await mkdir(folder)
  const lake = openLake(folder)
  await storeDocuments(lake.storage, documents)
  const subjects: Subject[] = []
  for (const [name, query] of Object.entries(QUERIES)) {
    const address = `/v2025-02-19/data/query/${DATASET}?perspective=raw&query=${encodeURIComponent(query)}`
    const label = `${name} ${size / 1000}k`
    let expected: unknown
    const plain = await repeat(size > 10_000 && name === 'join' ? 1 : 5, async () => {
      expected = await scan(query, documents)
    })
    const { result } = JSON.parse(await lake.ask(address))
    if (!isDeepStrictEqual(result, JSON.parse(JSON.stringify(expected)))) throw new Error(`${label}: answers differ`)
    await repeat(ROUNDS, () => lake.ask(address))
    subjects.push({ label, name, address, lake, plain: quantile(plain), own: [] })
  }
  return subjects
}

/** List, slug and join at three sizes: groq-js over an array of all documents, and the lake through its front door, the sizes in turns. */
export async function queries(): Promise<Table> {
  return withFolder(async (folder) => {
    const subjects: Subject[] = []
    for (const size of SIZES) subjects.push(...(await fill(size, path.join(folder, String(size)))))
    for (let turn = 0; turn < TURNS; turn++) {
      for (const { own, lake, address } of subjects) own.push(...(await repeat(ROUNDS, () => lake.ask(address))))
    }
    for (const lake of new Set(subjects.map((subject) => subject.lake))) await lake.close()
    const rows = subjects.map(({ label, name, plain, own }) => {
      const first = subjects.find((subject) => subject.name === name)
      const median = quantile(own)
      return [label, plain, median, plain / median, median / quantile(first?.own ?? [])]
    })
    return {
      title: 'Queries (ms, median; equal answers checked)',
      head: ['query', 'groq-js scan', 'lake', 'times faster', 'of own 1k time'],
      rows,
      note: 'Wanted at 100k: at least 200 times faster, at most 2 times the own time at 1k. The lake is asked by HTTP request objects, parsing and JSON included.',
    }
  })
}
