/** A node of groq-js' syntax tree, as far as the lake looks into one. */
export interface Node {
  readonly type: string
  readonly [property: string]: unknown
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The nodes directly below a node. Values hold data, not nodes, whatever the data looks like. */
export function childrenOf(node: Node): Node[] {
  if (node.type === 'Value') return []
  const children: Node[] = []
  for (const value of Object.values(node)) {
    if (isNode(value)) children.push(value)
    else if (Array.isArray(value)) children.push(...value.filter(isNode))
  }
  return children
}

/** The node below a property that the grammar promises. */
export function childOf(node: Node, property: string): Node {
  const child = node[property]
  if (!isNode(child)) throw new Error(`${node.type} has no ${property}`)
  return child
}

/** A copy with its children replaced by what `change` makes of them, property by property. */
export function mapChildren(node: Node, change: (child: Node, property: string) => Node): Node {
  if (node.type === 'Value') return node
  const copy: { type: string; [property: string]: unknown } = { ...node }
  for (const [property, value] of Object.entries(node)) {
    if (isNode(value)) copy[property] = change(value, property)
    else if (Array.isArray(value)) copy[property] = value.map((item) => (isNode(item) ? change(item, property) : item))
  }
  return copy
}

/** Whether a node or one below it fulfils the test. */
export function someNode(node: Node, test: (node: Node) => boolean): boolean {
  return test(node) || childrenOf(node).some((child) => someNode(child, test))
}

/** The node inside parentheses. */
export function ungroup(node: Node): Node {
  return node.type === 'Group' ? ungroup(childOf(node, 'base')) : node
}

/** A value that is computed when first asked for, at most once. */
export function lazyValue(compute: () => unknown): Node {
  let known: { value: unknown } | undefined
  return {
    type: 'Value',
    get value() {
      known ??= { value: compute() }
      return known.value
    },
  }
}
