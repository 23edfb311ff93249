import { mayThrow } from './evaluation-hazards.ts'
import { chooseIndex, countedBy } from './index-choice.ts'
import { childOf, childrenOf, isNode, mapChildren, type Node, someNode, ungroup } from './nodes.ts'
import { findTopRows, type TopRows } from './top-rows.ts'

/** How many documents there are: of some types, or of all. */
export type CountDocuments = (types?: readonly string[]) => number

/** How many documents taking the first rows of a type looks at; null where that is too many to tell at once. */
type CountFirst = (type: string, top: TopRows) => number | null

interface Counts {
  count: CountDocuments
  countFirst: CountFirst
}

interface Estimate {
  /** Documents or items that are looked at each time. */
  cost: number
  /** Those that are looked at once, however often the value is asked for. */
  once: number
  /** Items of the result. */
  rows: number
}

/** Rows that an index is expected to find for one key. */
const expectedRows = { id: 1, group: 2, slug: 2, references: 50 } as const
/** Items that an array within a document is expected to have. */
const expectedItems = 10

/**
 * Guesses how much work a query is, to tell those that are answered at once from those that are better done elsewhere.
 *
 * @returns about the number of times that a document or an item of an array is looked at.
 */
export function estimateCost(tree: Node, count: CountDocuments, countFirst: CountFirst = () => null): number {
  const { cost, once } = estimate(tree, { count, countFirst })
  return cost + once
}

/** What depends on nothing around it costs nothing where it is asked for again. */
function estimate(node: Node, counts: Counts): Estimate {
  if (countedBy(node) !== null) return { cost: 0, once: 1, rows: 1 }
  const shortened = withFirstRows(node, counts)
  const estimated = shortened === null ? estimateParts(node, counts) : estimate(shortened, counts)
  return isClosed(node) ? { ...estimated, cost: 0, once: estimated.once + estimated.cost } : estimated
}

function estimateParts(node: Node, counts: Counts): Estimate {
  const of = (property: string) => estimate(childOf(node, property), counts)
  switch (node.type) {
    case 'Value':
      return { cost: 0, once: 0, rows: Array.isArray(node.value) ? node.value.length : 1 }
    case 'Everything': {
      const all = counts.count()
      return { cost: all, once: 0, rows: all }
    }
    case 'Filter':
      return estimateFilter(node, counts)
    case 'Map':
    case 'FlatMap':
      return forEachRow(of('base'), [of('expr')])
    case 'Projection':
      return { ...sum([of('base'), of('expr')]), rows: 1 }
    case 'PipeFuncCall': {
      const args = Array.isArray(node.args) ? node.args.filter(isNode) : []
      return forEachRow(
        of('base'),
        args.map((arg) => estimate(arg, counts)),
      )
    }
    case 'Slice': {
      const base = of('base')
      const length = Number(node.right) - Number(node.left) + 1
      return { ...base, rows: length > 0 ? Math.min(base.rows, length) : base.rows }
    }
    case 'AccessElement':
      return { ...of('base'), rows: 1 }
    case 'ArrayCoerce':
      return { ...of('base'), rows: expectedItems }
    default: {
      const parts = childrenOf(node).map((child) => estimate(child, counts))
      const { cost, once } = sum(parts)
      // To be in a list is to be compared with its items.
      const items = node.type === 'OpCall' && node.op === 'in' ? (parts.at(-1)?.rows ?? 0) - 1 : 0
      return { cost: cost + (node.type === 'Deref' ? 1 : 0) + items, once, rows: 1 }
    }
  }
}

function sum(parts: readonly Estimate[]): { cost: number; once: number } {
  return parts.reduce((all, { cost, once }) => ({ cost: all.cost + cost, once: all.once + once }), { cost: 0, once: 0 })
}

function forEachRow(base: Estimate, parts: readonly Estimate[]): Estimate {
  const each = sum(parts)
  return { cost: base.cost + base.rows * (1 + each.cost), once: base.once + each.once, rows: base.rows }
}

/** Whether an expression begins with all documents and looks at nothing around it. */
function isClosed(node: Node): boolean {
  let start = node
  while (start.type !== 'Everything' && isNode(start.base)) start = start.base
  return start.type === 'Everything' && !someNode(node, (inner) => inner.type === 'Parent')
}

/** The first rows of one type as so many rows, where no more documents are read for them. */
function withFirstRows(node: Node, { count, countFirst }: Counts): Node | null {
  const found = findTopRows(node)
  if (found === null || mayThrow(node) || childOf(found.filter, 'base').type !== 'Everything') return null
  const test = ungroup(childOf(found.filter, 'expr'))
  const choice = chooseIndex([test], false)
  const only = test.type === 'OpCall' && test.op === '==' && choice?.kind === 'known' ? choice.keys[0] : undefined
  if (only?.use.index !== 'type') return null
  const types = constantTexts(only.key)
  const byId = found.top.field === '_id' ? Math.min(found.top.limit, count(types ?? undefined)) : null
  const length = byId ?? (types?.[0] === undefined ? null : countFirst(types[0], found.top))
  if (length === null) return null
  const rows: Node = { type: 'Value', value: Array.from({ length }) }
  const replace = (child: Node): Node => (child === found.filter ? rows : mapChildren(child, replace))
  return mapChildren(node, replace)
}

function estimateFilter(node: Node, counts: Counts): Estimate {
  const tests: Node[] = []
  let base = node
  while (base.type === 'Filter') {
    tests.unshift(childOf(base, 'expr'))
    base = ungroup(childOf(base, 'base'))
  }
  const rows = base.type === 'Everything' ? startRows(tests, counts) : null
  const start = rows === null ? estimate(base, counts) : { cost: 0, once: 0, rows }
  return forEachRow(
    start,
    tests.map((test) => estimate(test, counts)),
  )
}

function startRows(tests: Node[], { count }: Counts): number {
  const choice = chooseIndex(tests, false)
  if (choice === null) return count()
  if (choice.kind === 'perRow') return choice.use.index === 'type' ? count() : expectedRows[choice.use.index]
  return choice.keys.reduce((sum, { use, key }) => {
    const values = constantTexts(key)
    if (use.index === 'type') return sum + count(values ?? undefined)
    return sum + (values?.length ?? 1) * expectedRows[use.index]
  }, 0)
}

/** The texts of a literal, null when they are only known later. */
function constantTexts(key: Node): string[] | null {
  const values: unknown[] | null = key.type === 'Value' ? [key.value].flat() : arrayValues(key)
  return values?.filter((value) => typeof value === 'string') ?? null
}

function arrayValues(key: Node): unknown[] | null {
  if (key.type !== 'Array' || !Array.isArray(key.elements)) return null
  const values = key.elements.map((element) => (isNode(element) && isNode(element.value) ? element.value : null))
  return values.every((value) => value?.type === 'Value') ? values.map((value) => value?.value) : null
}
