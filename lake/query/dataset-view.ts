import { isDraftId, isPublishedId, isSystemId, publishedIdOf, releaseOf } from '../documents/ids.ts'
import type { SanityDocument } from '../documents/types.ts'
import type { OrderedDocument, Reader } from '../storage/storage.ts'
import type { Perspective, QueryRequest } from './query-runner.ts'

/** A dataset as one caller sees it in one perspective: after access and overlay, in the order of ids. */
export interface DatasetView {
  all(): SanityDocument[]
  byId(id: string): SanityDocument | null
  byIds(ids: readonly string[]): SanityDocument[]
  /** This and the lookups below may find more than asked for where a lower layer differs from the row: the filter decides. */
  byTypes(types: readonly string[]): SanityDocument[]
  /**
   * Documents of a type as GROQ orders them by a field; rows next to each other with the same key may be in any order. Null where
   * layers lie over each other: the order of what is stored is not that of the rows then.
   */
  ordered(type: string, field: string, direction: 'asc' | 'desc'): Iterable<OrderedDocument> | null
  /** How many rows there are, of these types when named; null where that takes reading them. */
  count(types?: readonly string[]): number | null
  bySlugs(slugs: readonly string[]): SanityDocument[]
  referencing(ids: readonly string[]): SanityDocument[]
  /** Everything whose id or published id is `id`. */
  group(id: string): SanityDocument[]
}

type Scope = Pick<QueryRequest, 'dataset' | 'perspective' | 'access'>

function canSee(access: QueryRequest['access'], id: string): boolean {
  return access === 'all' || (access === 'root' && !id.includes('.'))
}

/** Position of the layer that a stored document lies in, -1 when the stack has no such layer; 0 is the top. */
function layerOf(stack: readonly string[], id: string): number {
  if (isSystemId(id)) return -1
  if (isDraftId(id)) return stack.indexOf('drafts')
  const release = releaseOf(id)
  return stack.indexOf(release ?? 'published')
}

function sortById(documents: Iterable<SanityDocument>): SanityDocument[] {
  return [...documents].sort((a, b) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0))
}

/**
 * @param reader a snapshot that lives as long as the view is used.
 * @returns the dataset as the request's caller sees it.
 */
export function createDatasetView(reader: Reader, { dataset, perspective, access }: Scope): DatasetView {
  if (access === 'none') return emptyView
  const isLayered = perspective !== 'raw' && !isPlain(perspective)
  const counted = access === 'root' ? 'root' : perspective === 'raw' ? 'all' : 'published'
  const { see, byId } = isLayered ? overlay(perspective) : plain()

  /** Stored documents that are the row itself, whatever else lies in their group. */
  function plain() {
    const onlyPublished = perspective !== 'raw'
    const visible = (document: SanityDocument) =>
      canSee(access, document._id) && (!onlyPublished || (isPublishedId(document._id) && !isSystemId(document._id)))
    const see = (document: SanityDocument | null) => (document !== null && visible(document) ? document : null)
    const rows = new Map<string, SanityDocument | null>()
    const byId = (id: string) => {
      const known = rows.get(id)
      if (known !== undefined) return known
      const row = see(reader.document(dataset, id))
      rows.set(id, row)
      return row
    }
    return { see, byId }
  }

  /** Each group is one row: the document of its top layer under the published id. */
  function overlay(stack: readonly string[]) {
    const rows = new Map<string, SanityDocument | null>()
    const rowOf = (publishedId: string) => {
      const known = rows.get(publishedId)
      if (known !== undefined) return known
      let best: SanityDocument | null = null
      let bestLayer = stack.length
      for (const candidate of reader.documentGroup(dataset, publishedId)) {
        const layer = canSee(access, candidate._id) ? layerOf(stack, candidate._id) : -1
        if (layer >= 0 && layer < bestLayer) {
          best = candidate
          bestLayer = layer
        }
      }
      const row = best === null || isHidden(best) ? null : { ...best, _id: publishedId, _originalId: best._id }
      rows.set(publishedId, row)
      return row
    }
    return {
      see: (document: SanityDocument) => (layerOf(stack, document._id) < 0 ? null : rowOf(publishedIdOf(document._id))),
      byId: (id: string) => (isPublishedId(id) ? rowOf(id) : null),
    }
  }

  /** Rows of a type come in the order of ids anyway. */
  function* inOrderOfIds(type: string): Iterable<OrderedDocument> {
    for (const document of reader.documentsByType(dataset, [type])) yield { key: document._id, document }
  }

  function* seen(rows: Iterable<OrderedDocument>): Iterable<OrderedDocument> {
    for (const row of rows) if (see(row.document) !== null) yield row
  }

  const collect = (...lookups: Iterable<SanityDocument>[]): SanityDocument[] => {
    const rows = new Map<string, SanityDocument>()
    for (const lookup of lookups) {
      for (const stored of lookup) {
        const row = see(stored)
        if (row !== null && !rows.has(row._id)) rows.set(row._id, row)
      }
    }
    return sortById(rows.values())
  }

  return {
    byId,
    all: () => collect(reader.documents(dataset)),
    byIds: (ids) => sortById([...new Set(ids)].map(byId).filter((row) => row !== null)),
    byTypes: (types) => collect(reader.documentsByType(dataset, types)),
    ordered(type, field, direction) {
      if (isLayered) return null
      if (field === '_id') return direction === 'asc' ? seen(inOrderOfIds(type)) : null
      return seen(reader.documentsOrdered(dataset, type, field, direction))
    },
    count: (types) => (isLayered ? null : reader.count(dataset, types, counted)),
    bySlugs: (slugs) => collect(...[...new Set(slugs)].map((slug) => reader.documentsBySlug(dataset, slug))),
    referencing: (ids) => collect(...[...new Set(ids)].map((id) => reader.documentsReferencing(dataset, id))),
    group: (id) => collect(reader.documentGroup(dataset, publishedIdOf(id))),
  }
}

/** Only the published layer: rows are the stored documents under their own ids. */
function isPlain(perspective: Perspective): boolean {
  return perspective.length === 1 && perspective[0] === 'published'
}

/** A version that says that its document is gone once its release is published. */
function isHidden(document: SanityDocument): boolean {
  const system = document._system
  return system !== null && typeof system === 'object' && !Array.isArray(system) && system.delete === true
}

const emptyView: DatasetView = {
  all: () => [],
  byId: () => null,
  byIds: () => [],
  byTypes: () => [],
  ordered: () => [],
  count: () => 0,
  bySlugs: () => [],
  referencing: () => [],
  group: () => [],
}
