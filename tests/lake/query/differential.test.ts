import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { evaluate, parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import type { SanityDocument } from '#lake/documents/types.ts'
import { perspectiveOf } from '#lake/query/perspective.ts'
import { createInlineQueryRunner } from '#lake/query/run-query.ts'
import { createMemoryStorage } from '#lake/storage/memory.ts'
import { createSqliteStorage } from '#lake/storage/sqlite.node.ts'
import type { Storage } from '#lake/storage/storage.ts'
import { seed, stored } from '../support/seed.ts'
import { randomDataset, randomWholeQuery } from './random-queries.ts'

const now = '2026-02-03T04:05:06.000Z'

/** What a caller sees, written down the slow way. */
function visible(documents: readonly SanityDocument[], perspective: string, access: 'all' | 'root'): SanityDocument[] {
  const readable = documents.filter(({ _id }) => access === 'all' || !_id.includes('.'))
  if (perspective === 'raw') return [...readable]
  const isPlain = ({ _id }: SanityDocument) => !/^(drafts|versions|_)\./.test(_id)
  if (perspective === 'published') return readable.filter(isPlain)
  const rows = new Map<string, SanityDocument>()
  const add = (document: SanityDocument, id: string) =>
    rows.has(id) || rows.set(id, { ...document, _id: id, _originalId: document._id })
  for (const layer of perspective.split(',')) {
    const prefix = layer === 'drafts' ? 'drafts.' : `versions.${layer}.`
    for (const document of readable) if (document._id.startsWith(prefix)) add(document, document._id.slice(prefix.length))
  }
  for (const document of readable) if (isPlain(document)) add(document, document._id)
  return [...rows.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
}

async function plain(query: string, dataset: SanityDocument[]): Promise<string> {
  try {
    const byId = new Map(dataset.map((document) => [document._id, document]))
    const value = await evaluate(parse(query, { params: {} }), {
      dataset,
      timestamp: new Date(now),
      dereference: ({ _ref }) => byId.get(_ref),
    })
    return JSON.stringify((await value.get()) ?? null)
  } catch (error) {
    return `error: ${error instanceof Error ? error.message : error}`
  }
}

/** Asks the same of the lake and of plain groq-js, `runs` times. */
async function compare(open: () => { storage: Storage; discard(): void }, runs: number): Promise<void> {
  const property = fc.asyncProperty(
    randomDataset,
    randomWholeQuery,
    fc.constantFrom('raw', 'published', 'drafts', 'r1', 'r1,drafts'),
    fc.constantFrom('all' as const, 'root' as const),
    async (fields, query, perspective, access) => {
      const documents = fields.map(stored)
      const { storage, discard } = open()
      try {
        await seed(storage, documents)
        const run = createInlineQueryRunner({ storage, projectId: 'local' })
        const view = { dataset: 'production', perspective: perspectiveOf(perspective, '1'), access }
        const answer = await run({ ...view, query, params: {}, identity: 'me', now }).then(
          ({ json }) => json,
          (error: Error) => `error: ${error.message}`,
        )
        expect(answer).toBe(await plain(query, visible(documents, perspective, access)))
      } finally {
        discard()
      }
    },
  )
  await fc.assert(property, { numRuns: runs })
}

const runs = Number(process.env.DIFFERENTIAL_RUNS ?? 600)

describe('a query answered through indexes is answered as groq-js answers it over everything, in every perspective, for every caller', () => {
  test(
    'over a storage in memory',
    () => compare(() => ({ storage: createMemoryStorage(), discard: () => undefined }), runs),
    600_000,
  )

  test(
    'over SQLite',
    () =>
      compare(
        () => {
          const folder = mkdtempSync(path.join(tmpdir(), 'lake-differential-'))
          const storage = createSqliteStorage({ path: path.join(folder, 'lake.sqlite') })
          return {
            storage,
            discard() {
              storage.close()
              rmSync(folder, { recursive: true })
            },
          }
        },
        Math.ceil(runs / 8),
      ),
    600_000,
  )
})
