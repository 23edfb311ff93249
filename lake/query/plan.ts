import { mayThrow } from './evaluation-hazards.ts'
import { chooseIndex, countedBy, type IndexChoice, type IndexUse } from './index-choice.ts'
import { childOf, isNode, lazyValue, mapChildren, type Node, ungroup } from './nodes.ts'
import { findTopRows, type TopRows } from './top-rows.ts'

/** What a rewritten tree reaches back to while it is evaluated. */
export interface PlanRuntime {
  /** The value of an expression that depends on nothing around it. */
  evaluate(node: Node): unknown
  /** Every document of the view. */
  all(): unknown
  /** The documents that an index finds for a key; undefined when only a scan can tell. */
  lookup(use: IndexUse, key: unknown): unknown
  /** How many documents `lookup` finds, and how many there are; undefined when they have to be read for that. */
  count(use: IndexUse, key: unknown): number | undefined
  countAll(): number | undefined
  /** A node that gives what `lookup` finds for the text that `key` has in the scope around it, null for other values. */
  lookupNode(use: IndexUse, key: Node): Node
  /** The first documents of a type by some field; undefined when there is no index in that order. */
  topRows(use: IndexUse, key: unknown, top: TopRows, accepts: (document: unknown) => boolean): unknown
}

/** A scope of groq-js: a hidden one (of `Map`) is skipped by scopes nested in it. */
interface Scope {
  id: number
  parent: Scope | null
  hidden: boolean
}

interface Planned {
  node: Node
  /** Number of the outermost scope that the node looks at; infinite for none. */
  lowest: number
  /** Whether documents are read below. */
  reads: boolean
}

/**
 * Rewrites a query so that it reads no more documents than it must and nothing twice: filters over everything start from what an
 * index finds, and a sub-query that doesn't depend on its surroundings is evaluated once, when first needed.
 *
 * @returns a tree that gives the same answer, errors included, and never looks at groq-js' own dataset.
 */
export function planQuery(tree: Node, runtime: PlanRuntime): Node {
  let scopes = 0
  const root: Scope = { id: scopes++, parent: null, hidden: false }
  const everything = lazyValue(runtime.all)
  const wishes = new Map<Node, TopRows>()
  return plan(tree, root).node

  function nest(scope: Scope, hidden = false): Scope {
    return { id: scopes++, parent: scope.hidden ? scope.parent : scope, hidden }
  }

  function plan(node: Node, scope: Scope): Planned {
    const entry = scopes
    const wanted = findTopRows(node)
    if (wanted !== null && !mayThrow(node)) wishes.set(wanted.filter, wanted.top)
    const planned = node.type === 'Filter' ? planFilter(node, scope) : planOther(node, scope)
    const counted = countedBy(node)
    if (counted !== null) return { ...planned, node: lazyValue(() => countOf(counted) ?? runtime.evaluate(planned.node)) }
    const isClosed = planned.lowest >= entry
    if (!isClosed || !planned.reads || scope === root || planned.node.type === 'Value' || !isExpression(node)) return planned
    return { ...planned, node: lazyValue(() => runtime.evaluate(planned.node)) }
  }

  function countOf(counted: NonNullable<ReturnType<typeof countedBy>>): number | undefined {
    return counted === 'all' ? runtime.countAll() : runtime.count(counted.use, runtime.evaluate(counted.key))
  }

  function planOther(node: Node, scope: Scope): Planned {
    if (node.type === 'Everything') return { node: everything, lowest: Number.POSITIVE_INFINITY, reads: true }
    if (node.type === 'FuncCall' && node.namespace === 'releases') return plan(allReleases, scope)
    let lowest = ownReach(node, scope)
    let reads = node.type === 'Deref'
    const copy = mapChildren(node, (child, property) => {
      const planned = plan(child, scopeOf(node, property, scope))
      lowest = Math.min(lowest, planned.lowest)
      reads ||= planned.reads
      return planned.node
    })
    return { node: copy, lowest, reads }
  }

  function scopeOf(node: Node, property: string, scope: Scope): Scope {
    if (property === 'expr' && (node.type === 'Filter' || node.type === 'Projection')) return nest(scope)
    if (property === 'expr' && (node.type === 'Map' || node.type === 'FlatMap')) return nest(scope, true)
    if (property === 'args' && node.type === 'PipeFuncCall') return nest(scope)
    return scope
  }

  /** `*[a][b]`: both filters together choose where to start. */
  function planFilter(node: Node, scope: Scope): Planned {
    const tests: Node[] = []
    let base = node
    while (base.type === 'Filter') {
      tests.unshift(childOf(base, 'expr'))
      base = ungroup(childOf(base, 'base'))
    }
    if (base.type !== 'Everything') return planOther(node, scope)
    const entry = scopes
    const planned = tests.map((test) => plan(test, nest(scope)))
    const exprs = planned.map((test) => test.node)
    const choice = tests.some((test) => mayThrow(test)) ? null : chooseIndex(exprs, scope.hidden)
    const settled = choice?.kind === 'known' ? choice.settled : null
    const rest = settled === null ? exprs : exprs.map((expr) => withoutTest(expr, settled))
    const lowest = Math.min(...planned.map((test) => test.lowest))
    const top = lowest >= entry ? topOf(choice, exprs, wishes.get(node)) : null
    return { node: filterBy(rest, top ?? startOf(choice)), lowest, reads: true }
  }

  /** The start of a filter of which only the first rows by some field are wanted; null where that is no help. */
  function topOf(choice: IndexChoice | null, tests: Node[], top: TopRows | undefined): Node | null {
    const [only, more] = choice?.kind === 'known' ? choice.keys : []
    if (only === undefined || more !== undefined || only.use.index !== 'type' || top === undefined) return null
    const isTypeOnly = tests.length === 1 && tests[0]?.type === 'OpCall'
    const accepts = (document: unknown) => {
      const found = isTypeOnly ? [document] : runtime.evaluate(filterBy(tests, { type: 'Value', value: [document] }))
      return Array.isArray(found) && found.length > 0
    }
    return lazyValue(() => {
      const key = runtime.evaluate(only.key)
      return runtime.topRows(only.use, key, top, accepts) ?? runtime.lookup(only.use, key)
    })
  }

  function startOf(choice: IndexChoice | null): Node {
    if (choice === null) return everything
    if (choice.kind === 'known') {
      return lazyValue(() => {
        const keys = choice.keys.map(({ use, key }) => runtime.lookup(use, runtime.evaluate(key)))
        return keys.includes(undefined) ? runtime.all() : mergeRows(keys)
      })
    }
    const found = runtime.lookupNode(choice.use, choice.key)
    return call('coalesce', found, otherwise(choice.use, choice.key, everything))
  }
}

