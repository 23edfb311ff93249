import type { PublicConfig } from '#shared/config.ts'
import { studioPage, studioPolicy } from '#shared/studio-page.ts'
import type { StaticFiles } from './static-files.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Serves the Studio below `/studio`: its files, and its one page for every other address there; null for a file that is not there. */
export function createStudio(deps: { files: StaticFiles; config: PublicConfig }): (request: Request) => Promise<Response | null> {
  const { files, config } = deps
  return async (request) => {
    const url = new URL(request.url)
    const pathname = url.pathname.slice('/studio'.length)
    const isAsset = pathname.startsWith('/assets/')
    const file = pathname === '/index.html' ? null : await files.respond(pathname, request, isAsset ? IMMUTABLE : 'no-cache')
    if (file !== null || isAsset) return file
    const html = await files.text('/index.html')
    if (html === null) return null
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': studioPolicy(config, url),
    }
    return new Response(studioPage(html, config), { headers })
  }
}
