import type { ClientPerspective } from '@sanity/client'
import { expect } from 'vitest'
import { type Case, type CaseGroup, ref, type World } from './world.ts'

async function prepare(world: World): Promise<void> {
  const { id } = world
  const _type = world.type('doc')
  await world
    .client('administrator')
    .transaction()
    .create({ _id: id('live'), _type, title: 'live' })
    .create({ _id: id('edited'), _type, title: 'old', to: ref(id('live')) })
    .create({ _id: `drafts.${id('edited')}`, _type, title: 'new', to: ref(id('fresh'), { _weak: true }) })
    .create({ _id: `drafts.${id('fresh')}`, _type, title: 'fresh' })
    .create({ _id: `versions.${id('spring')}.${id('live')}`, _type, title: 'spring' })
    .create({ _id: `versions.${id('autumn')}.${id('live')}`, _type, title: 'autumn' })
    .create({ _id: `versions.${id('spring')}.${id('edited')}`, _type, title: 'gone', _system: { delete: true } })
    .create({ _id: `private.${id('note')}`, _type, title: 'private' })
    .commit()
}

const titles = (
  world: World,
  perspective: ClientPerspective | undefined,
  apiVersion = '2025-02-19',
  as: 'administrator' | 'anonymous' = 'administrator',
) =>
  world
    .client(as, { apiVersion, ...(perspective === undefined ? {} : { perspective }) })
    .fetch<string[]>('*[_type == $type] | order(title).title', { type: world.type('doc') })

const table: [title: string, perspective: string | string[], expected: string[]][] = [
  ['shows everything as stored in raw', 'raw', ['autumn', 'fresh', 'gone', 'live', 'new', 'old', 'private', 'spring']],
  ['shows neither drafts nor versions in published', 'published', ['live', 'old', 'private']],
  ['puts drafts over what is published', 'drafts', ['fresh', 'live', 'new', 'private']],
  ['puts a release over what is published, and hides what it deletes', ['#spring'], ['private', 'spring']],
  ['stacks releases, the first on top', ['#autumn', '#spring'], ['autumn', 'private']],
  ['stacks releases the other way round', ['#spring', '#autumn'], ['private', 'spring']],
  ['puts drafts below a release', ['#spring', 'drafts'], ['fresh', 'private', 'spring']],
  ['takes a stack that ends in published', ['drafts', 'published'], ['fresh', 'live', 'new', 'private']],
]

const stackCases = table.map(
  ([title, perspective, expected]): Case => ({
    title,
    async run(world) {
      const names = (Array.isArray(perspective) ? perspective.map(world.text) : perspective) as ClientPerspective
      expect(await titles(world, names)).toEqual(expected)
    },
  }),
)

const query = (world: World, version: string, more = '') =>
  world.api(
    `/v${version}/data/query/${world.dataset}?query=${encodeURIComponent(`count(*[_type == "${world.type('doc')}"])`)}${more}`,
    { as: 'administrator' },
  )

const defaults: [version: string, count: number][] = [
  ['1', 8],
  ['2021-06-07', 8],
  ['2024-01-01', 8],
  ['2025-02-18', 8],
  ['2025-02-19', 3],
  ['2026-01-01', 3],
  ['X', 3],
]

const defaultCases = defaults.map(
  ([version, count]): Case => ({
    title: `shows ${count === 8 ? 'everything' : 'what is published'} by default in API version ${version}`,
    async run(world) {
      expect((await (await query(world, version)).json()).result).toBe(count)
    },
  }),
)

/** What each perspective shows, to whom. */
export const perspectiveCases: CaseGroup = {
  title: 'perspectives',
  prepare,
  cases: [
    ...stackCases,
    ...defaultCases,
    {
      title: 'lets the parameter overrule the default of the version',
      async run(world) {
        expect((await (await query(world, '2021-06-07', '&perspective=published')).json()).result).toBe(3)
        expect((await (await query(world, '2025-02-19', '&perspective=raw')).json()).result).toBe(8)
      },
    },
    {
      title: 'knows drafts by their old name',
      async run(world) {
        expect((await (await query(world, '2025-02-19', '&perspective=previewDrafts')).json()).result).toBe(4)
      },
    },
    {
      title: 'refuses raw within a stack and names that can not be',
      async run(world) {
        for (const perspective of ['raw,drafts', 'a.b', 'drafts,drafts', 'x y']) {
          expect((await query(world, '2025-02-19', `&perspective=${encodeURIComponent(perspective)}`)).status, perspective).toBe(
            400,
          )
        }
      },
    },
    {
      title: 'gives rows the published id and names the stored one',
      async run(world) {
        const rows = await world
          .client('administrator', { perspective: 'drafts' })
          .fetch(world.text('*[_id == "#edited"]{_id, _originalId, title}'))
        expect(rows).toEqual([{ _id: world.id('edited'), _originalId: `drafts.${world.id('edited')}`, title: 'new' }])
      },
    },
    {
      title: 'finds a draft by its published id only, in drafts',
      async run(world) {
        const client = world.client('administrator', { perspective: 'drafts' })
        expect(await client.fetch(world.text('*[_id == "drafts.#edited"]'))).toEqual([])
        expect(await client.fetch(world.text('*[_id == "#fresh"].title'))).toEqual(['fresh'])
      },
    },
    {
      title: 'resolves references within the overlay',
      async run(world) {
        const text = world.text('*[_id == "#edited"][0].to->title')
        expect(await world.client('administrator', { perspective: 'drafts' }).fetch(text)).toBe('fresh')
        expect(await world.client('administrator', { perspective: 'published' }).fetch(text)).toBe('live')
      },
    },
    {
      title: 'does not count a reference that the draft has dropped',
      async run(world) {
        const text = world.text('count(*[references("#live")])')
        expect(await world.client('administrator', { perspective: 'published' }).fetch(text)).toBe(1)
        expect(await world.client('administrator', { perspective: 'drafts' }).fetch(text)).toBe(0)
      },
    },
    {
      title: 'filters by the fields of the draft',
      async run(world) {
        const client = world.client('administrator', { perspective: 'drafts' })
        expect(await client.fetch('count(*[_type == $type && title == "old"])', { type: world.type('doc') })).toBe(0)
      },
    },
    {
      title: 'shows anonymous readers only root documents, in every perspective',
      async run(world) {
        for (const perspective of ['raw', 'published', 'drafts', [world.id('spring')]] as const) {
          expect(await titles(world, perspective as ClientPerspective, '2025-02-19', 'anonymous'), String(perspective)).toEqual([
            'live',
            'old',
          ])
        }
      },
    },
  ],
}
