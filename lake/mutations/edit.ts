import type { Json } from '../documents/types.ts'
import { isObject, type Path } from './json-match-select.ts'

/** A new value for a place in a document, from the one that is there; undefined removes it. */
export interface Edit {
  path: Path
  to: (value: Json | undefined) => Json | undefined
}

interface Node {
  to?: Edit['to']
  inner: Map<string | number, Node>
}

/**
 * `document` with all edits made in one pass, inner ones before those around them. Paths are those of the document as it was:
 * removing an item doesn't move the others' paths. Objects on the way are made where there are none; `document` stays as it is.
 */
export function edit(document: Json, edits: readonly Edit[]): Json {
  const root: Node = { inner: new Map() }
  for (const { path, to } of edits) nodeAt(root, path).to = to
  return rebuild(document, root) ?? null
}

function nodeAt(root: Node, path: Path): Node {
  let node = root
  for (const segment of path) {
    const next: Node = node.inner.get(segment) ?? { inner: new Map() }
    node.inner.set(segment, next)
    node = next
  }
  return node
}

function rebuild(value: Json | undefined, node: Node): Json | undefined {
  const rebuilt =
    node.inner.size === 0 ? value : Array.isArray(value) && isIndexed(node) ? array(value, node) : object(value, node)
  return node.to === undefined ? rebuilt : node.to(rebuilt)
}

function isIndexed(node: Node): boolean {
  return typeof node.inner.keys().next().value === 'number'
}

function array(items: Json[], { inner }: Node): Json[] {
  return items.flatMap((item, index) => {
    const node = inner.get(index)
    const result = node === undefined ? item : rebuild(item, node)
    return result === undefined ? [] : [result]
  })
}

function object(value: Json | undefined, { inner }: Node): Json {
  const fields = new Map<string, Json>(isObject(value) ? Object.entries(value) : [])
  for (const [name, node] of inner) {
    const result = rebuild(fields.get(String(name)), node)
    if (result === undefined) fields.delete(String(name))
    else fields.set(String(name), result)
  }
  return Object.fromEntries(fields)
}
