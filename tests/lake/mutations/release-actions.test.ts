import { beforeEach, expect, test } from 'vitest'
import type { JsonObject } from '#lake/documents/types.ts'
import { at, createTestStore, dataset, editor, type TestStore, viewer } from './test-store.ts'

let lake: TestStore

beforeEach(() => {
  lake = createTestStore()
})

const act = (type: string, fields: JsonObject = {}, identity = editor) =>
  lake.store.act(dataset, identity, { actions: [{ actionType: `sanity.action.release.${type}`, releaseId: 'r1', ...fields }] })
const refused = (status: number) => expect.objectContaining({ code: 'actionError', status })

test('a release is created, edited and deleted through its actions only', async () => {
  await act('create', { metadata: { title: 'Spring' } })
  expect(lake.document('_.releases.r1')).toMatchObject({
    _type: 'system.release',
    name: 'r1',
    state: 'active',
    metadata: { title: 'Spring', releaseType: 'undecided' },
  })
  await act('edit', { patch: { set: { 'metadata.title': 'Summer' } } })
  expect(lake.document('_.releases.r1')).toMatchObject({ metadata: { title: 'Summer' } })
  await expect(lake.mutate([{ delete: { id: '_.releases.r1' } }])).rejects.toMatchObject({ status: 403 })
  await act('delete')
  expect(lake.ids()).toEqual([])
})

test('publishing takes every version of the release live in one transaction', async () => {
  await lake.mutate([{ create: { _id: 'a', _type: 'x', n: 1 } }, { create: { _id: 'gone', _type: 'x' } }])
  lake.setMinutes(5)
  await act('create')
  await lake.mutate([
    {
      create: { _id: 'versions.r1.a', _type: 'x', n: 2, ref: { _ref: 'new', _weak: true, _strengthenOnPublish: { type: 'x' } } },
    },
    { create: { _id: 'versions.r1.new', _type: 'x' } },
    { create: { _id: 'versions.r2.a', _type: 'x', n: 3 } },
  ])
  await lake.act('version.unpublish', { publishedId: 'gone', versionId: 'versions.r1.gone' })
  await expect(act('delete')).rejects.toEqual(refused(400))
  await act('publish')
  expect(lake.ids()).toEqual(['_.releases.r1', 'a', 'new', 'versions.r2.a'])
  expect(lake.document('a')).toMatchObject({ n: 2, ref: { _ref: 'new' }, _createdAt: at(0) })
  expect(lake.document('a')?.ref).not.toHaveProperty('_weak')
  expect(lake.document('_.releases.r1')).toMatchObject({ state: 'published' })
  expect(lake.heard.at(-1)?.changes).toHaveLength(7)
  await expect(act('publish')).rejects.toEqual(refused(400))
})

test('an import brings a release in, over one that is there only when asked to', async () => {
  const attributes = (title: string) => ({
    _id: '_.releases.r1',
    _type: 'system.release',
    name: 'r1',
    state: 'active',
    metadata: { title },
  })
  await act('import', { attributes: attributes('one'), ifExists: 'fail' })
  await expect(act('import', { attributes: attributes('two'), ifExists: 'fail' })).rejects.toEqual(refused(409))
  await act('import', { document: attributes('two'), ifExists: 'ignore' })
  expect(lake.document('_.releases.r1')).toMatchObject({ metadata: { title: 'one' } })
  await act('import', { attributes: attributes('two'), ifExists: 'replace' })
  expect(lake.document('_.releases.r1')).toMatchObject({ metadata: { title: 'two' } })
  await expect(act('import', { attributes: { ...attributes('x'), _id: '_.groups.x' } })).rejects.toEqual(refused(400))
})

test('viewers, missing releases and names that are none are refused', async () => {
  await expect(act('create', {}, viewer)).rejects.toEqual(refused(403))
  await expect(act('edit', { patch: {} })).rejects.toEqual(refused(404))
  await expect(act('publish')).rejects.toEqual(refused(404))
  await expect(act('create', { releaseId: 'r1.drafts' })).rejects.toEqual(refused(400))
  await expect(act('schedule', { publishAt: at(9) })).rejects.toEqual(refused(400))
})
