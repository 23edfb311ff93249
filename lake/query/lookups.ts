import type { Json, SanityDocument } from '../documents/types.ts'
import type { DatasetView } from './dataset-view.ts'
import type { IndexUse } from './index-choice.ts'
import { childOf, isNode, mapChildren, type Node } from './nodes.ts'
import { datasetTag, documentTag, typeTag } from './sync-tags.ts'
import { compileTextQuery } from './text-search.ts'
import { type TopRows, takeTopRows } from './top-rows.ts'

/** Reads documents for one evaluation and notes the sync tags of what was looked at. */
export interface Lookups {
  tags: Set<string>
  all(): SanityDocument[]
  /** What an index finds for a key, undefined when only a scan can tell. */
  find(use: IndexUse, key: unknown): SanityDocument[] | undefined
  /** How many documents `find` would give for a key of the types' index, undefined when only reading them can tell. */
  count(use: IndexUse, key: unknown): number | undefined
  /** How many documents there are, undefined when only reading them can tell. */
  countAll(): number | undefined
  /** The first documents of one type by some field, undefined when there is no index in that order. */
  findTop(use: IndexUse, key: unknown, top: TopRows, accepts: (document: SanityDocument) => boolean): SanityDocument[] | undefined
  /** A node that does `find` with the text that `key` gives where it stands. */
  findNode(use: IndexUse, key: Node): Node
  /** The tree with each `… match text::query(…)` answered by the lake's own search. */
  withTextSearch(tree: Node): Node
  dereference(reference: { _ref: string }): unknown
}

interface LookupDependencies {
  dataset: string
  view: DatasetView
  evaluate(node: Node, root?: unknown): unknown
}

/**
 * groq-js calls back for one thing only, to dereference. References that begin with this text, which no document can know, ask for
 * an index instead.
 */
const secret = `\u0000${crypto.randomUUID()}:`

/** @returns lookups over the view of one caller. */
export function createLookups({ dataset, view, evaluate }: LookupDependencies): Lookups {
  const tags = new Set<string>()
  const callbacks: ((text: string) => unknown)[] = []
  let everything: SanityDocument[] | undefined

  const all = () => {
    tags.add(datasetTag(dataset))
    everything ??= view.all()
    return everything
  }

  /** A node that calls back with the text that `key` gives in its scope, and is null when that is no text. */
  function callbackNode(key: Node, callback: (text: string) => unknown): Node {
    const known = new Map<string, unknown>()
    const index = callbacks.push((text) => {
      if (!known.has(text)) known.set(text, callback(text))
      return known.get(text)
    })
    const reference: Node = { type: 'OpCall', op: '+', left: { type: 'Value', value: `${secret}${index - 1}:` }, right: key }
    return {
      type: 'Deref',
      base: { type: 'Object', attributes: [{ type: 'ObjectAttributeValue', name: '_ref', value: reference }] },
    }
  }

  function noteTags(use: IndexUse, keys: readonly string[]): void {
    const types = use.types === null ? null : textsOf(evaluate(use.types))
    if (use.index === 'id' || use.index === 'group') for (const id of keys) tags.add(documentTag(dataset, id))
    else if (types === null) tags.add(datasetTag(dataset))
    else for (const type of types) tags.add(typeTag(dataset, type))
  }

  function find(use: IndexUse, key: unknown): SanityDocument[] | undefined {
    const isPlural = use.isList || (use.index === 'references' && Array.isArray(key))
    if (use.index === 'slug' && !(use.isList ? Array.isArray(key) && key.every(isText) : isText(key))) return ofItsTypes(use)
    const keys = isPlural === Array.isArray(key) ? textsOf(key) : []
    noteTags(use, keys)
    switch (use.index) {
      case 'id':
        return view.byIds(keys)
      case 'type':
        return view.byTypes(keys)
      case 'references':
        return view.referencing(keys)
      case 'group':
        return keys.flatMap((id) => view.group(id))
      case 'slug':
        return view.bySlugs(keys)
    }
  }

  /** Where the index can't tell, the types that the filter asks for can. */
  function ofItsTypes(use: IndexUse): SanityDocument[] | undefined {
    if (use.types === null) return undefined
    noteTags(use, [])
    return view.byTypes(textsOf(evaluate(use.types)))
  }

  return {
    tags,
    all,
    find,
    count(use, key) {
      const types = use.isList === Array.isArray(key) ? textsOf(key) : []
      const count = view.count(types) ?? undefined
      if (count !== undefined) noteTags(use, types)
      return count
    },
    countAll() {
      const count = view.count() ?? undefined
      if (count !== undefined) tags.add(datasetTag(dataset))
      return count
    },
    findTop(use, key, top, accepts) {
      const [type, ...others] = use.isList === Array.isArray(key) ? textsOf(key) : []
      if (type === undefined || others.length > 0) return undefined
      const rows = takeTopRows(view, type, top, accepts)
      if (rows !== undefined) noteTags(use, [type])
      return rows
    },
    findNode: (use, key) => callbackNode(key, (text) => find(use, text)),
    withTextSearch(tree) {
      if (!isTextSearch(tree)) return mapChildren(tree, (child) => this.withTextSearch(child))
      const args = childOf(tree, 'right').args
      const query = Array.isArray(args) && isNode(args[0]) ? evaluate(args[0]) : null
      if (!isText(query)) return { type: 'Value', value: false }
      const test = compileTextQuery(query)
      const subject = childOf(tree, 'left')
      return callbackNode({ type: 'AccessAttribute', name: '_id' }, (id) => {
        const document = view.byId(id)
        return document !== null && test(toJson(evaluate(subject, document)))
      })
    },
    dereference({ _ref }) {
      if (_ref.startsWith(secret)) {
        const [, index = '', key = ''] = /^(\d+):([\s\S]*)$/.exec(_ref.slice(secret.length)) ?? []
        return callbacks[Number(index)]?.(key)
      }
      tags.add(documentTag(dataset, _ref))
      return view.byId(_ref)
    },
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter(isText)
}

function toJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null))
}

function isTextSearch(node: Node): boolean {
  if (node.type !== 'OpCall' || node.op !== 'match') return false
  const right = childOf(node, 'right')
  return right.type === 'FuncCall' && right.namespace === 'text' && right.name === 'query'
}
