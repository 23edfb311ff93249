import { evaluateSync, type parse } from 'groq-js'
import { LakeError } from '../documents/lake-error.ts'
import type { Json, SanityDocument } from '../documents/types.ts'
import { childOf, isNode, type Node, ungroup } from './nodes.ts'
import type { ParseQuery } from './parse-query.ts'
import { hasRunawayPattern, isQuickToParse } from './query-weight.ts'

/** Whether a document, alone, passes a filter. */
export type MatchDocument = (document: SanityDocument) => boolean

interface Listening {
  query: string
  params: { [name: string]: Json }
  identity: string
  projectId: string
  dataset: string
}

/**
 * Compiles the filter of a listener: `*[…]` with whatever follows it, as projections, order and slices don't matter to it.
 *
 * @throws LakeError for a query that doesn't parse or doesn't begin with `*`.
 */
export function compileMatch(parseQuery: ParseQuery, { query, params, identity, projectId, dataset }: Listening): MatchDocument {
  if (!isQuickToParse(query)) throw tooExpensive(query)
  const parsed = parseQuery(query, params)
  // A filter is evaluated for every change for as long as the listener stays.
  if (hasRunawayPattern(parsed)) throw tooExpensive(query)
  const tests = testsOf(parsed, query)
  if (tests.length === 0) return () => true
  const rows: Node = { type: 'Everything' }
  const tree = tests.reduce<Node>((base, expr) => ({ type: 'Filter', base, expr }), rows)
  return (document) => {
    const options = { dataset: [document], params, identity, sanity: { projectId, dataset } }
    try {
      const found: unknown = evaluateSync(tree as unknown as ReturnType<typeof parse>, options).data
      return Array.isArray(found) && found.length > 0
    } catch {
      // A function that groq-js doesn't know matches nothing, as a filter that is null does.
      return false
    }
  }
}

function tooExpensive(query: string): LakeError {
  return new LakeError('queryParseError', 'the filter is too expensive for a listener', { query, start: 0, end: query.length })
}

function testsOf(tree: Node, query: string): Node[] {
  let node = ungroup(tree)
  let tests: Node[] = []
  while (node.type !== 'Everything') {
    if (node.type === 'Filter') tests.unshift(childOf(node, 'expr'))
    else if (!/^(Projection|Map|FlatMap|Slice|AccessElement|PipeFuncCall|ArrayCoerce)$/.test(node.type) || !isNode(node.base)) {
      throw new LakeError('queryParseError', 'a listener needs a filter that begins with *', {
        query,
        start: 0,
        end: query.length,
      })
    }
    // A filter behind a projection sees other fields than the document's.
    if (node.type !== 'Filter' && /^(Projection|Map|FlatMap)$/.test(node.type)) tests = []
    node = ungroup(childOf(node, 'base'))
  }
  return tests
}
