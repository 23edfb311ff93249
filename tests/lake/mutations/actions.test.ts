import { beforeEach, describe, expect, test } from 'vitest'
import type { JsonObject } from '#lake/documents/types.ts'
import { at, createTestStore, dataset, editor, type TestStore, viewer } from './test-store.ts'

let lake: TestStore

beforeEach(() => {
  lake = createTestStore()
})

const pair = { publishedId: 'a', draftId: 'drafts.a' }
const draft = (fields: JsonObject = {}) => ({ _id: 'drafts.a', _type: 'event', ...fields })
const published = (fields: JsonObject = {}) => ({ ...draft(fields), _id: 'a' })
const refused = (status: number, type: string) => ({
  code: 'actionError',
  status,
  details: { items: [{ index: 0, error: { type } }] },
})

describe('create', () => {
  test('makes a draft', async () => {
    await lake.act('create', { publishedId: 'a', attributes: draft({ title: 'x' }), ifExists: 'fail' })
    expect(lake.document('drafts.a')).toMatchObject({ title: 'x' })
    expect(lake.heard[0]?.mutations).toEqual([{ create: draft({ title: 'x' }) }])
  })

  test('fails on an existing draft, or leaves it, as asked', async () => {
    await lake.mutate([{ create: draft({ n: 1 }) }])
    await expect(lake.act('create', { publishedId: 'a', attributes: draft() })).rejects.toMatchObject(
      refused(409, 'documentAlreadyExistsError'),
    )
    await lake.act('create', { publishedId: 'a', attributes: draft({ n: 2 }), ifExists: 'ignore' })
    expect(lake.document('drafts.a')).toMatchObject({ n: 1 })
  })

  test('fails where the document is published', async () => {
    await lake.mutate([{ create: published() }])
    await expect(lake.act('create', { publishedId: 'a', attributes: draft(), ifExists: 'ignore' })).rejects.toMatchObject(
      refused(409, 'documentAlreadyExistsError'),
    )
  })
})

describe('edit', () => {
  test('patches the draft', async () => {
    await lake.mutate([{ create: draft({ n: 1 }) }])
    await lake.act('edit', { ...pair, patch: { inc: { n: 1 } } })
    expect(lake.document('drafts.a')).toMatchObject({ n: 2 })
  })

  test('makes the draft of a published document first, even for a patch that changes nothing', async () => {
    await lake.mutate([{ create: published({ n: 1 }) }])
    await lake.act('edit', { ...pair, patch: { unset: ['_empty_action_guard_pseudo_field_'] } })
    expect(lake.document('drafts.a')).toMatchObject({ n: 1, _createdAt: at(0) })
    await lake.act('edit', { ...pair, patch: { set: { n: 2 } } })
    expect([lake.document('drafts.a')?.n, lake.document('a')?.n]).toEqual([2, 1])
  })

  test('fails where there is neither', async () => {
    await expect(lake.act('edit', { ...pair, patch: { set: { n: 1 } } })).rejects.toMatchObject(
      refused(404, 'documentNotFoundError'),
    )
  })

  test('works on documents of a private path', async () => {
    await lake.mutate([{ create: { _id: 'notes.x', _type: 'note' } }])
    await lake.act('edit', { publishedId: 'notes.x', draftId: 'drafts.notes.x', patch: { set: { n: 1 } } })
    await lake.act('publish', { publishedId: 'notes.x', draftId: 'drafts.notes.x' })
    expect(lake.document('notes.x')).toMatchObject({ n: 1 })
  })
})

