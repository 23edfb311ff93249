import { LakeError } from '../documents/lake-error.ts'
import { unauthorized } from './access.ts'
import { accountRoutes } from './account-routes.ts'
import { assetRoutes } from './asset-routes.ts'
import { authRoutes } from './auth-routes.ts'
import type { Services } from './context.ts'
import { createCors } from './cors.ts'
import { documentRoutes } from './document-routes.ts'
import { historyRoutes } from './history-routes.ts'
import type { RequestInfo } from './options.ts'
import { projectRoutes } from './project-routes.ts'
import { queryRoutes } from './query-routes.ts'
import { errorResponse, isFault } from './responses.ts'
import { createRouter } from './router.ts'
import { serviceRoutes } from './service-routes.ts'
import { streamRoutes } from './stream-routes.ts'
import { userRoutes } from './user-routes.ts'

const apiPath = /^\/v(1|X|\d{4}-\d{2}-\d{2})(\/.*)$/i
const assetPath = /^\/(images|files)\//

/** Whether a path belongs to the lake. */
export function ownsPath(pathname: string): boolean {
  return apiPath.test(pathname) || assetPath.test(pathname)
}

/**
 * @param onError is told of faults that callers see as a bare 500.
 * @returns the function from request to response; it never rejects.
 */
export function createHandler(
  services: Services,
  onError: (error: unknown, request: Request) => void,
): (request: Request, info: RequestInfo) => Promise<Response> {
  const cors = createCors(services.config.allowOrigin)
  const findRoute = createRouter([
    ...queryRoutes,
    ...documentRoutes,
    ...streamRoutes,
    ...historyRoutes,
    ...assetRoutes,
    ...userRoutes,
    ...projectRoutes,
    ...authRoutes,
    ...accountRoutes,
    ...serviceRoutes,
  ])

  async function answer(request: Request, info: RequestInfo): Promise<Response> {
    const url = new URL(request.url)
    if (assetPath.test(url.pathname)) return services.assets.deliver(request, url)
    const [, apiVersion, path] = apiPath.exec(url.pathname) ?? []
    if (apiVersion === undefined || path === undefined) throw new LakeError('notFound', 'Resource not found')
    checkProject(request, services.config.projectId)
    const { token, identity } = await authenticate(request)
    const { route, params } = findRoute(request.method, path)
    if (identity === null && route.anonymous !== true) throw unauthorized()
    return route.handle({ services, request, url, apiVersion, params, identity, token, info })
  }

  /** A token that nobody holds is refused even where anonymous readers are welcome: a session that ended must be noticed. */
  async function authenticate(request: Request) {
    const header = request.headers.get('Authorization')
    if (header === null) return { token: null, identity: null }
    const token = /^Bearer\s+(\S+)$/i.exec(header)?.[1] ?? ''
    const identity = token === '' ? null : await services.sessions.identify(token)
    if (identity === null) throw unauthorized()
    return { token, identity }
  }

  return async (request, info) => {
    const preflight = cors.preflight(request)
    if (preflight !== null) return cors.decorate(request, preflight)
    let response: Response
    try {
      response = await answer(request, info)
    } catch (error) {
      if (isFault(error)) onError(error, request)
      response = errorResponse(error)
    }
    if (request.method === 'HEAD') {
      await response.body?.cancel()
      response = new Response(null, response)
    }
    return cors.decorate(request, response)
  }
}

/** Clients that don't put the project in the host name send it in a header. */
function checkProject(request: Request, projectId: string): void {
  const asked = request.headers.get('X-Sanity-Project-ID')
  if (asked !== null && asked !== projectId) {
    throw new LakeError('notFound', `Project "${asked}" not found`, { errorCode: 'SIO-404-PNF' })
  }
}
