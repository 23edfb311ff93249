import { expect } from 'vitest'
import { postMutations } from './post-mutations.ts'
import { type CaseGroup, refusal } from './world.ts'

/** Mutations and transactions. */
export const mutationCases: CaseGroup = {
  title: 'the mutate endpoint',
  cases: [
    {
      title: 'creates a document and gives it back',
      async run(world) {
        const created = await world.client('administrator').create({ _id: world.id('a'), _type: 'thing', title: 'A' })
        expect(created).toMatchObject({ _id: world.id('a'), _type: 'thing', title: 'A', _rev: expect.any(String) })
      },
    },
    {
      title: 'makes an id where there is none',
      async run(world) {
        const { _id } = await world.client('administrator').create({ _type: 'thing' })
        expect(_id).toMatch(/^[A-Za-z0-9-]{20,}$/)
      },
    },
    {
      title: 'makes the end of an id that ends in a dot',
      async run(world) {
        const { _id } = await world.client('administrator').create({ _id: `${world.id('folder')}.`, _type: 'thing' })
        expect(_id.startsWith(`${world.id('folder')}.`)).toBe(true)
        expect(_id.length).toBeGreaterThan(world.id('folder').length + 10)
      },
    },
    {
      title: 'refuses to create what exists with 409',
      async run(world) {
        const document = { _id: world.id('twice'), _type: 'thing' }
        await world.client('administrator').create(document)
        const { status, body } = await refusal(world.client('administrator').create(document))
        expect(status).toBe(409)
        expect(body.error).toMatchObject({
          type: 'mutationError',
          items: [{ index: 0, error: { type: 'documentAlreadyExistsError', id: document._id } }],
        })
      },
    },
    {
      title: 'leaves a document as it is with createIfNotExists',
      async run(world) {
        const client = world.client('administrator')
        const first = await client.create({ _id: world.id('kept'), _type: 'thing', title: 'first' })
        await client.createIfNotExists({ _id: world.id('kept'), _type: 'thing', title: 'second' })
        expect(await client.getDocument(world.id('kept'))).toEqual(first)
      },
    },
    {
      title: 'replaces a document but keeps the time it was created at',
      async run(world) {
        const client = world.client('administrator')
        const first = await client.create({ _id: world.id('replaced'), _type: 'thing', a: 1 })
        const second = await client.createOrReplace({ _id: world.id('replaced'), _type: 'thing', b: 2 })
        expect(second).toMatchObject({ b: 2, _createdAt: first._createdAt })
        expect(second).not.toHaveProperty('a')
        expect(second._rev).not.toBe(first._rev)
      },
    },
    {
      title: 'deletes, and does not mind what is not there',
      async run(world) {
        const client = world.client('administrator')
        await client.create({ _id: world.id('doomed'), _type: 'thing' })
        await client.delete(world.id('doomed'))
        await client.delete(world.id('doomed'))
        expect(await client.getDocument(world.id('doomed'))).toBeUndefined()
      },
    },
    {
      title: 'gives every document of a transaction its id as revision',
      async run(world) {
        const client = world.client('administrator')
        const transactionId = world.id('tx')
        await client
          .transaction()
          .create({ _id: world.id('t1'), _type: 'thing' })
          .create({ _id: world.id('t2'), _type: 'thing' })
          .transactionId(transactionId)
          .commit()
        expect(await client.fetch('*[_id in $ids]._rev', { ids: [world.id('t1'), world.id('t2')] })).toEqual([
          transactionId,
          transactionId,
        ])
      },
    },
    {
      title: 'answers a transaction that was there before with 409',
      async run(world) {
        const client = world.client('administrator')
        const commit = (name: string) =>
          client
            .transaction()
            .create({ _id: world.id(name), _type: 'thing' })
            .transactionId(world.id('once'))
            .commit()
        await commit('once-1')
        const { status, body } = await refusal(commit('once-2'))
        expect(status).toBe(409)
        expect(JSON.stringify(body)).toContain('transactionAlreadyExistsError')
        expect(await client.getDocument(world.id('once-2'))).toBeUndefined()
      },
    },
    {
      title: 'does all of a transaction or nothing',
      async run(world) {
        const client = world.client('administrator')
        await client.create({ _id: world.id('taken'), _type: 'thing' })
        const { body } = await refusal(
          client
            .transaction()
            .create({ _id: world.id('torn'), _type: 'thing' })
            .create({ _id: world.id('taken'), _type: 'thing' })
            .commit(),
        )
        expect(body.error.items?.[0]?.index).toBe(1)
        expect(await client.getDocument(world.id('torn'))).toBeUndefined()
      },
    },
    {
      title: 'lets later mutations see earlier ones of the same transaction',
      async run(world) {
        const client = world.client('administrator')
        const _id = world.id('chain')
        await client.mutate([
          { create: { _id, _type: 'thing', n: 1 } },
          { patch: { id: _id, inc: { n: 1 } } },
          { patch: { id: _id, inc: { n: 1 } } },
        ])
        expect(await client.fetch('*[_id == $_id][0].n', { _id })).toBe(3)
      },
    },
    {
      title: 'refuses a patch of another revision with 409 and says which one there is',
      async run(world) {
        const client = world.client('administrator')
        const { _id, _rev } = await client.create({ _id: world.id('locked'), _type: 'thing', n: 0 })
        await client.patch(_id).ifRevisionId(_rev).inc({ n: 1 }).commit()
        const { status, body } = await refusal(client.patch(_id).ifRevisionId(_rev).inc({ n: 1 }).commit())
        expect(status).toBe(409)
        expect(body.error.items?.[0]?.error).toMatchObject({
          type: 'documentRevisionIDDoesNotMatchError',
          id: _id,
          expectedRevisionID: _rev,
        })
        expect(await client.fetch('*[_id == $_id][0].n', { _id })).toBe(1)
      },
    },
    {
      title: 'applies one of two patches that race for a revision',
      async run(world) {
        const client = world.client('administrator')
        const { _id, _rev } = await client.create({ _id: world.id('race'), _type: 'thing', n: 0 })
        const tries = await Promise.allSettled(
          [1, 2, 3, 4].map(() => client.patch(_id).ifRevisionId(_rev).inc({ n: 1 }).commit()),
        )
        expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      },
    },
    {
      title: 'creates one document when createIfNotExists races',
      async run(world) {
        const client = world.client('administrator')
        const _id = world.id('single')
        await Promise.all([1, 2, 3, 4].map((n) => client.createIfNotExists({ _id, _type: 'thing', n })))
        expect(await client.fetch('count(*[_id == $_id])', { _id })).toBe(1)
      },
    },
    {
      title: 'refuses to patch what is not there',
      async run(world) {
        const { status, body } = await refusal(world.client('administrator').patch(world.id('nobody')).set({ a: 1 }).commit())
        expect(status).toBeGreaterThanOrEqual(400)
        expect(status).toBeLessThan(500)
        expect(body.error.items?.[0]?.error.type).toBe('documentNotFoundError')
      },
    },
    {
      title: 'protects _id, _type and _createdAt from patches',
      async run(world) {
        const client = world.client('administrator')
        const created = await client.create({ _id: world.id('fixed'), _type: 'thing' })
        for (const field of ['_id', '_type', '_createdAt']) {
          await client
            .patch(created._id)
            .set({ [field]: 'other' })
            .commit()
            .catch(() => undefined)
        }
        expect(await client.getDocument(created._id)).toMatchObject({
          _id: created._id,
          _type: 'thing',
          _createdAt: created._createdAt,
        })
      },
    },
    {
      title: 'patches what a query selects',
      async run(world) {
        const client = world.client('administrator')
        const type = world.type('batch')
        await client
          .transaction()
          .create({ _id: world.id('b1'), _type: type })
          .create({ _id: world.id('b2'), _type: type })
          .commit()
        await client.patch({ query: '*[_type == $type]', params: { type } }).set({ done: true }).commit()
        expect(await client.fetch('count(*[_type == $type && done])', { type })).toBe(2)
      },
    },
    {
      title: 'deletes what a query selects',
      async run(world) {
        const client = world.client('administrator')
        const type = world.type('junk')
        await client
          .transaction()
          .create({ _id: world.id('j1'), _type: type })
          .create({ _id: world.id('j2'), _type: type })
          .commit()
        await client.delete({ query: '*[_type == $type]', params: { type } })
        expect(await client.fetch('count(*[_type == $type])', { type })).toBe(0)
      },
    },
    {
      title: 'changes nothing in a dry run, but answers as if',
      async run(world) {
        const client = world.client('administrator')
        const result = await client.create({ _id: world.id('dry'), _type: 'thing' }, { dryRun: true })
        expect(result._id).toBe(world.id('dry'))
        expect(await client.getDocument(world.id('dry'))).toBeUndefined()
      },
    },
    {
      title: 'says what it did to which document',
      async run(world) {
        const mutations = [
          { create: { _id: world.id('said'), _type: 'thing' } },
          { patch: { id: world.id('said'), set: { a: 1 } } },
          { delete: { id: world.id('said') } },
        ]
        const response = await postMutations(world, { mutations }, '?returnIds=true')
        const { transactionId, results } = await response.json()
        expect(transactionId).toMatch(/./)
        expect(results.map(({ id, operation }: { id: string; operation: string }) => `${id} ${operation}`)).toEqual([
          `${world.id('said')} create`,
          `${world.id('said')} update`,
          `${world.id('said')} delete`,
        ])
      },
    },
    {
      title: 'adds keys to array items on request',
      async run(world) {
        const created = await world
          .client('administrator')
          .create({ _id: world.id('keys'), _type: 'thing', list: [{ a: 1 }, { _key: 'mine' }] }, { autoGenerateArrayKeys: true })
        expect(created.list).toEqual([{ a: 1, _key: expect.stringMatching(/^[0-9a-z]{6,}$/) }, { _key: 'mine' }])
      },
    },
    {
      title: 'refuses a body that is too large with 413',
      async run(world) {
        const response = await postMutations(world, {
          mutations: [{ create: { _id: world.id('huge'), _type: 'thing', text: 'x'.repeat(4_100_000) } }],
        })
        expect(response.status).toBe(413)
      },
      onlyLocal: true,
    },
    {
      title: 'keeps emoji, line breaks and every other character',
      async run(world) {
        const text = '😀 </script> & "\'\\ \u2028 \u0000 é ｆ'
        const client = world.client('administrator')
        await client.create({ _id: world.id('text'), _type: 'thing', text })
        expect(await client.fetch('*[_id == $id && text == $text][0].text', { id: world.id('text'), text })).toBe(text)
      },
    },
    {
      title: 'is not confused by fields named like those of an object',
      async run(world) {
        const client = world.client('administrator')
        const body = `{"mutations":[{"create":{"_id":"${world.id('proto')}","_type":"thing","constructor":1,"toString":"x","__proto__":{"admin":true}}}]}`
        const response = await postMutations(world, body)
        if (response.status === 200) {
          expect(await client.fetch('*[_id == $id][0].constructor', { id: world.id('proto') })).toBe(1)
        } else expect(response.status).toBe(400)
        expect(({} as { admin?: boolean }).admin).toBeUndefined()
      },
    },
  ],
}
