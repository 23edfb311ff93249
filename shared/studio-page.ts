import type { PublicConfig } from './config.ts'

/** Id of the data block in the Studio's page that carries the settings; the page is built without any. */
export const STUDIO_CONFIG_ID = 'studio-config'

const BLOCK = [`<script type="application/json" id="${STUDIO_CONFIG_ID}">`, '</script>'] as const

/**
 * Fills the settings into the built Studio page; what is sent to the browser for every address below `/studio`.
 * @throws {Error} when the page has no empty data block, so that a broken build is found at the start
 */
export function studioPage(html: string, config: PublicConfig): string {
  const empty = BLOCK.join('')
  if (!html.includes(empty)) throw new Error(`The Studio's page has no empty data block #${STUDIO_CONFIG_ID}.`)
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return html.replace(empty, () => BLOCK.join(json))
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/

/**
 * Whether a page at this address may spread its event streams over `sN.localhost`: a browser gives one host only six connections over
 * HTTP/1.1, fewer than the Studio's streams need. Behind https the connection is HTTP/2, which has no such limit.
 */
export function isLoopbackPage(page: { protocol: string; hostname: string }): boolean {
  return page.protocol === 'http:' && LOOPBACK.test(page.hostname)
}

/** Hosts of hosted Sanity that the Studio talks to, with the schemes that it uses. */
function hostedSources({ apiHost, projectId }: PublicConfig): string[] {
  const host = new URL(apiHost).host
  const names = [host, `${projectId}.${host}`, `${projectId}.${host.replace(/^api\./, 'apicdn.')}`, 'cdn.sanity.io']
  return [...names.map((name) => `https://${name}`), `wss://${projectId}.${host}`]
}

/**
 * The Content-Security-Policy of the Studio's page. `style-src` needs `unsafe-inline` because the Studio writes its styles at run time;
 * no inline script is allowed. `page` is the address at which the browser asked for it: streams of a loopback page go to other names of
 * the same port.
 */
export function studioPolicy(config: PublicConfig, page: URL): string {
  const hosted = config.useProjectHostname ? hostedSources(config) : []
  const streams = !config.useProjectHostname && isLoopbackPage(page) ? [`http://*.localhost:${page.port || '80'}`] : []
  const socket = config.useProjectHostname ? [] : [`${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}`]
  // Pictures of hosted users come from wherever they signed in.
  const pictures = config.useProjectHostname ? ['https:'] : []
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures],
    'media-src': ["'self'", 'blob:', ...pictures],
    'connect-src': ["'self'", ...streams, ...socket, ...hosted],
    'frame-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
