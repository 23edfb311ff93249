import { draftIdOf, isPublishedId, publishedIdOf, releaseOf } from '../documents/ids.ts'
import type { CommittedTransaction, DocumentChange, Identity } from '../documents/types.ts'
import type { Reader } from '../storage/storage.ts'
import { expectHistoryReader } from './access.ts'

/** What happened to a document and its drafts and versions, in the words of the Studio's history panel; edits are not among it. */
type DocumentEvent = { documentId: string; timestamp: string; author: string } & (
  | { type: 'createDocumentVersion'; versionId: string; versionRevisionId: string; releaseId?: string }
  | { type: 'deleteDocumentVersion'; versionId: string; versionRevisionId: string; releaseId?: string }
  | {
      type: 'publishDocumentVersion'
      revisionId: string
      versionId: string
      versionRevisionId: string
      publishCause: 'document.publish'
      releaseId?: string
    }
  | { type: 'unpublishDocument'; versionId: string; versionRevisionId: string }
  | { type: 'createLiveDocument' | 'updateLiveDocument'; revisionId: string }
  | { type: 'deleteDocumentGroup' }
)

export interface EventsPage {
  /** Newest first, under the id that was asked for. */
  events: Record<string, DocumentEvent[]>
  /** The `nextCursor` of the request for older ones, empty when there are none. */
  nextCursor: string
}

const defaultLimit = 100

/**
 * The answer of `/data/history/<dataset>/events/documents/<id>`, for the id of a published document, draft or version. Throws a
 * LakeError 401 for an anonymous reader.
 */
export function documentEvents(
  reader: Reader,
  dataset: string,
  identity: Identity | null,
  id: string,
  { limit = defaultLimit, nextCursor }: { limit?: number; nextCursor?: string } = {},
): EventsPage {
  expectHistoryReader(identity)
  const publishedId = publishedIdOf(id)
  const stored = reader.documentGroup(dataset, publishedId).map((document) => document._id)
  const documentIds = [...new Set([publishedId, draftIdOf(publishedId), id, ...stored])]
  const range = nextCursor === undefined || nextCursor === '' ? {} : { toTransaction: nextCursor }
  const events: DocumentEvent[] = []
  let oldest = ''
  for (const transaction of reader.transactions(dataset, { documentIds, onlyThese: true, reverse: true, ...range })) {
    if (transaction.transactionId === nextCursor) continue
    const found = eventsOf(transaction, publishedId, reader)
    if (events.length > 0 && events.length + found.length > limit) return { events: { [id]: events }, nextCursor: oldest }
    events.push(...found)
    oldest = transaction.transactionId
  }
  return { events: { [id]: events }, nextCursor: '' }
}

function eventsOf(transaction: CommittedTransaction, documentId: string, reader: Reader): DocumentEvent[] {
  const { changes, timestamp, author, transactionId } = transaction
  const base = { documentId, timestamp, author }
  const group = changes.filter((change) => publishedIdOf(change.id) === documentId)
  const live = group.find((change) => isPublishedId(change.id))
  const versions = group.filter((change) => !isPublishedId(change.id))
  if (live?.result) return [liveEvent(base, transactionId, live, versions)]
  if (live) return [goneEvent(base, transaction, versions, reader)]
  return versions.flatMap(({ id, previous, result }): DocumentEvent[] => {
    const version = { ...base, versionId: id, ...releaseField(id) }
    if (previous === null) return [{ ...version, type: 'createDocumentVersion', versionRevisionId: transactionId }]
    return result === null ? [{ ...version, type: 'deleteDocumentVersion', versionRevisionId: previous._rev }] : []
  })
}

/** A published document that is written while a version of it goes was published; all else was written to it directly. */
function liveEvent(
  base: { documentId: string; timestamp: string; author: string },
  revisionId: string,
  live: DocumentChange,
  versions: DocumentChange[],
): DocumentEvent {
  const version = versions.find((change) => change.result === null)
  if (version?.previous) {
    const { id, previous } = version
    const published = { ...base, revisionId, versionId: id, versionRevisionId: previous._rev, ...releaseField(id) }
    return { ...published, type: 'publishDocumentVersion', publishCause: 'document.publish' }
  }
  return { ...base, type: live.previous === null ? 'createLiveDocument' : 'updateLiveDocument', revisionId }
}

/** Where a draft is left the document was unpublished, else it is gone with all of its group. */
function goneEvent(
  base: { documentId: string; timestamp: string; author: string },
  { dataset, sequence }: CommittedTransaction,
  versions: DocumentChange[],
  reader: Reader,
): DocumentEvent {
  const versionId = draftIdOf(base.documentId)
  const draft = versions.find((change) => change.id === versionId)?.result ?? reader.documentAt(dataset, versionId, sequence)
  if (draft === null) return { ...base, type: 'deleteDocumentGroup' }
  return { ...base, type: 'unpublishDocument', versionId, versionRevisionId: draft._rev }
}

function releaseField(id: string): { releaseId?: string } {
  const releaseId = releaseOf(id)
  return releaseId === undefined ? {} : { releaseId }
}
