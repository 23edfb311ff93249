import { ENVELOPE } from '#shared/forms/envelope.ts'
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
  return { status, values: typedValues(plain), errors }
}

export function createPages(deps: { respond: RespondWithPage; submissions: Submissions }): Pages {
  const { respond, submissions } = deps

  async function answer(request: Request, plain: PlainOutcome): Promise<Response> {
    const { collection, outcome } = plain
    const headers = { 'Cache-Control': 'no-store' }
    if (isAccepted(outcome)) {
      const sent = outcome.more?.outcome ? `${collection}:${outcome.more.outcome}` : collection
      return new Response(null, { status: 303, headers: { ...headers, Location: sentLocation(new URL(request.url), sent) } })
    }
    // No such event: the page says so itself, as for a visitor who only looks.
    const page = new Request(request.url, { headers: request.headers })
    return outcome.status === 404 ? respond(page) : respond(page, postedForm(plain, outcome))
  }

  return {
    show: (request) => respond(request),
    async post(request, address) {
      const result = await submissions.plainPost(request, address)
      if (result === null) return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
      return 'collection' in result ? answer(request, result) : outcomeResponse(result)
    },
  }
}
