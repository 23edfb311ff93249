import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { may, mayRead } from '#lake/documents/access.ts'
import { draftIdOf, isDocumentId, isDraftId, isPublishedId, isVersionId, publishedIdOf, releaseOf } from '#lake/documents/ids.ts'
import { LakeError, mutationError } from '#lake/documents/lake-error.ts'
import { orderKey } from '#lake/documents/order-keys.ts'
import { referencesOf, strengthen, strongReferencesOf } from '#lake/documents/references.ts'
import { slugsOf } from '#lake/documents/slugs.ts'
import type { Json, Role } from '#lake/documents/types.ts'
import { stored } from '../support/seed.ts'

describe('ids', () => {
  test.each<[id: string, published: string, kind: string, release: string | undefined]>([
    ['a', 'a', 'published', undefined],
    ['notes.a', 'notes.a', 'published', undefined],
    ['drafts.a', 'a', 'draft', undefined],
    ['drafts.notes.a', 'notes.a', 'draft', undefined],
    ['versions.r1.a', 'a', 'version', 'r1'],
    ['versions.r1.notes.a', 'notes.a', 'version', 'r1'],
    ['versions.a', 'versions.a', 'published', undefined],
    ['draftsman', 'draftsman', 'published', undefined],
    ['_.releases.r1', '_.releases.r1', 'published', undefined],
  ])('%s belongs to the group of %s and is %s', (id, published, kind, release) => {
    expect(publishedIdOf(id)).toBe(published)
    expect({ published: isPublishedId(id), draft: isDraftId(id), version: isVersionId(id) }).toEqual({
      published: kind === 'published',
      draft: kind === 'draft',
      version: kind === 'version',
    })
    expect(releaseOf(id)).toBe(release)
    expect(draftIdOf(id)).toBe(`drafts.${published}`)
  })

  test.each(['', '.', 'a.', '.a', 'a..b', '-a', 'a.-b', 'a/b', 'a b', 'é', 'a\n', 'x'.repeat(129)])(
    '%j is no document id',
    (id) => {
      expect(isDocumentId(id)).toBe(false)
    },
  )

  test('a valid id is never refused for a long time', () => {
    expect(isDocumentId(`${'a'.repeat(127)}!`)).toBe(false)
    expect(isDocumentId(`${'a.'.repeat(63)}ab`)).toBe(true)
  })
})

describe('access', () => {
  const person = (role: Role) => ({ id: role, name: role, email: '', role })

  test('anonymous readers see the root path only, whoever has a token everything', () => {
    const ids = ['a', 'drafts.a', 'event-registrations.1', '_.groups.x']
    expect(ids.filter((id) => mayRead(null, id))).toEqual(['a'])
    expect(ids.filter((id) => mayRead(person('viewer'), id))).toEqual(ids)
  })

  test.each<[role: Role | null, permission: 'create' | 'update', id: string, allowed: boolean]>([
    [null, 'create', 'a', false],
    ['viewer', 'create', 'a', false],
    ['viewer', 'update', 'drafts.a', false],
    ['editor', 'create', 'a', true],
    ['editor', 'update', 'notes.a', true],
    ['editor', 'update', '_.groups.x', false],
    ['administrator', 'create', '_.groups.x', true],
  ])('%s may %s %s: %s', (role, permission, id, allowed) => {
    expect(may(role === null ? null : person(role), permission, id)).toBe(allowed)
  })
})

describe('references and slugs', () => {
  const document = stored({
    _id: 'a',
    _type: 'x',
    one: { _ref: 's' },
    deep: [{ inner: { _ref: 'w', _weak: true } }, { _ref: 's' }, 'text', null],
    other: { _ref: 'o', _dataset: 'elsewhere' },
    global: { _ref: 'media:1', _projectId: 'p' },
    odd: { _ref: 7 },
    slug: { current: 'one' },
    urlId: { current: 'two' },
    empty: { current: null },
    nested: { slug: { current: 'three' } },
  })

  test('are found at any depth, those to other datasets as weak ones', () => {
    expect(referencesOf(document)).toEqual([
      { id: 's', weak: false },
      { id: 'w', weak: true },
      { id: 's', weak: false },
      { id: 'o', weak: true },
      { id: 'media:1', weak: true },
    ])
    expect([...strongReferencesOf(document)]).toEqual(['s'])
  })

  test('slugs are those of fields at the top', () => {
    expect([...slugsOf(document)]).toEqual(['one', 'two'])
  })

  test('strengthening changes only what asks for it', () => {
    const value: Json = {
      a: { _ref: 'x', _weak: true, _strengthenOnPublish: { type: 't' } },
      b: [{ _ref: 'y', _weak: true, _strengthenOnPublish: { type: 't', weak: true } }],
      c: { _ref: 'z', _weak: true },
    }
    expect(strengthen(value)).toEqual({ a: { _ref: 'x' }, b: [{ _ref: 'y', _weak: true }], c: { _ref: 'z', _weak: true } })
  })
})

describe('order keys', () => {
  const kinds = ['number', 'string', 'boolean']
  const value = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.string({ unit: 'binary' }),
    fc.boolean(),
  )

  test('sort as GROQ sorts the values, in the bytes of UTF-8 too', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const keys = [orderKey(a) ?? '', orderKey(b) ?? '']
        const compared = Buffer.compare(Buffer.from(keys[0] ?? ''), Buffer.from(keys[1] ?? ''))
        const byKind = kinds.indexOf(typeof a) - kinds.indexOf(typeof b)
        const wanted = byKind !== 0 ? Math.sign(byKind) : a < b ? -1 : a > b ? 1 : 0
        // Cut texts may look the same; nothing may ever look the other way round.
        expect([wanted, typeof a === 'string' ? 0 : wanted]).toContain(compared)
      }),
      { numRuns: 1000 },
    )
  })

  test('values that have no order have no key', () => {
    expect([null, undefined, [], {}].map(orderKey)).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe('errors', () => {
  test('have the status of their code unless the case asks for another', () => {
    expect(new LakeError('notFound', 'x')).toMatchObject({ status: 404, details: {} })
    expect(mutationError(2, { type: 'documentAlreadyExistsError', description: 'd', id: 'a' })).toMatchObject({
      status: 409,
      message: 'The mutation(s) failed: d',
      details: { items: [{ index: 2, error: { type: 'documentAlreadyExistsError', description: 'd', id: 'a' } }] },
    })
  })
})
