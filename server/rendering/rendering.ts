/** The door of rendering: answers for pages, from a cache that a publish empties where it must. */
import { negotiateLanguage, splitLanguage } from '#shared/language.ts'
import type { PostedForm, RenderedPage, RenderPage } from '#src/app/renderer.ts'
import { chooseEncoding } from '../middleware/compression.ts'
import { createPageBytes } from './page-bytes.ts'
import { createPageCache } from './page-cache.ts'

export interface RenderingDeps {
  render: RenderPage
  /** Value of `Content-Security-Policy` on every page. */
  policy: string
  /** Epoch milliseconds, UTC. */
  now: () => number
  /** Off while developing, when every edit must show. */
  cache?: boolean
}

export interface Rendering {
  /** Answers a GET or HEAD of a page's address; with `posted`, the page that a failed plain post came from. */
  respond(request: Request, posted?: PostedForm): Promise<Response>
  /** Forgets the pages that show what one of these sync tags stands for. */
  purge(syncTags: readonly string[]): void
  /** Forgets all pages: after changes of which the tags are not known. */
  clear(): void
}

const MAX_PAGES = 1_000
/** Addresses that a visitor may make up, with queries and of pages that are not there, must not push out the others. */
const MAX_ODD_PAGES = 200

/** `If-None-Match` compares weakly: an intermediary may have weakened the tag (RFC 9110 13.1.2). */
function matches(header: string | null, tag: string): boolean {
  const known = (header ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
  return known.includes(tag) || known.includes('*')
}

export function createRendering({ render, policy, now, cache = true }: RenderingDeps): Rendering {
  const pages = createPageCache({ maxPages: MAX_PAGES, now })
  const oddPages = createPageCache({ maxPages: MAX_ODD_PAGES, now })
  const bytes = createPageBytes()
  const underWay = new Map<string, Promise<RenderedPage>>()
  let purges = 0

  /** Renders a page once, however many ask for it at the same time; a publish in the meantime keeps it out of the cache. */
  function renderOnce(key: string, request: Request, language: ReturnType<typeof negotiateLanguage>): Promise<RenderedPage> {
    const running = underWay.get(key)
    if (running) return running
    const before = purges
    const rendering = render(request, { language }).then((page) => {
      const odd = page.status !== 200 || new URL(request.url).search !== ''
      if (cache && before === purges) (odd ? oddPages : pages).set(key, page)
      return page
    })
    const done = rendering.finally(() => {
      if (underWay.get(key) === done) underWay.delete(key)
    })
    if (cache) underWay.set(key, done)
    return done
  }

  /** What is being rendered may have been read before the publish: whoever asks from now on gets a new rendering. */
  function overtake(): void {
    purges += 1
    underWay.clear()
  }

  async function answer(request: Request, page: RenderedPage, cacheControl: string): Promise<Response> {
    const headers = new Headers({ ...page.headers, 'Cache-Control': cacheControl })
    headers.set('Vary', 'Cookie, Accept-Language, Accept-Encoding')
    if (page.status >= 300 && page.status < 400) return new Response(null, { status: page.status, headers })
    headers.set('Content-Type', 'text/html; charset=utf-8')
    headers.set('Content-Security-Policy', policy)
    if (page.status === 503) headers.set('Retry-After', '5')
    const encoding = cache ? chooseEncoding(request.headers.get('Accept-Encoding') ?? '') : null
    if (page.status === 200) {
      const tag = bytes.etag(page, encoding)
      headers.set('ETag', tag)
      if (matches(request.headers.get('If-None-Match'), tag)) return new Response(null, { status: 304, headers })
    }
    if (encoding !== null) headers.set('Content-Encoding', encoding)
    if (request.method === 'HEAD') return new Response(null, { status: page.status, headers })
    const body = encoding === null ? page.html : await bytes.encode(page, encoding)
    return new Response(body, { status: page.status, headers })
  }

  return {
    async respond(request, posted) {
      const { pathname, search } = new URL(request.url)
      const language = negotiateLanguage({
        pathname,
        cookie: request.headers.get('Cookie'),
        acceptLanguage: request.headers.get('Accept-Language'),
      })
      if (posted) return answer(request, await render(request, { language, posted }), 'no-store')
      const key = `${language} ${pathname}${search}`
      const page = pages.get(key) ?? oddPages.get(key) ?? (await renderOnce(key, request, language))
      // A bare address speaks the visitor's language: no shared cache may keep it.
      const shared = splitLanguage(pathname).prefix !== null && page.status === 200
      return answer(request, page, shared ? 'public, max-age=0, s-maxage=60, must-revalidate' : 'private, no-cache')
    },
    purge(syncTags) {
      overtake()
      pages.purge(syncTags)
      oddPages.purge(syncTags)
    },
    clear() {
      overtake()
      pages.clear()
      oddPages.clear()
    },
  }
}