/** The test with a part that is known to be true left out; testing rows against a long list again would cost its square. */
function withoutTest(test: Node, settled: Node): Node {
  if (test === settled) return { type: 'Value', value: true }
  return test.type === 'And' || test.type === 'Group' ? mapChildren(test, (child) => withoutTest(child, settled)) : test
}

function filterBy(tests: readonly Node[], rows: Node): Node {
  return tests.reduce<Node>((base, expr) => ({ type: 'Filter', base, expr }), rows)
}

function call(name: string, ...args: Node[]): Node {
  return { type: 'FuncCall', namespace: 'global', name, args }
}

/** Where to start when the key of a row is no text: an id and a type always are, a slug can be anything, `references` takes lists. */
function otherwise({ index }: IndexUse, key: Node, everything: Node): Node {
  const nothing: Node = { type: 'Value', value: [] }
  if (index === 'slug') return everything
  if (index !== 'references') return nothing
  return {
    type: 'Select',
    alternatives: [{ type: 'SelectAlternative', condition: call('defined', key), value: everything }],
    fallback: nothing,
  }
}

const allReleases: Node = {
  type: 'Filter',
  base: { type: 'Everything' },
  expr: {
    type: 'OpCall',
    op: '==',
    left: { type: 'AccessAttribute', name: '_type' },
    right: { type: 'Value', value: 'system.release' },
  },
}

/** Functions that look at the value around them without naming it. */
const looksAround = new Set(['references', 'versionOf', 'partOfRelease'])

function ownReach(node: Node, scope: Scope): number {
  if (node.type === 'This') return scope.id
  if (node.type === 'AccessAttribute' && !isNode(node.base)) return scope.id
  if (node.type === 'FuncCall' && looksAround.has(String(node.name))) return scope.id
  if (node.type !== 'Parent') return Number.POSITIVE_INFINITY
  let target: Scope | null = scope
  for (let steps = Number(node.n); steps > 0 && target !== null; steps--) target = target.parent
  return target?.id ?? 0
}

/** Parts of objects, arrays and selects are no expressions of their own. */
function isExpression(node: Node): boolean {
  return !/^(Object(AttributeValue|ConditionalSplat|Splat)|ArrayElement|SelectAlternative|Asc|Desc)$/.test(node.type)
}

/** Rows of several lookups as one list, each once, in the order of ids. */
function mergeRows(lists: unknown[]): unknown {
  if (lists.length === 1) return lists[0]
  const rows = new Map<string, unknown>()
  for (const list of lists) {
    if (!Array.isArray(list)) continue
    for (const row of list) rows.set(String(row._id), row)
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}
