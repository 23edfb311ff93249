import { documentEvents } from '../history/document-events.ts'
import { documentsAt } from '../history/documents-at.ts'
import { transactionLines } from '../history/transaction-lines.ts'
import { openDataset } from './access.ts'
import type { Context } from './context.ts'
import { countParam, idList, isOn } from './params.ts'
import { jsonResponse } from './responses.ts'
import { decodeSegment, type Route } from './router.ts'

/** What documents were, for callers with a token. */
export const historyRoutes: readonly Route[] = [
  { method: 'GET', path: '/data/history/:dataset/transactions/*ids', handle: getTransactions },
  { method: 'GET', path: '/data/history/:dataset/events/documents/*id', handle: getEvents },
  { method: 'GET', path: '/data/history/:dataset/documents/*ids', handle: getDocuments },
]

function getTransactions(context: Context): Response {
  const { services, url, params, identity } = context
  const { name } = openDataset(context)
  const search = url.searchParams
  const limit = countParam(search, 'limit')
  const fromTransaction = search.get('fromTransaction')
  const toTransaction = search.get('toTransaction')
  const request = {
    documentIds: idList(params.ids ?? ''),
    reverse: isOn(search, 'reverse'),
    // Content is what mutations and effects are made of.
    excludeMutations: isOn(search, 'excludeMutations') || isOn(search, 'excludeContent'),
    includeIdentifiedDocumentsOnly: isOn(search, 'includeIdentifiedDocumentsOnly'),
    ...(limit === undefined ? {} : { limit }),
    ...(fromTransaction ? { fromTransaction } : {}),
    ...(toTransaction ? { toTransaction } : {}),
    ...(search.get('effectFormat') === 'mendoza' ? { effectFormat: 'mendoza' as const } : {}),
  }
  const lines = services.storage.read((reader) => transactionLines(reader, name, identity, request))
  return new Response(lines.join(''), {
    headers: { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'private, no-store' },
  })
}

function getEvents(context: Context): Response {
  const { services, url, params, identity } = context
  const { name } = openDataset(context)
  const limit = countParam(url.searchParams, 'limit')
  const nextCursor = url.searchParams.get('nextCursor')
  const range = { ...(limit === undefined ? {} : { limit }), ...(nextCursor ? { nextCursor } : {}) }
  return jsonResponse(
    services.storage.read((reader) => documentEvents(reader, name, identity, decodeSegment(params.id ?? ''), range)),
  )
}

function getDocuments(context: Context): Response {
  const { services, url, params, identity } = context
  const { name } = openDataset(context)
  const revision = url.searchParams.get('revision')
  const time = url.searchParams.get('time')
  const moment = {
    ...(revision ? { revision } : {}),
    ...(time ? { time } : {}),
    ...(isOn(url.searchParams, 'lastRevision') ? { lastRevision: true } : {}),
  }
  const ids = idList(params.ids ?? '')
  return jsonResponse(services.storage.read((reader) => documentsAt(reader, name, identity, ids, moment)))
}
