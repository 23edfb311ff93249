import { LakeError } from '../documents/lake-error.ts'
import type { Json } from '../documents/types.ts'
import { perspectiveOf } from '../query/perspective.ts'
import { openDataset } from './access.ts'
import { asObject, readJson } from './body.ts'
import type { Context } from './context.ts'
import { isNotOff, queryParams } from './params.ts'
import { jsonTextResponse } from './responses.ts'
import type { Route } from './router.ts'

/** `/data/query`, with the query in the address or in the body. */
export const queryRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/data/query/:dataset',
    anonymous: true,
    handle: (context) => answer(context, context.url.searchParams.get('query'), queryParams(context.url.searchParams)),
  },
  {
    method: 'POST',
    path: '/data/query/:dataset',
    anonymous: true,
    handle: async (context) => {
      const body = asObject(await readJson(context.request, context.services.limits.jsonBody))
      const params = body.params === undefined ? {} : asObject(body.params)
      return answer(context, body.query, { ...queryParams(context.url.searchParams), ...(params as { [name: string]: Json }) })
    },
  },
]

async function answer(context: Context, query: unknown, params: { [name: string]: Json }): Promise<Response> {
  const { services, url, identity } = context
  const dataset = openDataset(context)
  if (typeof query !== 'string' || query.trim() === '') throw new LakeError('validationError', 'query is required')
  if (query.length > services.limits.queryLength) throw new LakeError('payloadTooLarge', 'The query is too long')
  const start = services.clock()
  const { json, syncTags } = await services.runQuery({
    dataset: dataset.name,
    query,
    params,
    perspective: perspectiveOf(url.searchParams.get('perspective'), context.apiVersion),
    access: dataset.access,
    identity: identity?.id ?? '<anonymous>',
    now: new Date(start).toISOString(),
  })
  const echo = isNotOff(url.searchParams, 'returnQuery') ? `"query":${JSON.stringify(query)},` : ''
  // The result is JSON already; parsing it only to write it again would double the cost of large answers.
  return jsonTextResponse(`{${echo}"result":${json},"syncTags":${JSON.stringify(syncTags)},"ms":${services.clock() - start}}`)
}
