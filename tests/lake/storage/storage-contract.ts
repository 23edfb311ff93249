import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Storage } from '#lake/storage/storage.ts'
import { append, commit, dataset, idsOf, instant } from './commit.ts'

/** What every storage driver must do, whatever it keeps its data in. */
export function describeStorage(name: string, open: () => Storage): void {
  describe(`${name} storage`, () => {
    let storage: Storage

    beforeEach(() => {
      storage = open()
    })

    afterEach(() => storage.close())

    const read: Storage['read'] = (work) => storage.read(work)

    test('an empty dataset has no documents, no transactions and sequence 0', () => {
      expect(read((r) => [r.sequence(dataset), [...r.documents(dataset)], r.count(dataset), r.document(dataset, 'a')])).toEqual([
        0,
        [],
        0,
        null,
      ])
      expect(
        read((r) => [r.transactionsSince(dataset, 0, 10), r.transaction(dataset, 't'), r.sequenceAt(dataset, instant(9))]),
      ).toEqual([[], null, 0])
    })

    test('documents come back as they were written, in the order of their ids', async () => {
      await commit(storage, {
        b: { _type: 'event', title: 'Zürich 🚀 \ud800' },
        a: { _type: 'event', list: [1, null, { x: true }] },
      })
      await commit(storage, { 'drafts.a': { _type: 'event' } })
      expect(read((r) => [...r.documents(dataset)].map(({ _id, title, list }) => [_id, title, list]))).toEqual([
        ['a', undefined, [1, null, { x: true }]],
        ['b', 'Zürich 🚀 \ud800', undefined],
        ['drafts.a', undefined, undefined],
      ])
    })

    test('datasets know nothing of each other', async () => {
      await commit(storage, { a: { _type: 'event' } })
      expect(read((r) => [r.document('other', 'a'), r.count('other'), r.sequence('other')])).toEqual([null, 0, 0])
    })

    test('transactions keep order, author, mutations and both states of each document', async () => {
      await commit(storage, { a: { _type: 'x', n: 1 } })
      await commit(storage, { a: { _type: 'x', n: 2 }, b: { _type: 'x' } })
      await commit(storage, { a: null })
      const [second] = read((r) => r.transactionsSince(dataset, 1, 1))
      expect(second).toMatchObject({ transactionId: 'tx-2', sequence: 2, timestamp: instant(2), author: 'p-editor' })
      expect(read((r) => r.transaction(dataset, 'tx-3')?.changes)).toEqual([
        { id: 'a', previous: expect.objectContaining({ n: 2, _rev: 'tx-2' }), result: null },
      ])
      expect(
        read((r) => r.transaction(dataset, 'tx-2')?.changes.map(({ id, previous, result }) => [id, previous?.n, result?.n])),
      ).toEqual([
        ['a', 1, 2],
        ['b', undefined, undefined],
      ])
      expect(read((r) => r.transaction(dataset, 'tx-2')?.mutations.length)).toBe(2)
    })

    test('transactions of documents can be limited, reversed, bounded on both ends and stripped of other documents', async () => {
      for (let n = 1; n <= 5; n++) await commit(storage, { a: { _type: 'x', n }, [n % 2 ? 'b' : 'c']: { _type: 'x', n } })
      const ids = (filter: object) =>
        read((r) => Array.from(r.transactions(dataset, { documentIds: ['b'], ...filter }), (t) => t.transactionId))
      expect(ids({})).toEqual(['tx-1', 'tx-3', 'tx-5'])
      expect(ids({ reverse: true, limit: 2 })).toEqual(['tx-5', 'tx-3'])
      expect(ids({ fromTransaction: 'tx-3' })).toEqual(['tx-3', 'tx-5'])
      expect(ids({ fromTransaction: 'tx-2', toTransaction: 'tx-3' })).toEqual(['tx-3'])
      expect(ids({ fromTransaction: 'unknown' })).toEqual([])
      expect(ids({ documentIds: ['b', 'c'] })).toHaveLength(5)
      const [only] = read((r) => [...r.transactions(dataset, { documentIds: ['b'], onlyThese: true })])
      expect([only?.changes.map(({ id }) => id), only?.mutations.length]).toEqual([['b'], 1])
    })

    test('a document can be read as it was after any transaction', async () => {
      await commit(storage, { other: { _type: 'x' } })
      await commit(storage, { a: { _type: 'x', n: 2 } })
      await commit(storage, { other: { _type: 'x' } })
      await commit(storage, { a: { _type: 'x', n: 4 } })
      await commit(storage, { a: null })
      await commit(storage, { a: { _type: 'x', n: 6 } })
      expect(read((r) => [0, 1, 2, 3, 4, 5, 6, 7].map((n) => r.documentAt(dataset, 'a', n)?.n ?? null))).toEqual([
        null,
        null,
        2,
        2,
        4,
        null,
        6,
        6,
      ])
    })

    test('the newest transaction at an instant is the last one that is not after it', async () => {
      for (let n = 1; n <= 4; n++) await commit(storage, { a: { _type: 'x', n } })
      const times = [instant(0), instant(1), instant(2).replace(':00.000Z', ':59.999Z'), instant(4), instant(99)]
      expect(read((r) => times.map((time) => r.sequenceAt(dataset, time)))).toEqual([0, 1, 2, 4, 4])
    })

    test('a write that throws leaves nothing behind and rejects with that error', async () => {
      await commit(storage, { a: { _type: 'x', slug: { current: 's' }, ref: { _ref: 'q' } } })
      await storage.write((writer) => writer.setValue('tokens', 'k', 1))
      const failure = new Error('no')
      const failed = storage.write((writer) => {
        append(writer, { a: null, b: { _type: 'y' } })
        writer.setValue('tokens', 'k', 2)
        writer.setValue('tokens', 'l', 3)
        expect(idsOf(writer.documents(dataset))).toEqual(['b'])
        throw failure
      })
      await expect(failed).rejects.toBe(failure)
      expect(
        read((r) => [r.sequence(dataset), idsOf(r.documents(dataset)), r.values('tokens'), r.transaction(dataset, 'tx-2')]),
      ).toEqual([1, ['a'], [['k', 1]], null])
      expect(
        read((r) => [
          idsOf(r.documentsBySlug(dataset, 's')),
          idsOf(r.documentsReferencing(dataset, 'q')),
          idsOf(r.documentsByType(dataset, ['y'])),
        ]),
      ).toEqual([['a'], ['a'], []])
    })

    test('writers that wait at the same time run one after another; only the failing one is undone', async () => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, (_, n) =>
          storage.write((writer) => {
            append(writer, { [`d${n}`]: { _type: 'x' } })
            if (n % 3 === 0) throw new Error(`refused ${n}`)
            return writer.sequence(dataset)
          }),
        ),
      )
      const kept = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
      expect(kept).toEqual(kept.map((_, index) => index + 1))
      expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toHaveLength(7)
      expect(read((r) => [r.sequence(dataset), r.count(dataset)])).toEqual([13, 13])
    })

    test('a transaction out of turn is refused', async () => {
      await commit(storage, { a: { _type: 'x' } }, 'once')
      const skipped = storage.write((writer) =>
        writer.append({
          dataset,
          transactionId: 't',
          sequence: 3,
          timestamp: instant(3),
          author: 'a',
          mutations: [],
          changes: [],
        }),
      )
      await expect(skipped).rejects.toThrow(RangeError)
      expect(read((r) => r.sequence(dataset))).toBe(1)
    })

    test('purging forgets the past of documents and nothing else', async () => {
      await commit(storage, { a: { _type: 'x', n: 1 }, b: { _type: 'x', n: 1 } })
      await commit(storage, { a: { _type: 'x', n: 2 } })
      await storage.write((writer) => {
        append(writer, { a: null })
        writer.purge(dataset, ['a'])
      })
      expect(read((r) => [0, 1, 2, 3].map((n) => r.documentAt(dataset, 'a', n)))).toEqual([null, null, null, null])
      expect(read((r) => [...r.transactions(dataset, { documentIds: ['a'] })])).toEqual([])
      expect(
        read((r) => r.transactionsSince(dataset, 0, 9).map((t) => [t.mutations.length, t.changes.map(({ id }) => id)])),
      ).toEqual([
        [1, ['b']],
        [0, []],
        [0, []],
      ])
      expect(JSON.stringify(read((r) => r.transactionsSince(dataset, 0, 9)))).not.toContain('"n":2')
    })

    test('values are kept by scope and key, removed by undefined, listed by key', async () => {
      await storage.write((writer) => {
        writer.setValue('s', 'b', { deep: [null] })
        writer.setValue('s', 'a', 0)
        writer.setValue('s', 'c', 'gone')
        writer.setValue('other', 'a', false)
      })
      await storage.write((writer) => writer.setValue('s', 'c', undefined))
      expect(read((r) => [r.values('s'), r.value('s', 'a'), r.value('s', 'c'), r.value('other', 'a')])).toEqual([
        [
          ['a', 0],
          ['b', { deep: [null] }],
        ],
        0,
        undefined,
        false,
      ])
    })
  })
}
