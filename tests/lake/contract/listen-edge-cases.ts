import { expect } from 'vitest'
import { create, listening } from './listening.ts'
import type { CaseGroup } from './world.ts'

/** `/data/listen`: bad filters, what a listener may hear, coming back. */
export const listenEdgeCases: CaseGroup = {
  title: 'listen, at its edges',
  cases: [
    {
      title: 'answers a filter that does not parse with a channel error and ends',
      run: (world) =>
        listening(world, '*[_type == ', '', async (events) => {
          const { event, data } = await events.next()
          expect(event).toBe('channelError')
          expect(data.error).toMatchObject({ type: 'queryParseError', query: '*[_type == ' })
          await expect(events.next()).rejects.toThrow('ended')
        }),
    },
    {
      title: 'takes no filter that would hold every change up',
      run: (world) =>
        listening(world, '*["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" match "*a*a*a*a*a*b"]', '', async (events) => {
          expect(await events.next()).toMatchObject({ event: 'channelError', data: { error: { type: 'queryParseError' } } })
        }),
      onlyLocal: true,
    },
    {
      title: 'answers a missing parameter with a channel error that names it',
      run: (world) =>
        listening(world, '*[_id == $id]', '', async (events) => {
          expect((await events.next()).data.error?.description).toContain('$id')
        }),
    },
    {
      title: 'tells anonymous listeners of root documents only',
      run: (world) =>
        listening(
          world,
          '*',
          '',
          async (events) => {
            await events.next()
            await world.client('administrator').create({ _id: `private.${world.id('a')}`, _type: world.type('doc') })
            await world.client('administrator').create({ _id: `drafts.${world.id('a')}`, _type: world.type('doc') })
            const { _id } = await create(world, 'open')
            const heard = await events.until(({ data }) => data.documentId === _id)
            expect(heard.filter(({ data }) => String(data.documentId).includes('.'))).toEqual([])
          },
          { as: 'anonymous' },
        ),
    },
    {
      title: 'does not tell a listener of one dataset about another',
      run: (world) =>
        listening(world, '*', '', async (events) => {
          await events.next()
          await world.client('administrator', { dataset: 'secret' }).create({ _id: world.id('elsewhere'), _type: 'doc' })
          const { _id } = await create(world, 'here')
          expect((await events.until(({ data }) => data.documentId === _id)).map(({ data }) => data.documentId)).not.toContain(
            world.id('elsewhere'),
          )
        }),
      onlyLocal: true,
    },
    {
      title: 'makes a change visible to queries before it tells of it',
      run: (world) =>
        listening(world, '*[_type == "%doc"]', '', async (events) => {
          await events.next()
          const [, { data }] = await Promise.all([create(world, 'visible'), events.next()])
          expect(await world.client('administrator').fetch('*[_id == $id][0]._rev', { id: data.documentId })).toBe(data.resultRev)
        }),
    },
    {
      title: 'gives a chain of revisions without gaps',
      async run(world) {
        const { _id } = await create(world, 'chain', { n: 0 })
        await listening(world, '*[_id == "#chain"]', '', async (events) => {
          await events.next()
          const client = world.client('administrator')
          await Promise.all([1, 2, 3, 4, 5].map(() => client.patch(_id).inc({ n: 1 }).commit()))
          const heard = []
          for (let count = 0; count < 5; count++) heard.push((await events.next()).data)
          for (const [index, data] of heard.slice(1).entries()) expect(data.previousRev).toBe(heard[index]?.resultRev)
        })
      },
    },
    {
      title: 'replays what was missed since the last event',
      async run(world) {
        let last = ''
        await listening(world, '*[_type == "%doc"]', '&enableResume=true', async (events) => {
          await events.next()
          await create(world, 'seen')
          last = (await events.next()).id
        })
        await create(world, 'missed-1')
        await create(world, 'missed-2')
        await listening(
          world,
          '*[_type == "%doc"]',
          '&enableResume=true',
          async (events) => {
            const [back, ...missed] = [await events.next(), await events.next(), await events.next()]
            expect(back?.event).toBe('welcomeback')
            expect(missed.map(({ data }) => data.documentId)).toEqual([world.id('missed-1'), world.id('missed-2')])
            await create(world, 'after')
            expect((await events.next()).data.documentId).toBe(world.id('after'))
          },
          { headers: { 'Last-Event-ID': last } },
        )
      },
      onlyLocal: true,
    },
    {
      title: 'never replays to a reader without a token what public documents said before',
      async run(world) {
        await world.client('administrator').create({ _id: world.id('once'), _type: world.type('doc'), title: 'Secret' })
        await world.client('administrator').patch(world.id('once')).set({ title: 'Public' }).commit()
        for (const seen of ['start', 'unknown']) {
          await listening(
            world,
            '*[_type == "%doc"]',
            '&enableResume=true',
            async (events) => {
              expect((await events.next()).event).toBe('reset')
              await world.client('administrator').patch(world.id('once')).set({ count: 1 }).commit()
              const { data } = await events.next()
              expect(data).toMatchObject({ documentId: world.id('once'), result: { title: 'Public' } })
            },
            { as: 'anonymous', headers: { 'Last-Event-ID': seen } },
          )
        }
      },
      onlyLocal: true,
    },
    {
      title: 'resets a listener that comes back with an event it does not know',
      run: (world) =>
        listening(
          world,
          '*[_type == "%doc"]',
          '&enableResume=true',
          async (events) => {
            expect((await events.next()).event).toBe('reset')
          },
          { headers: { 'Last-Event-ID': 'unknown#x' } },
        ),
      onlyLocal: true,
    },
  ],
}
