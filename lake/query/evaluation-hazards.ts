import { type Node, someNode } from './nodes.ts'

/** Functions that groq-js knows by name only, and throws on. */
const unimplemented = /^(geo|documents|media|user|text)$/

/** Whether evaluating the expression may throw, so that leaving a document out could hide an error. */
export function mayThrow(node: Node): boolean {
  return someNode(node, (inner) => {
    if (inner.type === 'FuncCall') {
      return (
        unimplemented.test(String(inner.namespace)) || inner.name === 'boost' || inner.name === 'anywhere' || needsStreams(inner)
      )
    }
    return inner.type === 'Tuple' || inner.type === 'Context' || inner.type.startsWith('Selector')
  })
}

/** Whether groq-js can only evaluate the expression asynchronously, which rules the planner out. */
export function needsStreams(node: Node): boolean {
  return someNode(node, (inner) => inner.type === 'FuncCall' && /^(diff|delta)$/.test(String(inner.namespace)))
}
