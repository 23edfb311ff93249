import { beforeEach, expect, test } from 'vitest'
import { createTestStore, type TestStore } from './test-store.ts'

let lake: TestStore

beforeEach(async () => {
  lake = createTestStore()
  await lake.mutate([{ create: { _id: 'speaker', _type: 'person' } }])
})

const talk = (id: string, reference: object) => ({
  _id: id,
  _type: 'talk',
  speakers: [{ _key: 'a', _type: 'reference', ...reference }],
})

const missing = (id: string, ...referenceIDs: string[]) => ({
  status: 409,
  message: `The mutation(s) failed: Document "${id}" references non-existent document "${referenceIDs[0]}"`,
  details: { items: [{ error: { type: 'documentReferencesNonExistentDocumentsError', id, referenceIDs } }] },
})

test('a strong reference must point at a document', async () => {
  await lake.mutate([{ create: talk('t', { _ref: 'speaker' }) }])
  await expect(lake.mutate([{ create: talk('u', { _ref: 'nobody' }) }])).rejects.toMatchObject(missing('u', 'nobody'))
  await expect(lake.mutate([{ patch: { id: 't', set: { 'speakers[0]._ref': 'nobody' } } }])).rejects.toMatchObject(
    missing('t', 'nobody'),
  )
  expect(lake.document('t')).toMatchObject({ speakers: [{ _ref: 'speaker' }] })
})

test('the blame falls on the mutation that wrote the reference', async () => {
  const mutations = [{ create: talk('t', { _ref: 'nobody' }) }, { create: { _id: 'x', _type: 'y' } }]
  await expect(lake.mutate(mutations)).rejects.toMatchObject({ details: { items: [{ index: 0 }] } })
})

test('its target may come later in the same transaction, itself included', async () => {
  await lake.mutate([
    { create: talk('t', { _ref: 'late' }) },
    { create: { _id: 'late', _type: 'person' } },
    { create: talk('self', { _ref: 'self' }) },
  ])
  expect(lake.ids()).toEqual(['late', 'self', 'speaker', 't'])
})

test('weak references, references to other datasets and references of drafts and versions may point nowhere', async () => {
  await lake.mutate([
    { create: talk('weak', { _ref: 'nobody', _weak: true }) },
    { create: talk('other', { _ref: 'nobody', _dataset: 'elsewhere', _type: 'crossDatasetReference' }) },
    { create: talk('drafts.t', { _ref: 'nobody' }) },
    { create: talk('versions.r.t', { _ref: 'nobody' }) },
  ])
  expect(lake.ids()).toHaveLength(5)
})

test('a private path is checked like any published document', async () => {
  await expect(lake.mutate([{ create: talk('notes.t', { _ref: 'nobody' }) }])).rejects.toMatchObject(missing('notes.t', 'nobody'))
})

test('a document that is strongly referred to can not be deleted', async () => {
  await lake.mutate([
    { create: talk('t', { _ref: 'speaker' }) },
    { create: talk('s', { _ref: 'speaker' }) },
    { create: talk('w', { _ref: 'speaker', _weak: true }) },
  ])
  await expect(lake.mutate([{ delete: { id: 'speaker' } }])).rejects.toMatchObject({
    status: 409,
    message: 'The mutation(s) failed: The document "speaker" cannot be deleted as there are references to it from "s"',
    details: {
      items: [
        { index: 0, error: { type: 'documentHasReferencesError', id: 'speaker', referencingIDs: ['s', 't'], totalCount: 2 } },
      ],
    },
  })
  expect(lake.document('speaker')).not.toBeNull()
})

test('it can be deleted once the references are weak, gone, or deleted with it', async () => {
  await lake.mutate([{ create: talk('t', { _ref: 'speaker' }) }, { create: talk('s', { _ref: 'speaker' }) }])
  await lake.mutate([
    { delete: { id: 'speaker' } },
    { delete: { id: 't' } },
    { patch: { id: 's', set: { 'speakers[0]._weak': true } } },
  ])
  expect(lake.ids()).toEqual(['s'])
})

test('it can not be deleted in the transaction that begins to refer to it', async () => {
  await expect(lake.mutate([{ delete: { id: 'speaker' } }, { create: talk('t', { _ref: 'speaker' }) }])).rejects.toMatchObject({
    status: 409,
  })
  expect(lake.ids()).toEqual(['speaker'])
})
