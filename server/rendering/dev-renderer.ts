import type { ViteDevServer } from 'vite'
import type { CreateRenderer, PageAssets, RendererDeps, RenderPage } from '#src/app/renderer.ts'

const REFRESH = `<script type="module">
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
</script>`

const ASSETS: PageAssets = {
  scripts: ['/@vite/client', '/src/app/entry-client.tsx'],
  preloads: [],
  styles: ['/src/app/site.css'],
  head: REFRESH,
}

/** The renderer while developing: the sources through Vite, read anew for every page, so that an edit shows at once. */
export function createDevRenderer(vite: ViteDevServer, deps: Omit<RendererDeps, 'assetsFor'>): RenderPage {
  return async (request, context) => {
    try {
      const { createRenderer } = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as { createRenderer: CreateRenderer }
      return await createRenderer({ ...deps, assetsFor: () => ASSETS })(request, context)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      throw error
    }
  }
}
