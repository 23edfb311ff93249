import { expect } from 'vitest'
import { type CaseGroup, ref, refusal, type World } from './world.ts'

const act = (world: World, ...actions: object[]) => world.client('administrator').action(actions as never)
const get = (world: World, id: string) => world.client('administrator').getDocument(id)
const ids = (world: World, name: string) => ({ publishedId: world.id(name), draftId: `drafts.${world.id(name)}` })
const createDraft = (world: World, name: string, fields: object = {}) =>
  act(world, {
    actionType: 'sanity.action.document.create',
    publishedId: world.id(name),
    attributes: { _id: `drafts.${world.id(name)}`, _type: 'thing', ...fields },
    ifExists: 'fail',
  })
const publish = (world: World, name: string, more: object = {}) =>
  act(world, { actionType: 'sanity.action.document.publish', ...ids(world, name), ...more })
const edit = (world: World, name: string, patch: object) =>
  act(world, { actionType: 'sanity.action.document.edit', ...ids(world, name), patch })

/** What the Studio does to documents. */
export const actionCases: CaseGroup = {
  title: 'the actions endpoint',
  cases: [
    {
      title: 'creates a draft and answers with the transaction',
      async run(world) {
        const { transactionId } = await createDraft(world, 'c', { title: 'A' })
        expect(await get(world, `drafts.${world.id('c')}`)).toMatchObject({ title: 'A', _rev: transactionId })
      },
    },
    {
      title: 'refuses to create a draft that exists',
      async run(world) {
        await createDraft(world, 'c2')
        const { status, body } = await refusal(createDraft(world, 'c2'))
        expect(status).toBe(409)
        expect(body.error.type).toBe('actionError')
      },
    },
    {
      title: 'publishes: the draft becomes the published document and is gone',
      async run(world) {
        await createDraft(world, 'p', { title: 'A' })
        await publish(world, 'p')
        expect(await get(world, world.id('p'))).toMatchObject({ _id: world.id('p'), title: 'A' })
        expect(await get(world, `drafts.${world.id('p')}`)).toBeUndefined()
      },
    },
    {
      title: 'publishes a second time and keeps the time of creation',
      async run(world) {
        await createDraft(world, 'p2', { title: 'A' })
        await publish(world, 'p2')
        const first = await get(world, world.id('p2'))
        await edit(world, 'p2', { set: { title: 'B' } })
        await publish(world, 'p2')
        expect(await get(world, world.id('p2'))).toMatchObject({ title: 'B', _createdAt: first?._createdAt })
      },
    },
    {
      title: 'makes references strong as they ask for on publishing',
      async run(world) {
        await world.client('administrator').create({ _id: world.id('target'), _type: 'thing' })
        await createDraft(world, 'strong', {
          to: ref(world.id('target'), { _weak: true, _strengthenOnPublish: { type: 'thing' } }),
        })
        await publish(world, 'strong')
        expect((await get(world, world.id('strong')))?.to).toEqual(ref(world.id('target')))
      },
    },
    {
      title: 'refuses to publish a strong reference to nothing',
      async run(world) {
        await createDraft(world, 'dangling', {
          to: ref(world.id('void'), { _weak: true, _strengthenOnPublish: { type: 'thing' } }),
        })
        expect((await refusal(publish(world, 'dangling'))).status).toBe(409)
        expect(await get(world, world.id('dangling'))).toBeUndefined()
        expect(await get(world, `drafts.${world.id('dangling')}`)).toBeDefined()
      },
    },
    {
      title: 'refuses to publish a draft that has changed since',
      async run(world) {
        await createDraft(world, 'moved')
        const before = await get(world, `drafts.${world.id('moved')}`)
        await edit(world, 'moved', { set: { a: 1 } })
        const { status } = await refusal(publish(world, 'moved', { ifDraftRevisionId: before?._rev }))
        expect(status).toBe(409)
      },
    },
    {
      title: 'refuses to publish without a draft',
      async run(world) {
        const { status } = await refusal(publish(world, 'nothing'))
        expect(status).toBeGreaterThanOrEqual(400)
        expect(status).toBeLessThan(500)
      },
    },
    {
      title: 'edits a published document by making a draft of it',
      async run(world) {
        await world.client('administrator').create({ _id: world.id('e'), _type: 'thing', title: 'A', n: 1 })
        await edit(world, 'e', { unset: ['_empty_action_guard_pseudo_field_'] })
        await edit(world, 'e', { set: { title: 'B' } })
        expect(await get(world, `drafts.${world.id('e')}`)).toMatchObject({ title: 'B', n: 1 })
        expect((await get(world, world.id('e')))?.title).toBe('A')
      },
    },
    {
      title: 'edits by diffMatchPatch',
      async run(world) {
        await createDraft(world, 'dmp', { title: 'Hello' })
        await edit(world, 'dmp', { diffMatchPatch: { title: '@@ -1,5 +1,6 @@\n Hello\n+!\n' } })
        expect((await get(world, `drafts.${world.id('dmp')}`))?.title).toBe('Hello!')
      },
    },
    {
      title: 'discards a draft',
      async run(world) {
        await createDraft(world, 'd')
        await act(world, { actionType: 'sanity.action.document.discard', draftId: `drafts.${world.id('d')}` })
        expect(await get(world, `drafts.${world.id('d')}`)).toBeUndefined()
      },
    },
    {
      title: 'unpublishes: a draft is left',
      async run(world) {
        await world.client('administrator').create({ _id: world.id('u'), _type: 'thing', title: 'A' })
        await act(world, { actionType: 'sanity.action.document.unpublish', ...ids(world, 'u') })
        expect(await get(world, world.id('u'))).toBeUndefined()
        expect(await get(world, `drafts.${world.id('u')}`)).toMatchObject({ title: 'A' })
      },
    },
    {
      title: 'refuses to unpublish what is strongly referred to',
      async run(world) {
        await world
          .client('administrator')
          .transaction()
          .create({ _id: world.id('held'), _type: 'thing' })
          .create({ _id: world.id('holder'), _type: 'thing', to: ref(world.id('held')) })
          .commit()
        expect(
          (await refusal(act(world, { actionType: 'sanity.action.document.unpublish', ...ids(world, 'held') }))).status,
        ).toBe(409)
        expect(await get(world, world.id('held'))).toBeDefined()
      },
    },
    {
      title: 'deletes the published document and its draft',
      async run(world) {
        await world.client('administrator').create({ _id: world.id('x'), _type: 'thing' })
        await edit(world, 'x', { set: { a: 1 } })
        await act(world, {
          actionType: 'sanity.action.document.delete',
          publishedId: world.id('x'),
          includeDrafts: [`drafts.${world.id('x')}`],
        })
        expect(await get(world, world.id('x'))).toBeUndefined()
        expect(await get(world, `drafts.${world.id('x')}`)).toBeUndefined()
      },
    },
    {
      title: 'replaces a draft',
      async run(world) {
        await createDraft(world, 'r', { title: 'A', old: true })
        await act(world, {
          actionType: 'sanity.action.document.replaceDraft',
          publishedId: world.id('r'),
          attributes: { _id: `drafts.${world.id('r')}`, _type: 'thing', title: 'B' },
        })
        const draft = await get(world, `drafts.${world.id('r')}`)
        expect(draft?.title).toBe('B')
        expect(draft).not.toHaveProperty('old')
      },
    },
    {
      title: 'does all actions of a request or none',
      async run(world) {
        const two = [
          {
            actionType: 'sanity.action.document.create',
            publishedId: world.id('all'),
            attributes: { _id: `drafts.${world.id('all')}`, _type: 'thing' },
            ifExists: 'fail',
          },
          { actionType: 'sanity.action.document.publish', ...ids(world, 'missing') },
        ]
        await refusal(act(world, ...two))
        expect(await get(world, `drafts.${world.id('all')}`)).toBeUndefined()
      },
    },
    {
      title: 'takes the transaction id that the Studio chose as revision',
      async run(world) {
        const action = {
          actionType: 'sanity.action.document.create',
          publishedId: world.id('own'),
          attributes: { _id: `drafts.${world.id('own')}`, _type: 'thing' },
        }
        await world.client('administrator').action(action as never, { transactionId: world.id('own-tx') })
        expect((await get(world, `drafts.${world.id('own')}`))?._rev).toBe(world.id('own-tx'))
      },
    },
    {
      title: 'answers a repeated transaction id with 409 transactionAlreadyExistsError',
      async run(world) {
        const action = {
          actionType: 'sanity.action.document.create',
          publishedId: world.id('rep'),
          attributes: { _id: `drafts.${world.id('rep')}`, _type: 'thing' },
          ifExists: 'ignore',
        }
        const send = () => world.client('administrator').action(action as never, { transactionId: world.id('rep-tx') })
        await send()
        const { status, body } = await refusal(send())
        expect(status).toBe(409)
        expect(JSON.stringify(body)).toContain('transactionAlreadyExistsError')
      },
    },
    {
      title: 'refuses an action that it does not know',
      async run(world) {
        expect((await refusal(act(world, { actionType: 'sanity.action.document.frobnicate', publishedId: 'x' }))).status).toBe(
          400,
        )
      },
    },
    {
      title: 'refuses a draft id that is not the published id’s',
      async run(world) {
        expect(
          (
            await refusal(
              act(world, {
                actionType: 'sanity.action.document.publish',
                publishedId: world.id('a'),
                draftId: `drafts.${world.id('b')}`,
              }),
            )
          ).status,
        ).toBe(400)
      },
    },
    {
      title: 'publishes a document of a private path',
      async run(world) {
        const publishedId = `submissions.${world.id('s')}`
        await world.client('administrator').create({ _id: publishedId, _type: 'thing', a: 1 })
        await act(world, {
          actionType: 'sanity.action.document.edit',
          publishedId,
          draftId: `drafts.${publishedId}`,
          patch: { set: { a: 2 } },
        })
        await act(world, { actionType: 'sanity.action.document.publish', publishedId, draftId: `drafts.${publishedId}` })
        expect((await get(world, publishedId))?.a).toBe(2)
      },
    },
  ],
}
