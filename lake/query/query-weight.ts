import { childrenOf, isNode, type Node, someNode } from './nodes.ts'

/** Signs that the parser works on; its time grows with their square. */
const mostSigns = 1500
/** `*a*` is found in one pass; each further wildcard multiplies the ways to try by the length of the word. */
const mostWildcards = 2

/** Whether a query can be parsed in a moment: long lists of texts are fine, long chains of operators are not. */
export function isQuickToParse(query: string): boolean {
  // A function's body is written out at each call, so that a short text can become a tree without end.
  if (/\bfn\b/.test(query)) return false
  const code = query.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '')
  return (code.match(/[^\w\s,]/g)?.length ?? 0) <= mostSigns
}

/** Whether a pattern of `match` or `path` may take a time out of all proportion, or isn't known yet. */
export function hasRunawayPattern(tree: Node): boolean {
  return someNode(tree, (node) => {
    if (node.type === 'OpCall' && node.op === 'match') return !isModest(node.right)
    return node.type === 'FuncCall' && node.name === 'path' && Array.isArray(node.args) && !isModest(node.args[0])
  })
}

function isModest(pattern: unknown): boolean {
  if (!isNode(pattern)) return false
  if (pattern.type === 'Array') return childrenOf(pattern).every((element) => isModest(element.value))
  if (pattern.type !== 'Value') return false
  const texts: unknown[] = [pattern.value].flat()
  return texts.every(
    (text) => typeof text !== 'string' || text.split(/\s+/).every((word) => word.split('*').length - 1 <= mostWildcards),
  )
}
