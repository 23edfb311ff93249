import { GroqSyntaxError, parse } from 'groq-js'
import { LakeError } from '../documents/lake-error.ts'
import type { Json } from '../documents/types.ts'
import { childrenOf, isNode, type Node } from './nodes.ts'

const cacheSize = 500

/** Parses a query with its parameters; throws a LakeError `queryParseError` with the position. */
export type ParseQuery = (query: string, params: { [name: string]: Json }) => Node

/** @returns a parser that keeps the trees of the queries asked last. */
export function createQueryParser(): ParseQuery {
  const trees = new Map<string, Node>()
  return (query, params) => {
    const key = `${query}\u0000${JSON.stringify(params)}`
    const known = trees.get(key)
    if (known !== undefined) {
      trees.delete(key)
      trees.set(key, known)
      return known
    }
    const tree = parseQuery(query, params)
    trees.set(key, tree)
    const oldest = trees.keys().next()
    if (trees.size > cacheSize && !oldest.done) trees.delete(oldest.value)
    return tree
  }
}

function parseQuery(query: string, params: { [name: string]: Json }): Node {
  let tree: Node
  try {
    // A comment on the last line is a syntax error for the parser unless the line ends.
    tree = toNode(parse(`${query}\n`, { params }))
  } catch (error) {
    const missing = missingInText(query, params)
    throw missing !== null ? missingParameter(query, missing) : syntaxError(query, error)
  }
  const missing = missingInTree(tree, params)
  if (missing !== null) throw missingParameter(query, missing)
  return tree
}

function toNode(tree: unknown): Node {
  if (!isNode(tree)) throw new Error('The parser gave no tree')
  return tree
}

function missingInTree(node: Node, params: { [name: string]: Json }): string | null {
  if (node.type === 'Parameter' && typeof node.name === 'string' && !Object.hasOwn(params, node.name)) return node.name
  for (const child of childrenOf(node)) {
    const missing = missingInTree(child, params)
    if (missing !== null) return missing
  }
  return null
}

/** The first parameter of an unparsable query that was not sent; strings and comments don't count, nor queries with own functions. */
function missingInText(query: string, params: { [name: string]: Json }): string | null {
  const code = query.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\/[^\n]*/g, ' ')
  if (/\bfn\s/.test(code)) return null
  for (const [, name = ''] of code.matchAll(/\$([A-Za-z_][A-Za-z0-9_]*)/g)) {
    if (!Object.hasOwn(params, name)) return name
  }
  return null
}

function missingParameter(query: string, name: string): LakeError {
  const at = query.search(new RegExp(`\\$${name}(?![A-Za-z0-9_])`))
  return parseError(query, `param $${name} referenced, but not provided`, Math.max(0, at), name.length + 1)
}

function syntaxError(query: string, error: unknown): LakeError {
  if (error instanceof GroqSyntaxError) {
    const description = error.message.replace(/^Syntax error in GROQ query at position \d+:?\s*/, '')
    const unexpected = description === 'Unexpected end of query' ? unexpectedToken(query, error.position) : null
    return unexpected ?? parseError(query, description, error.position, 1)
  }
  if (error instanceof RangeError) return parseError(query, 'query is nested too deeply', 0, 1)
  const description = error instanceof Error ? error.message : 'query does not parse'
  const named = /:\s*([A-Za-z_][\w:]*)$/.exec(description)?.[1]
  const at = named === undefined ? -1 : query.indexOf(named)
  return parseError(query, description, Math.max(0, at), at < 0 ? 1 : (named?.length ?? 1))
}

/** groq-js speaks of the end of the query, one character early, whenever something follows that it can't use. */
function unexpectedToken(query: string, position: number): LakeError | null {
  const rest = query.slice(position + 1).trimStart()
  if (rest.trimEnd() === '') return null
  const token = /^(\w+|[^\w\s])/u.exec(rest)?.[0] ?? rest.charAt(0)
  return parseError(query, `unexpected token "${token}"`, query.length - rest.length, token.length)
}

function parseError(query: string, description: string, start: number, length: number): LakeError {
  const from = Math.min(start, query.length)
  return new LakeError('queryParseError', description, { query, start: from, end: Math.min(query.length, from + length) })
}
