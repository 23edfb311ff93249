import { brochureDownloadForm } from '#shared/forms/brochure-download.ts'
import { ENVELOPE, EXPIRED_PARAMETER } from '#shared/forms/envelope.ts'
import { newsletterForm } from '#shared/forms/newsletter.ts'
import type { PostedForm } from '#src/app/renderer.ts'
import { SUBMISSION_KINDS } from '../submissions/forms.ts'
import { isAccepted, outcomeResponse, type Refusal } from '../submissions/outcome.ts'
import { sentLocation } from '../submissions/plain-post.ts'
import type { PlainOutcome, Submissions } from '../submissions/submissions.ts'

/** Shows a page, perhaps with what a plain post led to. */
export type RespondWithPage = (request: Request, posted?: PostedForm) => Promise<Response>

export interface Pages {
  show(request: Request): Promise<Response>
  /** The page at `pathname` with status 403: what was asked for is not to be had without going there first. */
  forbidden(pathname: string, request: Request): Promise<Response>
  /** A plain form post at a page's address. */
  post(request: Request, address: string): Promise<Response>
}

/** Fields of the form that are shown again; what the server adds or the browser measured is not. */
function typedValues({ collection, fields }: PlainOutcome): Record<string, string> {
  const form = collection === 'newsletter-subscriptions' ? newsletterForm : SUBMISSION_KINDS[collection].form
  const names = [...Object.keys(form.fields), ENVELOPE.brochure, ENVELOPE.sendBrochure]
  return Object.fromEntries(names.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])))
}

function postedForm(plain: PlainOutcome, refusal: Refusal): PostedForm {
  const errors = refusal.status === 422 ? refusal.errors : {}
  const status = refusal.status === 422 || refusal.status === 409 || refusal.status === 410 ? refusal.status : 503
  return { collection: plain.collection, status, values: typedValues(plain), errors }
}

/** The page as it is for a server that can't, with the status and the time of one that won't yet. */
function tooManyRequests(page: Response, retryAfter: number): Response {
  const headers = new Headers(page.headers)
  headers.set('Retry-After', String(retryAfter))
  return new Response(page.body, { status: 429, headers })
}

export function createPages(deps: { respond: RespondWithPage; submissions: Submissions }): Pages {
  const { respond, submissions } = deps

  async function answer(request: Request, plain: PlainOutcome): Promise<Response> {
    const { collection, outcome } = plain
    const headers = { 'Cache-Control': 'no-store' }
    if (isAccepted(outcome)) {
      const { download, outcome: said } = outcome.more ?? {}
      const location = download ?? sentLocation(new URL(request.url), said ? `${collection}:${said}` : collection)
      return new Response(null, { status: 303, headers: { ...headers, Location: location } })
    }
    const page = new Request(request.url, { headers: request.headers })
    // No such event: the page says so itself, as for a visitor who only looks. A brochure that is gone leaves the form where it was.
    if (outcome.status === 404 && collection !== brochureDownloadForm.collection) return respond(page)
    const shown = await respond(page, postedForm(plain, outcome))
    return outcome.status === 429 ? tooManyRequests(shown, outcome.retryAfter) : shown
  }

  return {
    show: (request) => respond(request),
    async forbidden(pathname, request) {
      const address = new URL(`${pathname}?${EXPIRED_PARAMETER}=1`, request.url)
      const page = await respond(
        new Request(address, {
          headers: {
            'Accept-Language': request.headers.get('Accept-Language') ?? '',
            Cookie: request.headers.get('Cookie') ?? '',
          },
        }),
      )
      const headers = new Headers(page.headers)
      headers.delete('ETag')
      headers.set('Cache-Control', 'no-store')
      return new Response(page.body, { status: 403, headers })
    },
    async post(request, address) {
      const result = await submissions.plainPost(request, address)
      if (result === null) return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
      return 'collection' in result ? answer(request, result) : outcomeResponse(result)
    },
  }
}
