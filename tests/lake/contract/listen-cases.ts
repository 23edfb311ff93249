import { expect } from 'vitest'
import { applyPatch } from '../support/mendoza.ts'
import { create, listening } from './listening.ts'
import type { CaseGroup } from './world.ts'

const withoutRevision = ({ _rev, ...rest }: Record<string, unknown>) => rest

/** `/data/listen` */
export const listenCases: CaseGroup = {
  title: 'listen',
  cases: [
    {
      title: 'welcomes at once',
      run: (world) =>
        listening(world, '*[_type == "%doc"]', '', async (events) => {
          const welcome = await events.next()
          expect(welcome.event).toBe('welcome')
          expect(welcome.data).toEqual({ listenerName: expect.stringMatching(/./) })
        }),
    },
    {
      title: 'tells of a creation',
      run: (world) =>
        listening(world, '*[_type == "%doc"]', '', async (events) => {
          await events.next()
          const created = await create(world, 'created', { title: 'A' })
          const { event, id, data } = await events.next()
          expect(event).toBe('mutation')
          expect(id).toBe(`${created._rev}#${created._id}`)
          expect(data).toMatchObject({
            documentId: created._id,
            transactionId: created._rev,
            resultRev: created._rev,
            transactionTotalEvents: 1,
            transactionCurrentEvent: 1,
            transition: 'appear',
            visibility: 'query',
            identity: expect.any(String),
            timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
            result: created,
          })
          expect(data).not.toHaveProperty('previousRev')
        }),
    },
    {
      title: 'tells of an update with both revisions and the mutations',
      async run(world) {
        const before = await create(world, 'updated', { title: 'A' })
        await listening(world, '*[_id == "#updated"]', '&includePreviousRevision=true', async (events) => {
          await events.next()
          const after = await world.client('administrator').patch(before._id).set({ title: 'B' }).commit()
          const { data } = await events.next()
          expect(data).toMatchObject({
            previousRev: before._rev,
            resultRev: after._rev,
            transition: 'update',
            previous: before,
            result: after,
          })
          expect(data.mutations).toEqual([{ patch: expect.objectContaining({ id: before._id, set: { title: 'B' } }) }])
        })
      },
    },
    {
      title: 'tells of a deletion',
      async run(world) {
        const { _id, _rev } = await create(world, 'deleted')
        await listening(world, '*[_type == "%doc"]', '', async (events) => {
          await events.next()
          await world.client('administrator').delete(_id)
          const { data } = await events.next()
          expect(data).toMatchObject({ documentId: _id, previousRev: _rev, transition: 'disappear' })
          expect(data.resultRev).toBe(data.transactionId)
          expect(data).not.toHaveProperty('result')
        })
      },
    },
    {
      title: 'tells of a document that comes to match the filter, and of one that no longer does',
      async run(world) {
        const { _id } = await create(world, 'moving', { n: 1 })
        await listening(world, '*[_type == "%doc" && n > 5]', '', async (events) => {
          await events.next()
          await world.client('administrator').patch(_id).set({ n: 6 }).commit()
          await world.client('administrator').patch(_id).set({ n: 7 }).commit()
          await world.client('administrator').patch(_id).set({ n: 1 }).commit()
          expect([await events.next(), await events.next(), await events.next()].map(({ data }) => data.transition)).toEqual([
            'appear',
            'update',
            'disappear',
          ])
        })
      },
    },
    {
      title: 'says nothing of what the filter does not match',
      run: (world) =>
        listening(world, '*[_type == "%doc" && title == "wanted"]', '', async (events) => {
          await events.next()
          await create(world, 'unwanted', { title: 'unwanted' })
          await create(world, 'wanted', { title: 'wanted' })
          expect((await events.next()).data.documentId).toBe(world.id('wanted'))
        }),
    },
    {
      title: 'counts the events of a transaction that this listener gets',
      run: (world) =>
        listening(world, '*[_type == "%doc"]', '', async (events) => {
          await events.next()
          const transaction = world.client('administrator').transaction()
          for (const name of ['t1', 't2']) transaction.create({ _id: world.id(name), _type: world.type('doc') })
          await transaction.create({ _id: world.id('t3'), _type: world.type('other') }).commit()
          const counts = [await events.next(), await events.next()].map(({ data }) => [
            data.transactionCurrentEvent,
            data.transactionTotalEvents,
          ])
          expect(counts).toEqual([
            [1, 2],
            [2, 2],
          ])
        }),
    },
    {
      title: 'tells of both halves of a publication in one transaction',
      async run(world) {
        const publishedId = world.id('published')
        const draftId = `drafts.${publishedId}`
        await world.client('administrator').create({ _id: draftId, _type: world.type('doc') })
        await listening(world, '*[_id in ["#published", "drafts.#published"]]', '', async (events) => {
          await events.next()
          await world.client('administrator').action({ actionType: 'sanity.action.document.publish', publishedId, draftId })
          const both = [await events.next(), await events.next()].map(
            ({ data }) => `${data.documentId} ${data.transition} ${data.transactionTotalEvents}`,
          )
          expect(both.sort()).toEqual([`${draftId} disappear 2`, `${publishedId} appear 2`])
        })
      },
    },
    {
      title: 'sends Mendoza patches that lead from one state to the other and back',
      async run(world) {
        const before = await create(world, 'patched', {
          title: 'Hello world',
          list: [
            { _key: 'a', v: 1 },
            { _key: 'b', v: 2 },
          ],
        })
        await listening(world, '*[_id == "#patched"]', '&effectFormat=mendoza&includePreviousRevision=true', async (events) => {
          await events.next()
          const after = await world
            .client('administrator')
            .patch(before._id)
            .set({ title: 'Hello wörld 😀' })
            .unset(['list[_key=="a"]'])
            .commit()
          const { effects } = (await events.next()).data as { effects: { apply: never; revert: never } }
          expect(applyPatch(withoutRevision(before), effects.apply)).toEqual(withoutRevision(after))
          expect(applyPatch(withoutRevision(after), effects.revert)).toEqual(withoutRevision(before))
        })
      },
    },
    {
      title: 'leaves out result and mutations on request',
      run: (world) =>
        listening(world, '*[_type == "%doc"]', '&includeResult=false&includeMutations=false', async (events) => {
          await events.next()
          await create(world, 'bare')
          const { data } = await events.next()
          expect(data).not.toHaveProperty('result')
          expect(data).not.toHaveProperty('mutations')
          expect(data).not.toHaveProperty('effects')
        }),
    },
    {
      title: 'takes parameters',
      run: (world) =>
        listening(world, '*[_id == $id]', `&$id=${encodeURIComponent(JSON.stringify(world.id('param')))}`, async (events) => {
          await events.next()
          await create(world, 'param-other')
          await create(world, 'param')
          expect((await events.next()).data.documentId).toBe(world.id('param'))
        }),
    },
    {
      title: 'ignores what follows the filter',
      run: (world) =>
        listening(world, '*[_type == "%doc"] | order(title)[0...1]{title}', '', async (events) => {
          await events.next()
          await create(world, 'sliced', { title: 'Z', more: 1 })
          expect((await events.next()).data.result).toMatchObject({ title: 'Z', more: 1 })
        }),
    },
    {
      title: 'matches drafts by versionOf and by path',
      run: (world) =>
        listening(world, '*[sanity::versionOf("#both") && _id in path("drafts.**")]', '', async (events) => {
          await events.next()
          await create(world, 'both')
          await world.client('administrator').create({ _id: `drafts.${world.id('both')}`, _type: world.type('doc') })
          expect((await events.next()).data.documentId).toBe(`drafts.${world.id('both')}`)
        }),
    },
    {
      title: 'takes the filters of services that there are none of',
      run: (world) =>
        listening(world, '*[_type == "sanity.canvas.link" && studioDocumentId in $ids]', '&$ids=%5B%5D', async (events) => {
          expect((await events.next()).event).toBe('welcome')
        }),
    },
    {
      title: 'works with the official client',
      async run(world) {
        const received: unknown[] = []
        await new Promise<void>((resolve, reject) => {
          const subscription = world
            .client('administrator')
            .listen(world.text('*[_type == "%client"]'), {}, { events: ['welcome', 'mutation'] })
            .subscribe({
              next(event) {
                received.push(event.type)
                if (event.type === 'welcome')
                  world
                    .client('administrator')
                    .create({ _type: world.type('client') })
                    .catch(reject)
                if (event.type === 'mutation') {
                  subscription.unsubscribe()
                  resolve()
                }
              },
              error: reject,
            })
        })
        expect(received).toEqual(['welcome', 'mutation'])
      },
    },
  ],
}
