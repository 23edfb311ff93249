import type { FormErrors } from '#shared/forms/form.ts'

/** Why a submission was not taken; the code is the `error` of the JSON answer. */
export type Refusal =
  | { status: 400; error: 'malformed' }
  | { status: 403; error: 'foreignOrigin' }
  | { status: 404; error: 'notFound' }
  | { status: 409; error: 'conflict' | 'tooEarly' }
  | { status: 410; error: 'closed' }
  | { status: 413; error: 'tooLarge' }
  | { status: 415; error: 'unsupportedMediaType' }
  | { status: 422; errors: FormErrors }
  /** Seconds until the next post may succeed. */
  | { status: 429; error: 'tooManyRequests'; retryAfter: number }
  | { status: 503; error: 'unavailable' }

/** What a submission led to. 201: stored now; 200: it was stored before; 202: safe in the outbox. */
export type Outcome = { status: 200 | 201 | 202; id: string; more?: Readonly<Record<string, string>> } | Refusal

export const isAccepted = (outcome: Outcome): outcome is Extract<Outcome, { status: 200 | 201 | 202 }> => outcome.status < 300

/** The JSON answer of an endpoint; never kept by any cache. */
export function outcomeResponse(outcome: Outcome): Response {
  const headers: Record<string, string> = { 'Cache-Control': 'no-store' }
  if (outcome.status === 429) headers['Retry-After'] = String(outcome.retryAfter)
  if (isAccepted(outcome)) return Response.json({ id: outcome.id, ...outcome.more }, { status: outcome.status, headers })
  const body = outcome.status === 422 ? { errors: outcome.errors } : { error: outcome.error }
  return Response.json(body, { status: outcome.status, headers })
}
