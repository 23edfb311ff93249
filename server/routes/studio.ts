import type { PublicConfig } from '#shared/config.ts'
import type { StaticFiles } from './static-files.ts'

/** JSON that can stand inside a script element: no `<` ends it early. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Puts the settings into the Studio's page; its build holds none. */
export function studioPage(html: string, config: PublicConfig): string {
  return html.replace('</head>', () => `<script type="application/json" id="config">${scriptJson(config)}</script></head>`)
}

const ASSET_CACHE = 'public, max-age=31536000, immutable'

/** Serves the Studio below `/studio`: its files, and its one page for every other address there. */
export function createStudio(deps: { files: StaticFiles; config: PublicConfig; policy: string }) {
  const { files, config, policy } = deps
  return async (request: Request): Promise<Response | null> => {
    const pathname = new URL(request.url).pathname.slice('/studio'.length)
    const asset = pathname.startsWith('/assets/') || /\.\w+$/.test(pathname)
    const file = pathname === '/index.html' ? null : await files.respond(pathname, request, pathname.startsWith('/assets/') ? ASSET_CACHE : 'no-cache')
    if (file !== null) return file
    if (pathname.startsWith('/assets/') || (asset && pathname.startsWith('/static/'))) return null
    const html = await files.text('/index.html')
    if (html === null) return null
    return new Response(studioPage(html, config), {
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy },
    })
  }
}