describe('publish', () => {
  test('moves the draft in one transaction and keeps the first creation time', async () => {
    await lake.mutate([{ create: published({ n: 1, gone: 1 }) }])
    lake.setMinutes(7)
    await lake.mutate([{ create: draft({ n: 2 }) }])
    const { transactionId } = await lake.act('publish', pair)
    expect(lake.ids()).toEqual(['a'])
    expect(lake.document('a')).toEqual({ ...published({ n: 2 }), _rev: transactionId, _createdAt: at(0), _updatedAt: at(7) })
    expect(lake.heard[2]?.changes.map(({ id, result }) => [id, result === null])).toEqual([
      ['a', false],
      ['drafts.a', true],
    ])
  })

  test('takes the creation time of the draft for a document that was never published', async () => {
    await lake.mutate([{ create: draft() }])
    lake.setMinutes(9)
    await lake.act('publish', pair)
    expect(lake.document('a')).toMatchObject({ _createdAt: at(0), _updatedAt: at(9) })
  })

  test('strengthens references as they ask for', async () => {
    await lake.mutate([{ create: { _id: 't', _type: 'x' } }])
    const wish = { type: 'x', template: { id: 'x' } }
    const references = [
      { _key: '1', _ref: 't', _weak: true, _strengthenOnPublish: wish },
      { _key: '2', _ref: 't', _weak: true, _strengthenOnPublish: { ...wish, weak: true } },
      { _key: '3', _ref: 't', _weak: true },
    ]
    await lake.mutate([{ create: draft({ references }) }])
    await lake.act('publish', pair)
    expect(lake.document('a')?.references).toEqual([
      { _key: '1', _ref: 't' },
      { _key: '2', _ref: 't', _weak: true },
      { _key: '3', _ref: 't', _weak: true },
    ])
  })

  test('fails while a reference to be strengthened points at a draft only', async () => {
    await lake.mutate([
      { create: { _id: 'drafts.t', _type: 'x' } },
      { create: draft({ ref: { _ref: 't', _weak: true, _strengthenOnPublish: { type: 'x' } } }) },
    ])
    await expect(lake.act('publish', pair)).rejects.toMatchObject(refused(409, 'documentReferencesNonExistentDocumentsError'))
    expect(lake.ids()).toEqual(['drafts.a', 'drafts.t'])
    await lake.act('publish', { publishedId: 't', draftId: 'drafts.t' })
    await lake.act('publish', pair)
    await expect(lake.act('unpublish', { publishedId: 't', draftId: 'drafts.t' })).rejects.toMatchObject(
      refused(409, 'documentHasReferencesError'),
    )
    expect(lake.ids()).toEqual(['a', 't'])
  })

  test('fails without a draft and for revisions that are not the present ones', async () => {
    await lake.mutate([{ create: published() }])
    await expect(lake.act('publish', pair)).rejects.toMatchObject(refused(404, 'documentNotFoundError'))
    await lake.mutate([{ create: draft() }])
    for (const lock of [{ ifDraftRevisionId: 'old' }, { ifPublishedRevisionId: 'old' }]) {
      await expect(lake.act('publish', { ...pair, ...lock })).rejects.toMatchObject(
        refused(409, 'documentRevisionIDDoesNotMatchError'),
      )
    }
    await lake.act('publish', {
      ...pair,
      ifDraftRevisionId: lake.document('drafts.a')?._rev ?? '',
      ifPublishedRevisionId: lake.document('a')?._rev ?? '',
    })
    await lake.mutate([{ delete: { id: 'a' } }, { create: draft() }])
    await expect(lake.act('publish', { ...pair, ifPublishedRevisionId: 'gone' })).rejects.toMatchObject(
      refused(409, 'documentRevisionIDDoesNotMatchError'),
    )
  })
})

describe('unpublish, discard and delete', () => {
  test('unpublishing leaves the content as a draft', async () => {
    await lake.mutate([{ create: published({ n: 1 }) }])
    await lake.act('unpublish', pair)
    expect([lake.ids(), lake.document('drafts.a')?.n]).toEqual([['drafts.a'], 1])
  })

  test('unpublishing keeps a draft that is there', async () => {
    await lake.mutate([{ create: published({ n: 1 }) }, { create: draft({ n: 2 }) }])
    await lake.act('unpublish', pair)
    expect([lake.ids(), lake.document('drafts.a')?.n]).toEqual([['drafts.a'], 2])
    await expect(lake.act('unpublish', pair)).rejects.toMatchObject(refused(404, 'documentNotFoundError'))
  })

  test('discarding deletes the draft only', async () => {
    await lake.mutate([{ create: published() }, { create: draft() }])
    await lake.act('discard', { draftId: 'drafts.a' })
    expect(lake.ids()).toEqual(['a'])
    await expect(lake.act('discard', { draftId: 'drafts.a' })).rejects.toMatchObject(refused(404, 'documentNotFoundError'))
    await expect(lake.act('discard', { draftId: 'a' })).rejects.toMatchObject(refused(400, 'validationError'))
  })

  test('deleting takes the drafts that are named, and must name the one there is', async () => {
    await lake.mutate([{ create: published() }, { create: draft() }])
    await expect(lake.act('delete', { publishedId: 'a', includeDrafts: [] })).rejects.toMatchObject(
      refused(400, 'validationError'),
    )
    await expect(lake.act('delete', { publishedId: 'a', includeDrafts: ['drafts.b'] })).rejects.toMatchObject(
      refused(400, 'validationError'),
    )
    await lake.act('delete', { publishedId: 'a', includeDrafts: ['drafts.a'] })
    expect(lake.ids()).toEqual([])
    await expect(lake.act('delete', { publishedId: 'a', includeDrafts: [] })).rejects.toMatchObject(
      refused(404, 'documentNotFoundError'),
    )
  })

  test('deleting with purge forgets the history', async () => {
    await lake.mutate([{ create: published({ secret: 1 }) }])
    await lake.act('delete', { publishedId: 'a', includeDrafts: [], purge: true })
    expect(JSON.stringify(lake.storage.read((reader) => reader.transactionsSince(dataset, 0, 9)))).not.toContain('secret')
  })
})

