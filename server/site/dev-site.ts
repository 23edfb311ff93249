import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { studioPage, studioPolicy } from '#shared/studio-page.ts'
import { sitePolicy } from '../middleware/content-security-policy.ts'
import type { Listener } from '../process/listener.ts'
import { createDevRenderer } from '../rendering/dev-renderer.ts'
import { createRendering } from '../rendering/rendering.ts'
import type { Site, SiteDeps } from './site.ts'

/** The development server's preamble is inline and its client opens a socket. */
function loosen(policy: string): string {
  return policy
    .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws: wss:")
}

function studioWith(vite: ViteDevServer, { config, root }: SiteDeps): Site['studio'] {
  return async (request) => {
    const url = new URL(request.url)
    const source = await readFile(path.join(root, 'studio', 'index.html'), 'utf8')
    const html = await vite.transformIndexHtml(url.pathname, studioPage(source, config))
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }
    return new Response(html, { headers: { ...headers, 'Content-Security-Policy': loosen(studioPolicy(config, url)) } })
  }
}

/** The site from its sources, with hot reload: Vite answers for modules and public files, and everything else goes on to the app. */
export async function openDevSite(deps: SiteDeps & { listener: Listener }): Promise<Site> {
  const { config, cmsFetch, root, listener, now = Date.now } = deps
  const vite = await createServer({
    root,
    appType: 'custom',
    // Bundling the configuration would write a file that `node --watch` takes for a change of the sources.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: listener.server } },
    // Found at the start, so that no page is reloaded when the first visit brings new packages in.
    optimizeDeps: { entries: ['src/app/entry-client.tsx', 'studio/main.tsx'] },
  })
  listener.intercept((incoming, outgoing, next) => vite.middlewares(incoming, outgoing, next))
  const render = createDevRenderer(vite, { config, cmsFetch, now })
  return {
    files: { respond: async () => null, text: async () => null },
    studio: studioWith(vite, deps),
    rendering: createRendering({ render, policy: loosen(sitePolicy(config)), now, cache: false }),
    close: () => vite.close(),
  }
}
