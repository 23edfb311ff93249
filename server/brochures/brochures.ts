import type { SanityClient } from '@sanity/client'
import { cookieValue } from '#shared/cookies.ts'
import { BROCHURE_COOKIE as COOKIE } from '#shared/forms/envelope.ts'
import { localizedPath, splitLanguage } from '#shared/language.ts'
import { paths } from '#shared/paths.ts'
import { createKeyedHash } from '../submissions/keyed-hash.ts'
import { createSigner } from '../submissions/signed-link.ts'

/** Hands out brochures to visitors who filled in the form; a lead form, not protection. */
export interface Brochures {
  /** Address of a brochure's file, good for `lifetime` milliseconds. */
  link(id: string, lifetime?: number): Promise<string>
  /** The cookie that spares a visitor the form for 30 days. Scripts may read it, and delete it to be asked again. */
  cookie(): Promise<string>
  /** `GET /api/brochures/:id`: leads on to the file, or to the form for whom it is not known that he filled it in. */
  open(id: string, request: Request): Promise<Response>
  /** `GET /api/brochures/:id/file`: the file, or null when the link is altered, expired or leads nowhere. */
  file(id: string, request: Request): Promise<Response | null>
}

export interface BrochuresDeps {
  reader: SanityClient
  /** Fetches the file from the CMS. */
  cmsFetch: (request: Request) => Promise<Response>
  secret: string
  publicUrl: string
  /** Epoch milliseconds, UTC. */
  now: () => number
}

const MINUTE = 60_000

/** The page of the form in the language of the page of this site that the request came from; else the bare one, which asks the browser. */
export function formPage(request: Request, publicUrl: string): string {
  const from = URL.parse(request.headers.get('Referer') ?? '')
  const prefix = from?.origin === publicUrl ? splitLanguage(from.pathname).prefix : null
  return prefix ? localizedPath(paths.brochures, prefix) : paths.brochures
}

/** Milliseconds that a link after the form is good for. */
const LINK_LIFETIME = 15 * MINUTE
const COOKIE_LIFETIME = 30 * 24 * 60 * MINUTE

const FILE = `*[_type == "brochure" && _id == $id][0]{
  "name": coalesce(file.asset->originalFilename, slug.current + ".pdf", "brochure.pdf"), "url": file.asset->url
}`

/** `attachment` with the name in ASCII and in full (RFC 6266 4.3). */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`
}

export function createBrochures(deps: BrochuresDeps): Brochures {
  const { reader, publicUrl, now } = deps
  const links = createSigner(createKeyedHash(deps.secret, 'brochure link'), now)
  const visitors = createSigner(createKeyedHash(deps.secret, 'brochure visitor'), now)

  const link: Brochures['link'] = async (id, lifetime = LINK_LIFETIME) => {
    const parameters = new URLSearchParams(await links.sign(id, now() + lifetime))
    return `/api/brochures/${encodeURIComponent(id)}/file?${parameters}`
  }

  async function isKnownVisitor(request: Request): Promise<boolean> {
    const [expires = '', signature = ''] = cookieValue(request.headers.get('Cookie'), COOKIE)?.split('.') ?? []
    return visitors.verify(COOKIE, expires, signature)
  }

  return {
    link,

    async cookie() {
      const { expires, signature } = await visitors.sign(COOKIE, now() + COOKIE_LIFETIME)
      const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
      return `${COOKIE}=${expires}.${signature}; Path=/; Max-Age=${COOKIE_LIFETIME / 1000}; SameSite=Lax${secure}`
    },

    async open(id, request) {
      const form = () => `${formPage(request, publicUrl)}?${new URLSearchParams({ brochure: id })}`
      const location = (await isKnownVisitor(request)) ? await link(id) : form()
      return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
    },

    async file(id, request) {
      const { searchParams } = new URL(request.url)
      const isGood = await links.verify(id, searchParams.get('expires') ?? '', searchParams.get('signature') ?? '')
      const found = isGood ? await reader.fetch<{ name: string; url: string | null } | null>(FILE, { id }) : null
      if (!found?.url) return null
      const range = request.headers.get('Range')
      const file = await deps.cmsFetch(new Request(found.url, range ? { headers: { Range: range } } : {}))
      // 416 says that the wanted part is not there, which is the browser's to know.
      if (!file.ok && file.status !== 416)
        throw new Error(`Failed to fetch the file of brochure ${id}: the CMS answered ${file.status}`)
      const headers = new Headers({
        'Cache-Control': 'private, no-store',
        'Content-Disposition': attachment(found.name),
        'X-Robots-Tag': 'noindex',
      })
      for (const name of ['Content-Type', 'Content-Length', 'Content-Range', 'Accept-Ranges']) {
        const value = file.headers.get(name)
        if (value !== null) headers.set(name, value)
      }
      return new Response(file.body, { status: file.status, headers })
    },
  }
}
