import { beforeEach, expect, test } from 'vitest'
import { DocumentCache } from '#lake/storage/document-cache.ts'
import { stored } from '../support/seed.ts'

const dataset = 'production'
let cache: DocumentCache

beforeEach(() => {
  cache = new DocumentCache(30)
  for (const id of ['a', 'b', 'c']) cache.keep(dataset, id, 1, stored({ _id: id, _type: 'x' }), 10)
})

const kept = (...ids: string[]) => ids.filter((id) => cache.get(dataset, id, 1) !== undefined)

test('a document is found as one transaction left it, in its dataset', () => {
  expect(cache.get(dataset, 'a', 1)).toMatchObject({ _id: 'a' })
  expect([cache.get(dataset, 'a', 2), cache.get('other', 'a', 1)]).toEqual([undefined, undefined])
})

test('when there is no room, what nobody asked for in the longest time goes', () => {
  cache.touch(dataset, 'a')
  cache.keep(dataset, 'd', 1, stored({ _id: 'd', _type: 'x' }), 10)
  expect(kept('a', 'b', 'c', 'd')).toEqual(['a', 'c', 'd'])
})

test('a newer state takes the place of an older one', () => {
  cache.keep(dataset, 'a', 2, stored({ _id: 'a', _type: 'x', n: 2 }), 10)
  expect([cache.get(dataset, 'a', 1), cache.get(dataset, 'a', 2)?.n]).toEqual([undefined, 2])
  expect(kept('b', 'c')).toEqual(['b', 'c'])
})

test('a scan fills free room and pushes nothing out', () => {
  cache.offer(dataset, 'd', 1, stored({ _id: 'd', _type: 'x' }), 10)
  expect(kept('a', 'b', 'c', 'd')).toEqual(['a', 'b', 'c'])
  cache.keep(dataset, 'e', 1, stored({ _id: 'e', _type: 'x' }), 1)
  cache.offer(dataset, 'd', 1, stored({ _id: 'd', _type: 'x' }), 9)
  expect(kept('a', 'b', 'c', 'd', 'e')).toEqual(['b', 'c', 'd', 'e'])
})

test('what is larger than all room is not kept', () => {
  cache.keep(dataset, 'huge', 1, stored({ _id: 'huge', _type: 'x' }), 100)
  expect(kept('huge')).toEqual([])
})
