import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { localeFallback } from './scripts/locale-fallback.ts'

/** A page's door is always `index.ts`; its chunk takes the name of the page's folder, so that sizes can be read. */
function chunkFileNames(chunk: { name: string; facadeModuleId?: string | null }): string {
  const page = /\/src\/pages\/([^/]+)\/index\.ts$/.exec(chunk.facadeModuleId ?? '')
  const locale = /\/locales\/([^/]+)\/translations\.json/.exec(chunk.facadeModuleId ?? '')
  return `assets/${page?.[1] ?? (locale ? `translations-${locale[1]}` : chunk.name)}-[hash].js`
}

/** The site: `vite build` makes the browser's half with a manifest, `vite build --ssr src/app/entry-server.tsx` the server's. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), localeFallback()],
  cacheDir: '.cache/vite-site',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild
      ? {}
      : { input: 'src/app/entry-client.tsx', output: { chunkFileNames, entryFileNames: 'assets/[name]-[hash].js' } },
  },
}))
