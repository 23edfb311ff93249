import type { Context } from './context.ts'
import { jsonResponse } from './responses.ts'
import type { Route } from './router.ts'

/** Small questions that clients ask of any Sanity API. */
export const serviceRoutes: readonly Route[] = [
  { method: 'GET', path: '/ping', anonymous: true, handle: () => jsonResponse({ message: 'pong' }) },
  { method: 'GET', path: '/check/cors', anonymous: true, handle: checkCors },
  { method: 'GET', path: '/intake/telemetry-status', handle: () => jsonResponse({ status: 'denied' }) },
  { method: 'POST', path: '/intake/batch', anonymous: true, handle: () => jsonResponse({}) },
]

function checkCors({ services, request }: Context): Response {
  const origin = request.headers.get('Origin')
  const allowed = origin === null || services.config.allowOrigin(origin)
  return jsonResponse({ result: { allowed, withCredentials: allowed } })
}
