import { childOf, isNode, type Node, someNode, ungroup } from './nodes.ts'

/** `id`, `type` and `slug` hold text or a list of texts as `one of`; `references` and `group` likewise. */
type IndexName = 'id' | 'group' | 'slug' | 'references' | 'type'

export interface IndexUse {
  index: IndexName
  /** Whether the key is a list to be in, not a value to be equal to. */
  isList: boolean
  /** Keys of the `_type` condition beside this one, for sync tags; null when there is none that is known. */
  types: Node | null
}

export type IndexChoice =
  | {
      kind: 'known'
      keys: { use: IndexUse; key: Node }[]
      /** The condition that all rows of the index meet, null when each row is still to be tested. */
      settled: Node | null
    }
  /** The key is a path from the scope around the filter. */
  | { kind: 'perRow'; use: IndexUse; key: Node }

interface Condition {
  node: Node
  index: IndexName
  isList: boolean
  key: Node
}

/** Most selective first. */
const preference: readonly IndexName[] = ['id', 'group', 'slug', 'references', 'type']

/**
 * Picks the index that a filter over everything can start from.
 *
 * @param tests the filters that a document must all pass.
 * @param isHiddenScope whether `^` means the same around the filter as within it.
 * @returns null when only a scan finds all matches.
 */
export function chooseIndex(tests: readonly Node[], isHiddenScope: boolean): IndexChoice | null {
  const parts = tests.flatMap(conjuncts)
  const conditions = parts.map(conditionOf).filter((condition) => condition !== null)
  const types = conditions.find(({ index, key }) => index === 'type' && isConstant(key))?.key ?? null
  for (const index of preference) {
    for (const condition of conditions) {
      if (condition.index !== index) continue
      if (isConstant(condition.key)) {
        const settled = condition.index === 'id' ? condition.node : null
        return { kind: 'known', keys: [{ use: indexUse(condition, types), key: condition.key }], settled }
      }
      const key = condition.isList ? null : seenFromOutside(condition.key, isHiddenScope)
      if (key !== null) return { kind: 'perRow', use: indexUse(condition, types), key }
    }
    const union = index === 'type' ? null : unionOf(parts, index, types)
    if (union !== null) return union
  }
  return unionOf(parts, 'type', types)
}

/**
 * What a `count(…)` counts when that is all documents or those of some types, and nothing else is asked of them.
 *
 * @returns `all`, the key of the types' index, or null for any other expression.
 */
export function countedBy(node: Node): 'all' | { use: IndexUse; key: Node } | null {
  if (node.type !== 'FuncCall' || node.namespace !== 'global' || node.name !== 'count' || !Array.isArray(node.args)) return null
  const arg: unknown = node.args[0]
  const counted = isNode(arg) ? ungroup(arg) : null
  if (counted?.type === 'Everything') return 'all'
  if (counted?.type !== 'Filter' || ungroup(childOf(counted, 'base')).type !== 'Everything') return null
  const condition = conditionOf(ungroup(childOf(counted, 'expr')))
  if (condition?.index !== 'type' || !isConstant(condition.key)) return null
  return { use: indexUse(condition, condition.key), key: condition.key }
}

function indexUse({ index, isList }: Condition, types: Node | null): IndexUse {
  return { index, isList, types }
}

/** `a || b` where an index finds the matches of both sides, the rarer of them by `index`. */
function unionOf(parts: Node[], index: IndexName, types: Node | null): IndexChoice | null {
  for (const part of parts) {
    if (part.type !== 'Or') continue
    const conditions = disjuncts(part).map((side) => bestOf(conjuncts(side)))
    if (conditions.some((condition) => condition === null || (index !== 'type' && condition.index === 'type'))) continue
    const known = conditions.filter((condition) => condition !== null)
    return {
      kind: 'known',
      keys: known.map((condition) => ({ use: indexUse(condition, types), key: condition.key })),
      settled: null,
    }
  }
  return null
}

function bestOf(parts: Node[]): Condition | null {
  const conditions = parts.map(conditionOf).filter((condition) => condition !== null && isConstant(condition.key))
  for (const index of preference) {
    const found = conditions.find((condition) => condition?.index === index)
    if (found) return found
  }
  return null
}

function conjuncts(test: Node): Node[] {
  const node = ungroup(test)
  return node.type === 'And' ? [...conjuncts(childOf(node, 'left')), ...conjuncts(childOf(node, 'right'))] : [node]
}

function disjuncts(test: Node): Node[] {
  const node = ungroup(test)
  return node.type === 'Or' ? [...disjuncts(childOf(node, 'left')), ...disjuncts(childOf(node, 'right'))] : [node]
}

function conditionOf(node: Node): Condition | null {
  if (node.type === 'FuncCall') return functionCondition(node)
  if (node.type !== 'OpCall' || (node.op !== '==' && node.op !== 'in')) return null
  const left = ungroup(childOf(node, 'left'))
  const right = ungroup(childOf(node, 'right'))
  const byLeft = indexOf(left)
  if (byLeft !== null) return { node, index: byLeft, isList: node.op === 'in', key: right }
  const byRight = node.op === '==' ? indexOf(right) : null
  return byRight === null ? null : { node, index: byRight, isList: false, key: left }
}

function functionCondition(node: Node): Condition | null {
  const args = node.args
  if (!Array.isArray(args) || args.length !== 1 || !isNode(args[0])) return null
  if (node.name === 'references') return { node, index: 'references', isList: false, key: ungroup(args[0]) }
  if (node.name === 'versionOf') return { node, index: 'group', isList: false, key: ungroup(args[0]) }
  return null
}

/** The index over what an expression reads from the document itself. */
function indexOf(node: Node): IndexName | null {
  if (node.type !== 'AccessAttribute') return null
  const base = node.base
  if (!isNode(base) || base.type === 'This') return node.name === '_id' ? 'id' : node.name === '_type' ? 'type' : null
  const isField = base.type === 'AccessAttribute' && (!isNode(base.base) || base.base.type === 'This')
  return node.name === 'current' && isField ? 'slug' : null
}

const readsScope = /^(This|Parent|Everything|Deref|Filter|Projection|Map|FlatMap|PipeFuncCall|Parameter|Context)$/

/** Whether an expression looks at nothing but values. Paths and functions that look around them don't count as such. */
function isConstant(node: Node): boolean {
  return !someNode(node, (inner) => {
    if (inner.type === 'FuncCall')
      return inner.namespace !== 'global' || !/^(coalesce|lower|upper|string)$/.test(String(inner.name))
    if (inner.type === 'AccessAttribute') return !isNode(inner.base)
    return readsScope.test(inner.type) || inner.type.startsWith('Selector')
  })
}

/** A path such as `^._id` as it reads one scope further out; null for any other expression. */
function seenFromOutside(node: Node, isHiddenScope: boolean): Node | null {
  if (node.type === 'Parent') {
    const steps = Number(node.n) - (isHiddenScope ? 0 : 1)
    return steps === 0 ? { type: 'This' } : { type: 'Parent', n: steps }
  }
  if (node.type !== 'AccessAttribute' && node.type !== 'AccessElement') return null
  const base = isNode(node.base) ? seenFromOutside(node.base, isHiddenScope) : null
  return base === null ? null : { ...node, base }
}
