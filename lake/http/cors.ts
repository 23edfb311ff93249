const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
/** Seconds; the longest that browsers accept. */
const preflightAge = '7200'

/** Puts the CORS headers of the Fetch standard on answers, for allowed origins only. */
export interface Cors {
  /** The answer to a preflight, null when the request is none. */
  preflight(request: Request): Response | null
  decorate(request: Request, response: Response): Response
}

/** @param allowOrigin whether pages of an origin may call with credentials. */
export function createCors(allowOrigin: (origin: string) => boolean): Cors {
  const allowed = (request: Request): string | null => {
    const origin = request.headers.get('Origin')
    return origin !== null && origin !== 'null' && allowOrigin(origin) ? origin : null
  }
  return {
    preflight(request) {
      if (request.method !== 'OPTIONS') return null
      const headers = new Headers({ Vary: 'Origin, Access-Control-Request-Headers' })
      if (allowed(request) !== null) {
        headers.set('Access-Control-Allow-Methods', methods)
        headers.set(
          'Access-Control-Allow-Headers',
          request.headers.get('Access-Control-Request-Headers') ?? 'authorization, content-type',
        )
        headers.set('Access-Control-Max-Age', preflightAge)
      }
      return new Response(null, { status: 204, headers })
    },
    decorate(request, response) {
      const origin = allowed(request)
      if (!response.headers.get('Vary')?.includes('Origin')) response.headers.append('Vary', 'Origin')
      // Assets set their own: they are public and carry no credentials.
      if (origin !== null && !response.headers.has('Access-Control-Allow-Origin')) {
        response.headers.set('Access-Control-Allow-Origin', origin)
        response.headers.set('Access-Control-Allow-Credentials', 'true')
      }
      return response
    },
  }
}
