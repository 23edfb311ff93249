import { type PageState, STATE_ID, scriptJson } from './page-state.ts'
import type { PageAssets } from './renderer.ts'

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Tags of the head that no component owns. The theme's script stands in the way of rendering on purpose: no flash of the other scheme. */
function head({ scripts, preloads, styles, fonts = [], head: extra = '' }: PageAssets): string {
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<script src="/theme.js"></script>',
    ...styles.map((href) => `<link rel="stylesheet" href="${attribute(href)}">`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${attribute(href)}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${attribute(href)}">`),
    extra,
    ...scripts.map((src) => `<script type="module" src="${attribute(src)}"></script>`),
  ].join('')
}

/** Puts the tags of the build and the page's state into a document that React rendered. */
export function completeDocument(rendered: string, assets: PageAssets, state: PageState): string {
  const data = `<script type="application/json" id="${STATE_ID}">${scriptJson(state)}</script>`
  const html = rendered.startsWith('<!DOCTYPE') ? rendered : `<!DOCTYPE html>${rendered}`
  return html.replace('<head>', () => `<head>${head(assets)}`).replace(/<\/body><\/html>$/, () => `${data}</body></html>`)
}
