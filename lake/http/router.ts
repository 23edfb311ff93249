import { LakeError } from '../documents/lake-error.ts'
import type { Handler } from './context.ts'

/** A method and a path such as `/data/doc/:dataset/*ids`, where `*` takes the rest of the path. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  handle: Handler
  /** Whether callers without a token are let in. */
  anonymous?: true
}

export interface RouteMatch {
  route: Route
  params: Record<string, string>
}

/**
 * @param routes the first that matches wins.
 * @returns finds the route of a request; throws a LakeError 404 or 405 when there is none.
 */
export function createRouter(routes: readonly Route[]): (method: string, pathname: string) => RouteMatch {
  const compiled = routes.map((route) => ({ route, segments: route.path.split('/').slice(1) }))
  return (method, pathname) => {
    const asked = pathname.split('/').slice(1)
    let knowsPath = false
    for (const { route, segments } of compiled) {
      const params = matchSegments(segments, asked)
      if (params === null) continue
      if (route.method === method || (route.method === 'GET' && method === 'HEAD')) return { route, params }
      knowsPath = true
    }
    if (knowsPath) throw new LakeError('methodNotAllowed', `Method ${method} is not allowed here`)
    throw new LakeError('notFound', 'Resource not found')
  }
}

function matchSegments(segments: readonly string[], asked: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const part = asked[index]
    if (part === undefined || part === '') return null
    if (segment.startsWith('*')) {
      params[segment.slice(1)] = asked.slice(index).join('/')
      return params
    }
    if (segment.startsWith(':')) params[segment.slice(1)] = decodeSegment(part)
    else if (segment !== part) return null
  }
  return asked.length === segments.length ? params : null
}

/** @throws LakeError 400 for a broken percent-encoding. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw new LakeError('badRequest', 'The path is not encoded correctly')
  }
}
