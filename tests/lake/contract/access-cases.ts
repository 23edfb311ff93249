import { expect } from 'vitest'
import { type Caller, type Case, type CaseGroup, ref, refusal, type World } from './world.ts'

const secret = (world: World) => `submissions.${world.id('visitor')}`

async function prepare(world: World): Promise<void> {
  await world
    .client('administrator')
    .transaction()
    .create({ _id: world.id('event'), _type: world.type('event'), title: 'Open', _note: 'x' })
    .create({ _id: secret(world), _type: world.type('submission'), email: 'visitor@example.test', event: ref(world.id('event')) })
    .create({ _id: world.id('pointer'), _type: world.type('event'), title: 'Pointer', to: ref(secret(world), { _weak: true }) })
    .commit()
}

const hidden: [title: string, query: string][] = [
  ['by type', '*[_type == "%submission"]'],
  ['by id', '*[_id == "submissions.#visitor"]'],
  ['by ids in a list', '*[_id in ["submissions.#visitor"]]'],
  ['by path', '*[_id in path("submissions.**")]'],
  ['by reference', '*[references("#event")]'],
  ['by a join', '*[_id == "#event"]{"s": *[references(^._id)]}[0].s'],
  ['by a field', '*[email == "visitor@example.test"]'],
  ['by search', '*[[@, _id] match text::query("visitor@example.test")]'],
  ['as a version', '*[sanity::versionOf("submissions.#visitor")]'],
  ['in a sub-query', '*[_id == "#event"]{"s": *[_type == "%submission"].email}[0].s'],
]

const hiddenCases = hidden.map(
  ([title, query]): Case => ({
    title: `hides a private path from anonymous queries ${title}`,
    async run(world) {
      for (const perspective of ['raw', 'published', 'drafts'] as const) {
        expect(await world.client('anonymous', { perspective }).fetch(world.text(query)), perspective).toEqual([])
        if (!query.includes('text::query'))
          expect(await world.client('administrator', { perspective: 'raw' }).fetch(world.text(query))).not.toEqual([])
      }
    },
  }),
)

const writes: [what: string, body: (world: World) => object][] = [
  ['create', (world) => ({ create: { _id: world.id('new'), _type: world.type('event') } })],
  ['createOrReplace', (world) => ({ createOrReplace: { _id: world.id('event'), _type: world.type('event') } })],
  ['createIfNotExists', (world) => ({ createIfNotExists: { _id: world.id('new'), _type: world.type('event') } })],
  ['patch', (world) => ({ patch: { id: world.id('event'), set: { title: 'x' } } })],
  ['delete', (world) => ({ delete: { id: world.id('pointer') } })],
]

const writeCases = (['anonymous', 'viewer'] as const).flatMap((as: Caller) =>
  writes.map(
    ([what, mutation]): Case => ({
      title: `refuses ${what} by ${as === 'viewer' ? 'a viewer' : 'anonymous callers'} with 403`,
      async run(world) {
        const body = JSON.stringify({ mutations: [mutation(world)] })
        const response = await world.api(`/data/mutate/${world.dataset}`, {
          as,
          method: 'POST',
          body,
          headers: { 'Content-Type': 'application/json' },
        })
        expect(response.status).toBe(403)
        expect((await response.json()).error).toMatchObject({
          type: 'mutationError',
          items: [{ index: 0, error: { type: 'insufficientPermissionsError' } }],
        })
        expect(await world.client('administrator').fetch('*[_id == $id][0].title', { id: world.id('event') })).toBe('Open')
      },
      ...(as === 'viewer' ? { onlyLocal: true } : {}),
    }),
  ),
)

