import { mayRead } from '../documents/access.ts'
import { publishedIdOf } from '../documents/ids.ts'
import type { SanityDocument } from '../documents/types.ts'
import { openDataset } from './access.ts'
import { readJson } from './body.ts'
import type { Context } from './context.ts'
import { idList, isOn } from './params.ts'
import { jsonResponse } from './responses.ts'
import type { Route } from './router.ts'

/** Documents by id, mutations, actions and the export. */
export const documentRoutes: readonly Route[] = [
  { method: 'GET', path: '/data/doc/:dataset/*ids', anonymous: true, handle: getDocuments },
  { method: 'POST', path: '/data/mutate/:dataset', anonymous: true, handle: mutate },
  { method: 'POST', path: '/data/actions/:dataset', anonymous: true, handle: act },
  { method: 'GET', path: '/data/export/:dataset', anonymous: true, handle: exportDocuments },
]

function getDocuments(context: Context): Response {
  const { services, url, params, identity } = context
  const { name } = openDataset(context)
  const asked = idList(params.ids ?? '')
  const documents: SanityDocument[] = []
  const omitted: { id: string; reason: 'existence' | 'permission' }[] = []
  services.storage.read((reader) => {
    const ids = isOn(url.searchParams, 'includeAllVersions')
      ? [...new Set(asked.map(publishedIdOf))].flatMap((id) => reader.documentGroup(name, id).map((document) => document._id))
      : asked
    for (const id of ids) {
      const document = reader.document(name, id)
      // Whether a document exists is for those to know who may read it.
      if (!mayRead(identity, id)) omitted.push({ id, reason: 'permission' })
      else if (document === null) omitted.push({ id, reason: 'existence' })
      else documents.push(document)
    }
  })
  return jsonResponse(isOn(url.searchParams, 'excludeContent') ? { omitted } : { documents, omitted })
}

async function mutate(context: Context): Promise<Response> {
  const { services, url, identity, request } = context
  const { name } = openDataset(context)
  const search = url.searchParams
  const visibility = search.get('visibility')
  const result = await services.documents.mutate(name, identity, await readJson(request, services.limits.jsonBody), {
    dryRun: isOn(search, 'dryRun'),
    returnIds: isOn(search, 'returnIds'),
    returnDocuments: isOn(search, 'returnDocuments'),
    autoGenerateArrayKeys: isOn(search, 'autoGenerateArrayKeys'),
    ...(visibility === 'sync' || visibility === 'async' || visibility === 'deferred' ? { visibility } : {}),
  })
  return jsonResponse(result)
}

async function act(context: Context): Promise<Response> {
  const { services, identity, request } = context
  const { name } = openDataset(context)
  return jsonResponse(await services.documents.act(name, identity, await readJson(request, services.limits.jsonBody)))
}

/** Every document that the caller may read, one a line; `types` names those of some types only, separated by commas. */
function exportDocuments(context: Context): Response {
  const { services, url, identity } = context
  const { name } = openDataset(context)
  const types = new Set((url.searchParams.get('types') ?? '').split(',').filter((type) => type !== ''))
  const ids: string[] = []
  services.storage.read((reader) => {
    for (const { _id, _type } of reader.documents(name)) {
      if (mayRead(identity, _id) && (types.size === 0 || types.has(_type))) ids.push(_id)
    }
  })
  const encoder = new TextEncoder()
  let next = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const batch = ids.slice(next, next + 200)
      next += batch.length
      const documents = services.storage.read((reader) => batch.map((id) => reader.document(name, id)))
      const lines = documents.filter((document) => document !== null).map((document) => `${JSON.stringify(document)}\n`)
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')))
      if (next >= ids.length) controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'private, no-store' } })
}
