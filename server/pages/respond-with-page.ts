import { createHash } from 'node:crypto'
import { negotiateLanguage, splitLanguage } from '#shared/language.ts'
import type { RenderPage } from '#src/app/renderer.ts'
import type { RespondWithPage } from '../routes/pages.ts'

/** Renders pages and gives them their policy, their language and their caching rule. */
export function createRespondWithPage(deps: { render: RenderPage; policy: string }): RespondWithPage {
  return async (request, posted) => {
    const { pathname } = new URL(request.url)
    const language = negotiateLanguage({
      pathname,
      cookie: request.headers.get('Cookie'),
      acceptLanguage: request.headers.get('Accept-Language'),
    })
    const page = await deps.render(request, posted ? { language, posted } : { language })
    const headers = new Headers(page.headers)
    headers.set('Content-Security-Policy', deps.policy)
    if (page.status >= 300 && page.status < 400) {
      headers.set('Cache-Control', 'no-cache')
      return new Response(null, { status: page.status, headers })
    }
    headers.set('Content-Type', 'text/html; charset=utf-8')
    if (posted || page.status >= 500) {
      headers.set('Cache-Control', 'no-store')
      return new Response(page.html, { status: page.status, headers })
    }
    // A prefixed address is the same page for everybody; the bare one depends on who asks.
    headers.set('Cache-Control', splitLanguage(pathname).prefix ? 'public, no-cache' : 'private, no-cache')
    headers.append('Vary', 'Accept-Language, Cookie')
    const etag = `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 22)}"`
    headers.set('ETag', etag)
    const isKnown = request.headers.get('If-None-Match')?.split(/\s*,\s*/).includes(etag) && page.status === 200
    return isKnown ? new Response(null, { status: 304, headers }) : new Response(page.html, { status: page.status, headers })
  }
}
