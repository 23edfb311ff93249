import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'

const REMOTE_FONT = /@font-face\s*\{[^}]*url\(\s*["']?https?:[^}]*\}/g

/** Takes the fonts of the design system out that lie on a foreign host: the Studio loads nothing from anywhere else. */
export function withoutRemoteFonts(): Plugin {
  return {
    name: 'without-remote-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:$|\?)/, code: 'https' },
      handler: (code) => code.replace(REMOTE_FONT, ''),
    },
  }
}

/**
 * The build of the Studio (`vite build --mode studio`): `dist/studio/index.html`, served below `/studio/`. Its page names the entry as
 * `/studio/main.tsx`, which is right for a development server at the top of the repository, so the build maps that name to the folder.
 */
export function studioBuild(): UserConfig {
  return {
    root: 'studio',
    base: '/studio/',
    publicDir: false,
    cacheDir: '../.cache/vite-studio',
    plugins: [withoutRemoteFonts(), react()],
    resolve: { alias: [{ find: /^\/studio\//, replacement: `${process.cwd()}/studio/` }] },
    build: {
      outDir: '../dist/studio',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // The Studio is one application that editors keep open; its main chunk is some megabytes whatever one does.
      chunkSizeWarningLimit: 12_000,
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'icons', test: /@sanity[\\/]icons/ }] } },
        // A directive for React's compiler, in code that is compiled already.
        onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
      },
    },
  }
}
