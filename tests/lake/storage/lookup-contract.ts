import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Storage } from '#lake/storage/storage.ts'
import { append, commit, dataset, idsOf } from './commit.ts'

/** How every storage driver must find documents. */
export function describeLookups(name: string, open: () => Storage): void {
  describe(`finding documents in ${name} storage`, () => {
    let storage: Storage

    beforeEach(() => {
      storage = open()
    })

    afterEach(() => storage.close())

    const read: Storage['read'] = (work) => storage.read(work)

    test('documents are found by type, several types at once in the order of ids', async () => {
      const many = Object.fromEntries(
        Array.from({ length: 600 }, (_, n) => [`d${String(n).padStart(3, '0')}`, { _type: n % 2 ? 'odd' : 'even' }]),
      )
      await commit(storage, many)
      await commit(storage, { d001: { _type: 'even' }, d002: null })
      expect(idsOf(read((r) => r.documentsByType(dataset, ['even']))).slice(0, 3)).toEqual(['d000', 'd001', 'd004'])
      expect(idsOf(read((r) => r.documentsByType(dataset, ['odd', 'even', 'odd', 'none'])))).toEqual(
        Object.keys(many).filter((id) => id !== 'd002'),
      )
      expect(
        read((r) => [
          r.count(dataset),
          r.count(dataset, ['odd', 'odd']),
          r.count(dataset, ['even', 'odd']),
          r.count(dataset, []),
        ]),
      ).toEqual([599, 299, 599, 0])
    })

    test('documents are counted without drafts, versions and what lies in the system, or at the root path alone', async () => {
      const ids = ['a', 'drafts.a', 'drafts.b', 'versions.r1.a', 'private.one', '_.releases.r1', 'Drafts']
      await commit(storage, Object.fromEntries(ids.map((id) => [id, { _type: id === 'a' ? 'x' : 'y' }])))
      const counts = (types?: string[]) =>
        read((r) => (['all', 'published', 'root'] as const).map((among) => r.count(dataset, types, among)))
      expect(counts()).toEqual([7, 3, 2])
      expect(counts(['y'])).toEqual([6, 2, 1])
      expect(counts(['x', 'y', 'x'])).toEqual([7, 3, 2])
    })

    test('documents of a type come in the order of a field, as GROQ orders values', async () => {
      const values = [
        null,
        'b',
        '',
        'Z',
        10,
        -1,
        0.5,
        -1e300,
        1e21,
        false,
        true,
        [1],
        { x: 1 },
        '\uffff',
        '\u{1f680}',
        'é',
        undefined,
      ]
      const documents = values.map((n, index) => [`d${index}`, n === undefined ? { _type: 'x' } : { _type: 'x', n }])
      await commit(storage, { ...Object.fromEntries(documents), other: { _type: 'y', n: 5 } })
      const ascending = read((r) =>
        Array.from(r.documentsOrdered(dataset, 'x', 'n', 'asc'), ({ document }) => document.n ?? null),
      )
      const unordered = ascending.slice(-4)
      expect(ascending.slice(0, -4)).toEqual([-1e300, -1, 0.5, 10, 1e21, '', 'Z', 'b', 'é', '\u{1f680}', '\uffff', false, true])
      expect(unordered).toEqual(expect.arrayContaining([null, null, [1], { x: 1 }]))
      const descending = read((r) =>
        Array.from(r.documentsOrdered(dataset, 'x', 'n', 'desc'), ({ document }) => document.n ?? null),
      )
      expect(descending.slice(4)).toEqual(ascending.slice(0, -4).reverse())
    })

    test('neighbours that the order can not tell apart have the same key', async () => {
      const long = 'x'.repeat(500)
      const texts = [`${long}b`, `${long}a`, 'y', long.slice(1), 'y']
      await commit(storage, Object.fromEntries(texts.map((title, index) => [`d${index}`, { _type: 'x', title }])))
      const found = read((r) => [...r.documentsOrdered(dataset, 'x', 'title', 'asc')])
      expect(found.map(({ document }) => document.title).slice(-2)).toEqual(['y', 'y'])
      expect(new Set(found.map(({ key }) => key)).size).toBe(2)
    })

    test('a document moves in the order when its field changes, and out of it when it goes', async () => {
      const order = (type: string, direction: 'asc' | 'desc' = 'asc') =>
        read((r) => Array.from(r.documentsOrdered(dataset, type, 'n', direction), ({ document }) => document._id))
      await commit(storage, Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`d${n}`, { _type: 'x', n }])))
      expect(order('x', 'desc').slice(0, 2)).toEqual(['d59', 'd58'])
      await commit(storage, { d0: { _type: 'x', n: 99 }, d59: { _type: 'y', n: 1 }, d58: null, d57: { _type: 'x' } })
      expect(order('x').slice(0, 2)).toEqual(['d1', 'd2'])
      expect(order('x').slice(-3)).toEqual(['d56', 'd0', 'd57'])
      expect(order('x', 'desc').slice(0, 3)).toEqual(['d57', 'd0', 'd56'])
      expect([order('y'), order('none'), order('x')].map((ids) => ids.length)).toEqual([1, 0, 58])
      const failed = storage.write((writer) => {
        append(writer, { new: { _type: 'z', fresh: 1 } })
        throw new Error('no')
      })
      await expect(failed).rejects.toThrow('no')
      await commit(storage, { again: { _type: 'z', fresh: 2 }, d1: { _type: 'x', n: 500 } })
      expect(
        read((r) => idsOf(Array.from(r.documentsOrdered(dataset, 'z', 'fresh', 'desc'), ({ document }) => document))),
      ).toEqual(['again'])
    })

    test('documents are found by the slug of any field, only by the present one', async () => {
      await commit(storage, {
        a: { _type: 'event', urlId: { _type: 'slug', current: 'expo' }, slug: { current: 'expo' } },
        b: { _type: 'page', slug: { current: 'expo' } },
      })
      expect(idsOf(read((r) => r.documentsBySlug(dataset, 'expo')))).toEqual(['a', 'b'])
      await commit(storage, { a: { _type: 'event', slug: { current: 'fair' } }, b: null })
      expect([
        idsOf(read((r) => r.documentsBySlug(dataset, 'expo'))),
        idsOf(read((r) => r.documentsBySlug(dataset, 'fair'))),
      ]).toEqual([[], ['a']])
    })

    test('documents are found by what they refer to, at any depth, strongly or at all', async () => {
      await commit(storage, {
        a: { _type: 'x', deep: [{ inner: { _ref: 't' } }] },
        b: { _type: 'x', ref: { _ref: 't', _weak: true } },
        c: { _type: 'x', refs: [{ _ref: 't', _weak: true }, { _ref: 't' }] },
        d: { _type: 'x', other: { _ref: 't', _dataset: 'elsewhere' } },
      })
      expect(idsOf(read((r) => r.documentsReferencing(dataset, 't')))).toEqual(['a', 'b', 'c', 'd'])
      expect(idsOf(read((r) => r.documentsReferencing(dataset, 't', 'strong')))).toEqual(['a', 'c'])
      await commit(storage, { a: { _type: 'x' }, b: { _type: 'x', ref: { _ref: 't' } } })
      expect(idsOf(read((r) => r.documentsReferencing(dataset, 't', 'strong')))).toEqual(['b', 'c'])
    })

    test('documents are found by the path that their ids start with', async () => {
      await commit(
        storage,
        Object.fromEntries(['a', 'drafts.a', 'drafts.b.c', 'drafts', 'draftsx.a', 'e.1'].map((id) => [id, { _type: 'x' }])),
      )
      expect(idsOf(read((r) => r.documentsByPath(dataset, 'drafts.')))).toEqual(['drafts.a', 'drafts.b.c'])
      expect(idsOf(read((r) => r.documentsByPath(dataset, 'none.')))).toEqual([])
    })

    test('a document group is the published document, its draft and its versions', async () => {
      const ids = ['a', 'drafts.a', 'versions.r1.a', 'a.b', 'drafts.a.b', 'drafts.b', 'versions.r1.a.b']
      await commit(storage, Object.fromEntries(ids.map((id) => [id, { _type: 'x' }])))
      expect(idsOf(read((r) => r.documentGroup(dataset, 'a')))).toEqual(['a', 'drafts.a', 'versions.r1.a'])
      expect(idsOf(read((r) => r.documentGroup(dataset, 'a.b')))).toEqual(['a.b', 'drafts.a.b', 'versions.r1.a.b'])
      expect(idsOf(read((r) => r.documentGroup(dataset, 'b')))).toEqual(['drafts.b'])
    })
  })
}
