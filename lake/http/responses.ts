import { LakeError } from '../documents/lake-error.ts'

/** Default headers of every answer of the API: nothing of it may be kept by a cache. */
const apiHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
}

export function jsonResponse(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...apiHeaders, ...headers } })
}

/** JSON text that is ready to be sent. */
export function jsonTextResponse(json: string): Response {
  return new Response(json, { headers: apiHeaders })
}

const reasons: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Request Entity Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  507: 'Insufficient Storage',
}

const queryErrors = new Set<string>([
  'queryParseError',
  'queryEvaluationError',
  'validationError',
  'mutationError',
  'actionError',
])

/** The one place where a fault becomes Sanity's JSON; what isn't meant for the caller becomes a bare 500. */
export function errorResponse(error: unknown): Response {
  if (error instanceof LakeError && queryErrors.has(error.code)) {
    return jsonResponse({ error: { type: error.code, description: error.message, ...error.details } }, error.status)
  }
  const { status, message, details } = plainError(error)
  const headers: Record<string, string> = details && 'retryAfter' in details ? { 'Retry-After': String(details.retryAfter) } : {}
  return jsonResponse({ statusCode: status, error: reasons[status] ?? 'Error', message, ...details }, status, headers)
}

function plainError(error: unknown): { status: number; message: string; details?: object } {
  if (error instanceof LakeError) return error
  if (isStorageFault(error)) {
    return {
      status: error.status,
      message: error.status === 507 ? 'No room left to store this' : 'The content store is not available',
    }
  }
  return { status: 500, message: 'An internal server error occurred' }
}

function isStorageFault(error: unknown): error is Error & { status: number } {
  return error instanceof Error && error.name === 'StorageError' && 'status' in error && typeof error.status === 'number'
}

/** Whether the lake's owner should hear of it: everything that isn't a refusal. */
export function isFault(error: unknown): boolean {
  return !(error instanceof LakeError)
}