/** Who may read and write what. */
export const accessCases: CaseGroup = {
  title: 'access',
  prepare,
  cases: [
    ...hiddenCases,
    ...writeCases,
    {
      title: 'counts for anonymous readers what they may read',
      async run(world) {
        expect(await world.client('anonymous').fetch(world.text('count(*[_type in ["%event", "%submission"]])'))).toBe(2)
      },
    },
    {
      title: 'dereferences a private document to null for anonymous readers',
      async run(world) {
        const query = world.text('*[_id == "#pointer"][0].to->email')
        expect(await world.client('anonymous').fetch(query)).toBeNull()
        expect(await world.client('administrator').fetch(query)).toBe('visitor@example.test')
      },
    },
    {
      title: 'names a private document as omitted for want of permission',
      async run(world) {
        const response = await world.api(`/data/doc/${world.dataset}/${secret(world)}`)
        expect(response.status).toBe(200)
        expect(await response.json()).toEqual({ documents: [], omitted: [{ id: secret(world), reason: 'permission' }] })
      },
    },
    {
      title: 'does not tell anonymous callers whether a private document exists',
      async run(world) {
        const absent = await (await world.api(`/data/doc/${world.dataset}/submissions.none`)).json()
        expect(absent.omitted).toEqual([{ id: 'submissions.none', reason: 'permission' }])
      },
    },
    {
      title: 'lets anonymous readers export the root path only',
      async run(world) {
        const lines = (await (await world.api(`/data/export/${world.dataset}`)).text()).split('\n')
        expect(lines.some((line) => line.includes(world.id('event')))).toBe(true)
        expect(lines.some((line) => line.includes('visitor@example.test'))).toBe(false)
      },
      onlyLocal: true,
    },
    ...['transactions', 'documents', 'events/documents'].map(
      (kind): Case => ({
        title: `keeps the history (${kind}) from anonymous readers`,
        async run(world) {
          const response = await world.api(`/data/history/${world.dataset}/${kind}/${world.id('event')}?lastRevision=true`)
          expect(response.status).toBe(401)
          expect(await response.json()).toMatchObject({ errorCode: 'SIO-401-ANF' })
        },
      }),
    ),
    ...[`query/DATASET?query=1`, `doc/DATASET/x`, `listen/DATASET?query=*`, `live/events/DATASET`].map(
      (path): Case => ({
        title: `answers an unknown token with 401 on data that anonymous readers see (${path.split('/')[0]})`,
        async run(world) {
          const response = await world.api(`/data/${path.replace('DATASET', world.dataset)}`, {
            headers: { Authorization: 'Bearer not-a-token' },
          })
          expect(response.status).toBe(401)
          expect(await response.json()).toEqual({
            statusCode: 401,
            error: 'Unauthorized',
            message: 'Session not found',
            errorCode: 'SIO-401-ANF',
          })
        },
      }),
    ),
    ...['Basic abc', 'Bearer', 'Bearer  ', 'token'].map(
      (header): Case => ({
        title: `refuses the authorization header ${JSON.stringify(header)}`,
        async run(world) {
          expect((await world.api(`/data/query/${world.dataset}?query=1`, { headers: { Authorization: header } })).status).toBe(
            401,
          )
        },
        onlyLocal: true,
      }),
    ),
    {
      title: 'keeps a private dataset from anonymous readers',
      async run(world) {
        for (const path of [
          'query/secret?query=1',
          'doc/secret/x',
          'listen/secret?query=*',
          'export/secret',
          'live/events/secret',
        ]) {
          expect((await world.api(`/data/${path}`)).status, path).toBe(401)
        }
        expect((await world.api('/data/query/secret?query=1', { as: 'viewer' })).status).toBe(200)
      },
      onlyLocal: true,
    },
    {
      title: 'does not mix datasets',
      async run(world) {
        expect(
          await world.client('administrator', { dataset: 'secret' }).fetch('*[_id == $id]', { id: world.id('event') }),
        ).toEqual([])
      },
      onlyLocal: true,
    },
    {
      title: 'lets an editor write content but not the lake’s own documents',
      async run(world) {
        const editor = world.client('editor')
        await editor.create({ _id: world.id('by-editor'), _type: world.type('note') })
        const { status } = await refusal(editor.create({ _id: `_.releases.${world.id('r')}`, _type: 'system.release' }))
        expect(status).toBe(403)
      },
      onlyLocal: true,
    },
    {
      title: 'refuses actions of a viewer',
      async run(world) {
        const { status, body } = await refusal(
          world
            .client('viewer')
            .action({ actionType: 'sanity.action.document.delete', publishedId: world.id('event'), includeDrafts: [] }),
        )
        expect(status).toBe(403)
        expect(body.error.type).toBe('actionError')
      },
      onlyLocal: true,
    },
    {
      title: 'knows no other project',
      async run(world) {
        const response = await world.api(`/data/query/${world.dataset}?query=1`, {
          as: 'administrator',
          headers: { 'X-Sanity-Project-ID': 'another' },
        })
        expect(response.status).toBe(404)
        expect(await response.json()).toMatchObject({ errorCode: 'SIO-404-PNF' })
      },
      onlyLocal: true,
    },
  ],
}
