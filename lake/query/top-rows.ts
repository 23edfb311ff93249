import { isOrderedBy } from '../documents/order-keys.ts'
import type { SanityDocument } from '../documents/types.ts'
import type { OrderedDocument } from '../storage/storage.ts'
import type { DatasetView } from './dataset-view.ts'
import { isNode, type Node, ungroup } from './nodes.ts'

/** Rows beyond which taking them one by one from an ordered index is no gain. */
const mostTopRows = 200

/** That only the first rows by some field are wanted of a filter. */
export interface TopRows {
  field: string
  direction: 'asc' | 'desc'
  limit: number
}

/**
 * Sees whether a slice or an element is one of `*[…] | order(field)`, directly or behind a projection of each row.
 *
 * @returns the filter below and what is wanted of it; null for everything else.
 */
export function findTopRows(node: Node): { filter: Node; top: TopRows } | null {
  const limit = limitOf(node)
  let base = isNode(node.base) ? ungroup(node.base) : null
  while (base?.type === 'Map' && isNode(base.base)) base = ungroup(base.base)
  if (
    limit === null ||
    limit <= 0 ||
    limit > mostTopRows ||
    base?.type !== 'PipeFuncCall' ||
    base.name !== 'order' ||
    !isNode(base.base)
  )
    return null
  const filter = ungroup(base.base)
  const first: unknown = Array.isArray(base.args) ? base.args[0] : null
  if (filter.type !== 'Filter' || !isNode(first)) return null
  const isDescending = first.type === 'Desc'
  const key = (isDescending || first.type === 'Asc') && isNode(first.base) ? first.base : first
  if (key.type !== 'AccessAttribute' || isNode(key.base) || typeof key.name !== 'string') return null
  const direction = isDescending ? 'desc' : 'asc'
  const hasOrder = key.name === '_id' ? direction === 'asc' : isOrderedBy(key.name)
  return hasOrder ? { filter, top: { field: key.name, direction, limit } } : null
}

/** How many rows from the start are enough, null when the end matters. */
function limitOf(node: Node): number | null {
  if (node.type === 'AccessElement') return Number(node.index) >= 0 ? Number(node.index) + 1 : null
  if (node.type !== 'Slice') return null
  const [left, right] = [Number(node.left), Number(node.right)]
  return left < 0 || right < 0 ? null : right + (node.isInclusive === true ? 1 : 0)
}

/**
 * Takes rows from the front of an ordered index until there are enough, and all that share the place of the last one.
 *
 * @returns the rows in the order of ids, or undefined when the view has no such order.
 */
export function takeTopRows(
  view: DatasetView,
  type: string,
  { field, direction, limit }: TopRows,
  accepts: (document: SanityDocument) => boolean,
): SanityDocument[] | undefined {
  const ordered = view.ordered(type, field, direction)
  if (ordered === null) return undefined
  const rows: SanityDocument[] = []
  let last: string | undefined
  for (const { key, document } of ordered) {
    if (rows.length >= limit && key !== last) break
    if (!accepts(document)) continue
    rows.push(document)
    last = key
  }
  return rows.sort((a, b) => (a._id < b._id ? -1 : 1))
}

/**
 * Looks ahead at what `takeTopRows` would read when it takes every row that the view shows.
 *
 * @returns the number of stored documents, or null when there are more than `most` or the view has no such order.
 */
export function countTopReads(
  stored: (top: TopRows) => Iterable<OrderedDocument>,
  view: DatasetView,
  type: string,
  top: TopRows,
  most: number,
): number | null {
  if (view.ordered(type, top.field, top.direction) === null) return null
  let [reads, rows] = [0, 0]
  let last: string | undefined
  for (const { key, document } of stored(top)) {
    if (rows >= top.limit && key !== last) break
    if (++reads > most) return null
    if (view.byId(document._id) === null) continue
    rows++
    last = key
  }
  return reads
}
