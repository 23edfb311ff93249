import { delay, HttpResponse, http, type RequestHandler } from 'msw'
import type { Lake } from '#lake/lake.ts'
import type { Submissions } from '#server/submissions/submissions.ts'
import type { Collection } from '#shared/forms/form.ts'

/** How the CMS and the server behave; may be changed while they run. */
export interface Behaviour {
  /** Milliseconds before each answer. */
  latency: number
  /** Whether everything is answered with 503. */
  failing: boolean
}

export interface HandlersDeps {
  lake: Lake
  submissions: Submissions
  behaviour: Behaviour
}

const COLLECTIONS = [
  'event-registrations',
  'webinar-requests',
  'demo-requests',
  'brochure-downloads',
  'newsletter-subscriptions',
] as const satisfies readonly Collection[]

/** The CMS's API and the site's own, answered by the code that answers them in the product. */
export function createHandlers({ lake, submissions, behaviour }: HandlersDeps): RequestHandler[] {
  const answer = async (respond: () => Promise<Response> | Response): Promise<Response> => {
    await delay(behaviour.latency)
    return behaviour.failing ? HttpResponse.json({ error: 'unavailable' }, { status: 503 }) : respond()
  }
  return [
    http.all(
      ({ request }) => lake.owns(new URL(request.url).pathname),
      ({ request }) => answer(() => lake.fetch(request)),
    ),
    ...COLLECTIONS.map((collection) =>
      http.post(`*/api/${collection}`, ({ request }) => answer(() => submissions.post(collection, request, 'mock'))),
    ),
    http.get<{ kind: string; urlId: string }>('*/api/availability/:kind/:urlId', ({ params }) =>
      answer(async () => {
        const found = await submissions.availability(params.kind === 'webinar' ? 'webinar' : 'event', params.urlId)
        return HttpResponse.json(found ?? { error: 'notFound' }, { status: found ? 200 : 404 })
      }),
    ),
    http.post('*/api/preferences', () => answer(() => new Response(null, { status: 204 }))),
  ]
}
