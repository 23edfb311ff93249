import { chooseIndex } from './index-choice.ts'
import { childOf, childrenOf, isNode, mapChildren, type Node, ungroup } from './nodes.ts'
import { findTopRows } from './top-rows.ts'

/** How many documents there are: of some types, or of all. */
export type CountDocuments = (types?: readonly string[]) => number

interface Estimate {
  /** Documents or items that are looked at. */
  cost: number
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
export function estimateCost(tree: Node, count: CountDocuments): number {
  return estimate(tree, count).cost
}

function estimate(node: Node, count: CountDocuments): Estimate {
  const shortened = withFirstRows(node, count)
  if (shortened !== null) return estimate(shortened, count)
  switch (node.type) {
    case 'Value':
      return { cost: 0, rows: Array.isArray(node.value) ? node.value.length : 1 }
    case 'Everything': {
      const all = count()
      return { cost: all, rows: all }
    }
    case 'Filter':
      return estimateFilter(node, count)
    case 'Map':
    case 'FlatMap': {
      const base = estimate(childOf(node, 'base'), count)
      const each = estimate(childOf(node, 'expr'), count)
      return { cost: base.cost + base.rows * (1 + each.cost), rows: base.rows }
    }
    case 'Projection': {
      const base = estimate(childOf(node, 'base'), count)
      return { cost: base.cost + estimate(childOf(node, 'expr'), count).cost, rows: 1 }
    }
    case 'PipeFuncCall': {
      const base = estimate(childOf(node, 'base'), count)
      const args = Array.isArray(node.args) ? node.args.filter(isNode) : []
      const each = args.reduce((sum, arg) => sum + estimate(arg, count).cost, 0)
      return { cost: base.cost + base.rows * (1 + each), rows: base.rows }
    }
    case 'Slice': {
      const base = estimate(childOf(node, 'base'), count)
      const length = Number(node.right) - Number(node.left) + 1
      return { cost: base.cost, rows: length > 0 ? Math.min(base.rows, length) : base.rows }
    }
    case 'AccessElement':
      return { cost: estimate(childOf(node, 'base'), count).cost, rows: 1 }
    case 'ArrayCoerce':
      return { cost: estimate(childOf(node, 'base'), count).cost, rows: expectedItems }
    default:
      return {
        cost: childrenOf(node).reduce((sum, child) => sum + estimate(child, count).cost, node.type === 'Deref' ? 1 : 0),
        rows: 1,
      }
  }
}

/** The first rows of one type by id as so many rows: no more are read of them. Other orders may cost more than their rows. */
function withFirstRows(node: Node, count: CountDocuments): Node | null {
  const found = findTopRows(node)
  if (found === null || found.top.field !== '_id' || childOf(found.filter, 'base').type !== 'Everything') return null
  const test = ungroup(childOf(found.filter, 'expr'))
  const choice = chooseIndex([test], false)
  const only = test.type === 'OpCall' && test.op === '==' && choice?.kind === 'known' ? choice.keys[0] : undefined
  if (only?.use.index !== 'type') return null
  const length = Math.min(found.top.limit, count(constantTexts(only.key) ?? undefined))
  const rows: Node = { type: 'Value', value: Array.from({ length }) }
  const replace = (child: Node): Node => (child === found.filter ? rows : mapChildren(child, replace))
  return mapChildren(node, replace)
}

function estimateFilter(node: Node, count: CountDocuments): Estimate {
  const tests: Node[] = []
  let base = node
  while (base.type === 'Filter') {
    tests.unshift(childOf(base, 'expr'))
    base = ungroup(childOf(base, 'base'))
  }
  const start = base.type === 'Everything' ? startRows(tests, count) : estimate(base, count).rows
  const before = base.type === 'Everything' ? 0 : estimate(base, count).cost
  const each = tests.reduce((sum, test) => sum + estimate(test, count).cost, 0)
  return { cost: before + start * (1 + each), rows: start }
}

function startRows(tests: Node[], count: CountDocuments): number {
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
