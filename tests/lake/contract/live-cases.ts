import { expect } from 'vitest'
import { type EventReader, readEvents } from './event-reader.ts'
import type { Caller, CaseGroup, World } from './world.ts'

async function living(
  world: World,
  search: string,
  as: Caller,
  work: (events: EventReader) => Promise<void>,
  headers: Record<string, string> = {},
) {
  const events = readEvents(await world.api(`/data/live/events/${world.dataset}${search}`, { as, headers }))
  try {
    await work(events)
  } finally {
    await events.close()
  }
}

const tagsOf = async (world: World, query: string, as: Caller = 'administrator') =>
  (await world.client(as, { perspective: 'published' }).fetch(world.text(query), {}, { filterResponse: false })).syncTags ?? []
const tagsIn = (data: Record<string, unknown>) => data.tags as string[]
const create = (world: World, _id: string, type = 'doc') => world.client('administrator').create({ _id, _type: world.type(type) })

/** `/data/live/events` */
export const liveCases: CaseGroup = {
  title: 'live events',
  cases: [
    {
      title: 'welcomes at once',
      run: (world) =>
        living(world, '', 'anonymous', async (events) => {
          expect(await events.next()).toMatchObject({ event: 'welcome', data: {} })
        }),
    },
    {
      title: 'names a tag of every answer that a publication changes',
      run: (world) =>
        living(world, '', 'anonymous', async (events) => {
          await events.next()
          const queries = [
            '*[_type == "%doc"]',
            '*[_id == "#new"]',
            'count(*)',
            '*[title == "x"]',
            '*[slug.current == "x"][0]',
            '*[references("x")]',
            '*[_type in ["%doc", "%other"]]',
          ]
          const tags = await Promise.all(queries.map((query) => tagsOf(world, query)))
          await create(world, world.id('new'))
          const { event, data } = await events.next()
          expect(event).toBe('message')
          for (const [index, list] of tags.entries())
            expect(
              list.some((tag) => tagsIn(data).includes(tag)),
              queries[index],
            ).toBe(true)
        }),
    },
    {
      title: 'names no tag of answers about other types and documents',
      run: (world) =>
        living(world, '', 'anonymous', async (events) => {
          await events.next()
          const others = [...(await tagsOf(world, '*[_type == "%other"]')), ...(await tagsOf(world, '*[_id == "#another"]'))]
          await create(world, world.id('unrelated'))
          const { data } = await events.next()
          expect(others.filter((tag) => tagsIn(data).includes(tag))).toEqual([])
        }),
      onlyLocal: true,
    },
    {
      title: 'names a tag of answers that dereference the document, even when it was not there',
      run: (world) =>
        living(world, '', 'anonymous', async (events) => {
          const pointer = {
            _id: world.id('pointer'),
            _type: world.type('pointer'),
            to: { _type: 'reference', _ref: world.id('later'), _weak: true },
          }
          await world.client('administrator').create(pointer)
          const tags = await tagsOf(world, '*[_id == "#pointer"]{to->}')
          await create(world, world.id('later'))
          await events.next()
          const [, second] = [await events.next(), await events.next()]
          expect(tags.some((tag) => tagsIn(second.data).includes(tag))).toBe(true)
        }),
    },
    {
      title: 'is silent about drafts, versions and private paths to those who see what is published',
      run: (world) =>
        living(world, '', 'anonymous', async (events) => {
          await events.next()
          for (const prefix of ['drafts.', 'versions.r.', 'private.']) await create(world, `${prefix}${world.id('quiet')}`)
          const { _rev } = await create(world, world.id('loud'))
          expect((await events.next()).id).toBe(_rev)
        }),
      onlyLocal: true,
    },
    {
      title: 'tells of drafts with a token, on request',
      run: (world) =>
        living(world, '?includeDrafts=true', 'administrator', async (events) => {
          await events.next()
          const tags = await tagsOf(world, '*[_type == "%doc"]')
          await create(world, `drafts.${world.id('told')}`)
          expect(tagsIn((await events.next()).data)).toEqual(expect.arrayContaining([tags[0]]))
        }),
    },
    {
      title: 'refuses drafts without a token',
      async run(world) {
        expect((await world.api(`/data/live/events/${world.dataset}?includeDrafts=true`)).status).toBe(401)
      },
    },
    {
      title: 'tells what was missed to a reader that comes back',
      async run(world) {
        const { _rev: seen } = await create(world, world.id('seen'))
        const { _rev: missed } = await create(world, world.id('missed'))
        const read = async (events: EventReader) => {
          expect((await events.next()).event).toBe('welcome')
          expect((await events.next()).id).toBe(missed)
        }
        await living(world, '', 'anonymous', read, { 'Last-Event-ID': seen })
      },
      onlyLocal: true,
    },
    {
      title: 'tells a reader that comes back too late to start again',
      run: (world) =>
        living(world, '', 'anonymous', async (events) => expect((await events.next()).event).toBe('restart'), {
          'Last-Event-ID': 'long-ago',
        }),
      onlyLocal: true,
    },
    {
      title: 'works with the official client',
      async run(world) {
        const seen: string[] = []
        await new Promise<void>((resolve, reject) => {
          const subscription = world
            .client('anonymous')
            .live.events()
            .subscribe({
              next(event) {
                seen.push(event.type)
                if (event.type === 'welcome') create(world, world.id('by-client')).catch(reject)
                if (event.type === 'message') {
                  subscription.unsubscribe()
                  resolve()
                }
              },
              error: reject,
            })
        })
        expect(seen).toEqual(['welcome', 'message'])
      },
    },
  ],
}
