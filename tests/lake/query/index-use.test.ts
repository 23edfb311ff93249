import { describe, expect, test } from 'vitest'
import type { SanityDocument } from '#lake/documents/types.ts'
import { createInlineQueryRunner } from '#lake/query/run-query.ts'
import { createMemoryStorage } from '#lake/storage/memory.ts'
import type { Reader, Storage } from '#lake/storage/storage.ts'
import { seed, stored } from '../support/seed.ts'

/** A storage that notes by which of its ways documents were looked for. */
function watched(storage: Storage): { storage: Storage; calls: string[] } {
  const calls: string[] = []
  const watch = (reader: Reader): Reader =>
    new Proxy(reader, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...args: unknown[]) => {
          if (String(name).startsWith('document')) calls.push(String(name))
          return value.apply(target, args)
        }
      },
    })
  return { calls, storage: { ...storage, read: (work) => storage.read((reader) => work(watch(reader))) } }
}

async function lookups(query: string, perspective: 'raw' | string[] = ['published']): Promise<string[]> {
  const memory = createMemoryStorage()
  const documents: SanityDocument[] = Array.from({ length: 50 }, (_, n) =>
    stored({ _id: `d${n}`, _type: n % 2 ? 'odd' : 'even', slug: { current: `s${n}` }, to: { _ref: `d${n + 1}` } }),
  )
  await seed(memory, documents)
  const { storage, calls } = watched(memory)
  const run = createInlineQueryRunner({ storage, projectId: 'local' })
  await run({ dataset: 'production', query, params: {}, perspective, access: 'all', identity: 'me', now: '2026-01-01T00:00:00Z' })
  return calls
}

describe('a query reads', () => {
  test.each([
    ['*[_id == "d1"]', ['document']],
    ['*[_id in ["d1", "d2"]]', ['document', 'document']],
    ['*[_type == "odd"]', ['documentsByType']],
    ['*[_type in ["odd", "even"]]', ['documentsByType']],
    ['*[_type == "odd" && slug.current == "s1"][0]', ['documentsBySlug']],
    ['*[_type == "odd" && (slug.current == "s1" || _id == "d1")][0]', ['documentsBySlug', 'document']],
    ['*[references("d1")]', ['documentsReferencing']],
    ['*[_type == "odd"][slug.current == "s1"]', ['documentsBySlug']],
    ['*[sanity::versionOf("d1")]', ['documentGroup']],
    ['*[_type == "odd" && !(slug.current == "s1")]', ['documentsByType']],
    ['*[slug.current != "s1"]', ['documents']],
    ['1 + 1', []],
    ['*[_id == "d1"]{"n": count(*[_type == "odd" && to._ref != "d2"])}', ['document', 'documentsByType']],
    ['*[_type == "odd" && slug.current in ["s1", "s3"]]', ['documentsBySlug', 'documentsBySlug']],
    ['*[_type == "odd" && slug.current in []]', []],
    ['*[_type in ["odd"] && slug.current in ["s1", 3]]', ['documentsByType']],
    ['*[slug.current in ["s1", 3]]', ['documents']],
    ['count(*[_type == "odd"])', []],
    ['*[_id == "d1"]{"n": count(*[_type in ["odd", "even"]]), "all": count(*)}', ['document']],
    [
      '*[_id == "d1"]{"a": count(*[_type == "odd" && defined(slug)]), "b": *[_type == "odd"][0]}',
      ['document', 'documentsByType', 'documentsByType'],
    ],
    ['*[_type == "odd"] | order(title desc)[0...3]', ['documentsOrdered']],
    ['*[_type == "odd" && defined(slug)] | order(title)[0]{title}', ['documentsOrdered']],
    ['*[_type == "odd"] | order(title)', ['documentsByType']],
    ['*[_type == "odd"] | order(_id)[0...3]', ['documentsByType']],
    ['*[_type == "odd"] | order(_updatedAt)[0...3]', ['documentsByType']],
    ['*[_type == "nothing"]{"n": count(*)}', ['documentsByType']],
  ])('for %s by %j', async (query, ways) => {
    expect(await lookups(query)).toEqual(ways)
  })

  test('a sub-query that depends on nothing around it once, however many rows there are', async () => {
    expect(await lookups('*[_type == "odd"]{"n": count(*[slug.current != "x"])}')).toEqual(['documentsByType', 'documents'])
  })

  test('a join through the index of references, row by row', async () => {
    const calls = await lookups('*[_type == "odd"]{"n": count(*[references(^._id)])}')
    expect(new Set(calls)).toEqual(new Set(['documentsByType', 'documentsReferencing']))
  })

  test('ten nested sub-queries level by level', async () => {
    const query = `${'*[_id in '.repeat(10)}*[_type == "odd"]._id${']._id'.repeat(10)}`
    expect((await lookups(query)).filter((name) => name === 'documentsByType')).toHaveLength(1)
  })
})
