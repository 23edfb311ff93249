import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, type UserConfig } from 'vite'
import { localeFallback } from './scripts/locale-fallback.ts'
import { studioBuild, withoutRemoteFonts } from './scripts/studio-build.ts'

/** Modules whose chunks take another name than their file's, so that sizes can be read: each by a part of its path, the first group. */
const NAMES: readonly [path: RegExp, prefix: string][] = [
  // A page's door is always `index.ts`.
  [/\/src\/pages\/([^/]+)\/index\.ts$/, ''],
  [/\/locales\/([^/]+)\/translations\.json/, 'translations-'],
  [/\/node_modules\/@sanity\/(client)\/dist\/index[^/]*$/, 'sanity-'],
]

function chunkFileNames(chunk: { name: string; facadeModuleId?: string | null }): string {
  for (const [path, prefix] of NAMES) {
    const part = path.exec(chunk.facadeModuleId ?? '')?.[1]
    if (part) return `assets/${prefix}${part}-[hash].js`
  }
  return `assets/${chunk.name}-[hash].js`
}

/** Libraries that change together and rarely keep their chunk over deployments of the site; each has its own line in size reports. */
const LIBRARIES: readonly [name: string, packages: string][] = [
  ['react', 'react|react-dom|scheduler'],
  ['router', 'react-router|react-router-dom|cookie|set-cookie-parser'],
  ['query', '@tanstack/[^/]+'],
  ['i18next', 'i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store'],
  ['portable-text', '@portabletext/[^/]+'],
  ['formik', 'formik|yup|property-expr|tiny-case|toposort|lodash|lodash-es|react-fast-compare|deepmerge|hoist-non-react-statics'],
  ['toastify', 'react-toastify'],
]

const codeSplitting = {
  // What a library needs of another stays with the other: nothing is pulled into a first load that does not ask for it.
  includeDependenciesRecursively: false,
  groups: LIBRARIES.map(([name, packages]) => ({ name, test: new RegExp(`/node_modules/(?:${packages})/`) })),
}

/** The site: the browser's half with a manifest, or with `--ssr src/app/entry-server.tsx` the server's. */
function siteBuild(isSsrBuild: boolean): UserConfig {
  return {
    plugins: [react(), tailwindcss(), localeFallback(), withoutRemoteFonts()],
    cacheDir: '.cache/vite-site',
    build: {
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      copyPublicDir: !isSsrBuild,
      emptyOutDir: true,
      manifest: !isSsrBuild,
      assetsInlineLimit: 0,
      rollupOptions: isSsrBuild
        ? {}
        : {
            input: 'src/app/entry-client.tsx',
            output: { chunkFileNames, entryFileNames: 'assets/[name]-[hash].js', codeSplitting },
          },
    },
  }
}

/** The site alone in the browser, its CMS and server answered by msw. Only development: there is nothing to build of it. */
function mockSite(): UserConfig {
  const { plugins = [] } = siteBuild(false)
  return { plugins: [...plugins, msw({ mode: 'worker-only' })], cacheDir: '.cache/vite-mock' }
}

/** `vite build` makes the site, `--mode studio` the Studio; the development server serves both, and `vite --mode mock` the mock mode. */
export default defineConfig(({ mode, isSsrBuild = false }) => {
  if (mode === 'studio') return studioBuild()
  return mode === 'mock' ? mockSite() : siteBuild(isSsrBuild)
})
