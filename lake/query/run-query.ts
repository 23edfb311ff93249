import { evaluate, evaluateSync, type parse } from 'groq-js'
import { LakeError } from '../documents/lake-error.ts'
import type { Reader, Storage } from '../storage/storage.ts'
import { createDatasetView } from './dataset-view.ts'
import { needsStreams } from './evaluation-hazards.ts'
import { createLookups } from './lookups.ts'
import type { Node } from './nodes.ts'
import { createQueryParser, type ParseQuery } from './parse-query.ts'
import { planQuery } from './plan.ts'
import type { QueryAnswer, QueryRequest, QueryRunner } from './query-runner.ts'

/** Characters of JSON that an answer may have: who has a token exports whole datasets, a page needs a thousandth of it. */
const largestResult = { all: 32_000_000, root: 4_000_000, none: 4_000_000 }

type GroqTree = ReturnType<typeof parse>

/** The planner only moves, wraps and copies nodes of the parser: what it makes is a tree of groq-js again. */
function toGroq(node: Node): GroqTree {
  return node as unknown as GroqTree
}

/**
 * Evaluates queries in this thread, each over one snapshot.
 *
 * @param projectId what `sanity::projectId()` answers.
 */
export function createInlineQueryRunner({ storage, projectId }: { storage: Storage; projectId: string }): QueryRunner {
  const parseQuery = createQueryParser()
  return async (request) => storage.read((reader) => runQuery(reader, request, parseQuery, projectId))
}

function runQuery(
  reader: Reader,
  request: QueryRequest,
  parseQuery: ParseQuery,
  projectId: string,
): QueryAnswer | Promise<QueryAnswer> {
  const parsed = parseQuery(request.query, request.params)
  const view = createDatasetView(reader, request)
  const options = {
    dataset: [],
    params: request.params,
    identity: request.identity,
    timestamp: new Date(request.now),
    sanity: { projectId, dataset: request.dataset },
    dereference: (reference: { _ref: string }) => lookups.dereference(reference) as never,
  }
  const evaluateNode = (node: Node, root?: unknown) => evaluateSync(toGroq(node), { ...options, root }).data
  const lookups = createLookups({ dataset: request.dataset, view, evaluate: evaluateNode })
  const answer = (result: unknown): QueryAnswer => {
    const json = JSON.stringify(result ?? null)
    if (json.length > largestResult[request.access]) {
      throw new LakeError(
        'queryEvaluationError',
        `The result of the query is larger than ${largestResult[request.access]} characters`,
      )
    }
    return { json, syncTags: [...lookups.tags] }
  }
  try {
    const tree = lookups.withTextSearch(parsed)
    if (needsStreams(tree)) {
      const pending = evaluate(toGroq(tree), { ...options, dataset: lookups.all() })
      return Promise.resolve(pending).then(async (value) => answer(await value.get()), refuse)
    }
    const planned = planQuery(tree, {
      all: lookups.all,
      lookup: lookups.find,
      count: lookups.count,
      countAll: lookups.countAll,
      lookupNode: lookups.findNode,
      topRows: lookups.findTop,
      evaluate: evaluateNode,
    })
    return answer(evaluateNode(planned))
  } catch (error) {
    return refuse(error)
  }
}

/** What groq-js throws is the query's fault; what the storage throws is not. */
function refuse(error: unknown): never {
  const isOurs = error instanceof LakeError || (error instanceof Error && error.name === 'StorageError')
  if (isOurs) throw error
  const message =
    error instanceof RangeError ? 'query is nested too deeply' : error instanceof Error ? error.message : String(error)
  throw new LakeError('queryEvaluationError', message)
}
