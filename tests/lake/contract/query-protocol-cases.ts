import { expect } from 'vitest'
import { type CaseGroup, ref, refusal, type World } from './world.ts'

const query = (world: World, text: string, more = '') =>
  world.api(`/data/query/${world.dataset}?query=${encodeURIComponent(world.text(text))}${more}`, { as: 'administrator' })

async function prepare(world: World): Promise<void> {
  await world
    .client('administrator')
    .transaction()
    .create({ _id: world.id('target'), _type: world.type('target') })
    .create({ _id: world.id('a'), _type: world.type('doc'), title: 'A', to: ref(world.id('target')) })
    .create({ _id: world.id('b'), _type: world.type('doc'), title: 'B, the second-hand one' })
    .commit()
}

/** How queries are asked and answered: parameters, both methods, errors, sync tags, the Studio's search. */
export const queryProtocolCases: CaseGroup = {
  title: 'the query endpoint',
  prepare,
  cases: [
    {
      title: 'answers with query, result, time and sync tags',
      async run(world) {
        const response = await query(world, '*[_type == "%doc"].title')
        expect(response.status).toBe(200)
        expect(response.headers.get('Content-Type')).toContain('application/json')
        expect(await response.json()).toEqual({
          query: world.text('*[_type == "%doc"].title'),
          result: expect.arrayContaining(['A']),
          ms: expect.any(Number),
          syncTags: expect.arrayContaining([expect.stringMatching(/^s1:/)]),
        })
      },
    },
    {
      title: 'leaves the query out on request',
      async run(world) {
        expect(await (await query(world, '1', '&returnQuery=false')).json()).not.toHaveProperty('query')
      },
    },
    {
      title: 'says null where there is no result',
      async run(world) {
        expect(await (await query(world, '*[_id == "#none"][0]')).json()).toHaveProperty('result', null)
      },
    },
    {
      title: 'takes parameters of every type',
      async run(world) {
        const params = { text: 'x', number: 1.5, yes: true, nothing: null, list: [1, 'a'], object: { a: 1 } }
        const result = await world.client('administrator').fetch('[$text, $number, $yes, $nothing, $list, $object]', params)
        expect(result).toEqual(['x', 1.5, true, null, [1, 'a'], { a: 1 }])
      },
    },
    {
      title: 'takes parameters in slices',
      async run(world) {
        const titles = await world
          .client('administrator')
          .fetch('*[_type == $type] | order(title)[$from...$to].title', { type: world.type('doc'), from: 0, to: 1 })
        expect(titles).toEqual(['A'])
      },
    },
    {
      title: 'treats a parameter as a value, never as GROQ',
      async run(world) {
        expect(
          await world.client('administrator').fetch('*[_type == $type]', { type: `x" || _type == "${world.type('doc')}` }),
        ).toEqual([])
      },
    },
    {
      title: 'takes a long query in the body',
      async run(world) {
        const ids = Array.from({ length: 1000 }, (_, index) => `${world.id('filler')}-${index}`)
        const found = await world.client('administrator').fetch('*[_id in $ids]._id', { ids: [...ids, world.id('a')] })
        expect(found).toEqual([world.id('a')])
      },
    },
    {
      title: 'names a parameter that was not sent',
      async run(world) {
        const { status, body } = await refusal(world.client('administrator').fetch('*[_type == $type]'))
        expect(status).toBe(400)
        expect(body.error).toMatchObject({ type: 'queryParseError', description: 'param $type referenced, but not provided' })
      },
    },
    {
      title: 'names a slice parameter that was not sent',
      async run(world) {
        const { status, body } = await refusal(world.client('administrator').fetch('*[0...$limit]'))
        expect(status).toBe(400)
        expect(body.error.description).toContain('$limit')
      },
    },
    {
      title: 'refuses a parameter that is no JSON',
      async run(world) {
        const response = await world.api(`/data/query/${world.dataset}?query=1&$a=unquoted`, { as: 'administrator' })
        expect(response.status).toBe(400)
      },
    },
    {
      title: 'refuses to answer without a query',
      async run(world) {
        expect((await world.api(`/data/query/${world.dataset}`, { as: 'administrator' })).status).toBe(400)
        expect((await world.api(`/data/query/${world.dataset}?query=%20`, { as: 'administrator' })).status).toBe(400)
      },
    },
    ...[
      ['an unfinished filter', '*[_type == ', 11],
      ['a lone equals sign', '*[a = 1]', 4],
      ['an unfinished text', '*[_type == "x]', 14],
    ].map(([what, text, position]) => ({
      title: `points at ${what}`,
      async run(world: World) {
        const { status, body } = await refusal(world.client('administrator').fetch(String(text)))
        expect(status).toBe(400)
        expect(body.error).toMatchObject({ type: 'queryParseError', query: text, start: position })
        expect(body.error.end).toBeGreaterThanOrEqual(Number(position))
        expect(body.error.description.length).toBeGreaterThan(5)
      },
    })),
    {
      title: 'refuses a function that GROQ does not have',
      async run(world) {
        const { status, body } = await refusal(world.client('administrator').fetch('nonsense(1)'))
        expect(status).toBe(400)
        expect(body.error.type).toBe('queryParseError')
        expect(body.error.description).toContain('nonsense')
      },
    },
    {
      title: 'refuses a broken body of a POST',
      async run(world) {
        const init = {
          as: 'administrator' as const,
          method: 'POST',
          body: '{"query":',
          headers: { 'Content-Type': 'application/json' },
        }
        expect((await world.api(`/data/query/${world.dataset}`, init)).status).toBe(400)
      },
    },
    {
      title: 'answers 404 for a dataset that does not exist',
      async run(world) {
        const response = await world.api('/data/query/nowhere?query=1', { as: 'administrator' })
        expect(response.status).toBe(404)
        expect(await response.json()).toMatchObject({ statusCode: 404, error: 'Not Found' })
      },
    },
    {
      title: 'gives answers about a type the tag that its live event names',
      async run(world) {
        const client = world.client('administrator')
        const tagsOf = async (text: string) =>
          (await client.fetch(world.text(text), {}, { filterResponse: false })).syncTags ?? []
        expect(await tagsOf('*[_type == "%doc"]{title}')).toEqual(expect.arrayContaining(await tagsOf('*[_type == "%doc"]._id')))
        expect(await tagsOf('*[_type == "%doc"]._id')).not.toEqual(await tagsOf('*[_type == "%target"]._id'))
      },
      onlyLocal: true,
    },
    {
      title: 'tags what an answer dereferenced',
      async run(world) {
        const client = world.client('administrator')
        const [alone] = (await client.fetch(world.text('*[_id == "#target"]'), {}, { filterResponse: false })).syncTags ?? []
        const joined = await client.fetch(world.text('*[_id == "#a"]{to->}'), {}, { filterResponse: false })
        expect(joined.syncTags).toContain(alone)
      },
      onlyLocal: true,
    },
    ...[
      ['*', ['A', 'B, the second-hand one']],
      ['second', ['B, the second-hand one']],
      ['SECO*', ['B, the second-hand one']],
      ['seco', []],
      ['second hand', ['B, the second-hand one']],
      ['"second-hand one"', ['B, the second-hand one']],
      ['"hand second"', []],
      ['one -second', []],
      ['nothing', []],
    ].map(([search, titles]) => ({
      title: `finds what the Studio's search asks for: ${search}`,
      async run(world: World) {
        const text = '*[_type in $types && ([@, _id] match text::query($search) || references($raw))] | order(title).title'
        const found = await world.client('administrator').fetch(text, { types: [world.type('doc')], search, raw: 'x' })
        expect(found).toEqual(titles)
      },
    })),
  ],
}