describe('replacing and versions', () => {
  test('replaceDraft restores a draft of a document that exists', async () => {
    await expect(lake.act('replaceDraft', { publishedId: 'a', attributes: draft() })).rejects.toMatchObject(
      refused(404, 'documentNotFoundError'),
    )
    await lake.mutate([{ create: published() }])
    await lake.act('replaceDraft', { publishedId: 'a', attributes: draft({ n: 1, _rev: 'old' }) })
    expect(lake.document('drafts.a')).toMatchObject({ n: 1 })
  })

  test('a deleted document is restored by create and replaceDraft together', async () => {
    const attributes = draft({ n: 1 })
    const actions = [
      { actionType: 'sanity.action.document.create', publishedId: 'a', attributes, ifExists: 'fail' },
      { actionType: 'sanity.action.document.replaceDraft', publishedId: 'a', attributes },
    ]
    await lake.store.act(dataset, editor, { actions })
    expect(lake.document('drafts.a')).toMatchObject({ n: 1 })
    expect(lake.heard).toHaveLength(1)
  })

  test('versions are created from a document or a base, replaced, marked for unpublishing and discarded', async () => {
    await lake.mutate([{ create: published({ n: 1 }) }])
    const versionId = 'versions.r1.a'
    await lake.act('version.create', { publishedId: 'a', baseId: 'a', versionId })
    expect(lake.document(versionId)).toMatchObject({ n: 1 })
    await lake.act('version.replace', { document: { ...published({ n: 2 }), _id: versionId } })
    await lake.act('version.unpublish', { publishedId: 'a', versionId })
    expect(lake.document(versionId)).toMatchObject({ n: 2, _system: { delete: true } })
    await lake.act('version.discard', { versionId })
    await lake.act('version.create', { publishedId: 'a', document: { ...published({ n: 3 }), _id: versionId } })
    await expect(
      lake.act('version.create', { publishedId: 'a', baseId: 'a', versionId: 'drafts.a', ifBaseRevisionId: 'old' }),
    ).rejects.toMatchObject(refused(409, 'documentRevisionIDDoesNotMatchError'))
    expect(lake.ids()).toEqual(['a', versionId])
  })
})

describe('a request of actions', () => {
  test('is one transaction, all or nothing, under the id that it brings', async () => {
    const create = { actionType: 'sanity.action.document.create', publishedId: 'a', attributes: draft() }
    const publish = { actionType: 'sanity.action.document.publish', ...pair }
    await expect(lake.store.act(dataset, editor, { actions: [create, publish, publish] })).rejects.toMatchObject({
      details: { items: [{ index: 2 }] },
    })
    expect(lake.ids()).toEqual([])
    expect(await lake.store.act(dataset, editor, { actions: [create, publish], transactionId: 'mine' })).toEqual({
      transactionId: 'mine',
    })
    await expect(lake.store.act(dataset, editor, { actions: [create], transactionId: 'mine' })).rejects.toMatchObject(
      refused(409, 'transactionAlreadyExistsError'),
    )
    expect(lake.document('a')).toMatchObject({ _rev: 'mine' })
  })

  test('that is only tried changes nothing', async () => {
    const actions = [{ actionType: 'sanity.action.document.create', publishedId: 'a', attributes: draft() }]
    await lake.store.act(dataset, editor, { actions, dryRun: true })
    expect(lake.ids()).toEqual([])
  })

  test('is refused to viewers and anonymous callers', async () => {
    const actions = [{ actionType: 'sanity.action.document.create', publishedId: 'a', attributes: draft() }]
    for (const identity of [viewer, null]) {
      await expect(lake.store.act(dataset, identity, { actions })).rejects.toMatchObject(
        refused(403, 'insufficientPermissionsError'),
      )
    }
  })

  const wrong: [fields: unknown][] = [
    ['text'],
    [{ actionType: 'sanity.action.document.fly' }],
    [{ actionType: 'toString' }],
    [{ actionType: 'sanity.action.document.create', publishedId: 'drafts.a', attributes: draft() }],
    [{ actionType: 'sanity.action.document.create', publishedId: 'b', attributes: draft() }],
    [{ actionType: 'sanity.action.document.create', publishedId: 'a', attributes: published() }],
    [{ actionType: 'sanity.action.document.create', publishedId: 'a', attributes: draft(), ifExists: 'explode' }],
    [{ actionType: 'sanity.action.document.edit', ...pair }],
    [{ actionType: 'sanity.action.document.edit', publishedId: 'a', patch: {} }],
    [{ actionType: 'sanity.action.document.publish', publishedId: 'a', draftId: 'drafts.b' }],
    [{ actionType: 'sanity.action.document.delete', publishedId: 'a', includeDrafts: 'drafts.a' }],
  ]
  test.each(wrong)('%j is 400', async (action) => {
    await expect(lake.store.act(dataset, editor, { actions: [action] })).rejects.toMatchObject({
      code: 'actionError',
      status: 400,
    })
  })

  test.each([[{}], [{ actions: [] }], [{ actions: {} }]])('%j is 400', async (body) => {
    await expect(lake.store.act(dataset, editor, body)).rejects.toMatchObject({ code: 'validationError', status: 400 })
  })
})
