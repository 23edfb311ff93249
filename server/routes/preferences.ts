import { FALLBACK_LANGUAGE, LANGUAGES } from '#shared/config.ts'
import { CONSENT_COOKIE, CONSENTS, POLICY_COOKIE } from '#shared/consent.ts'
import { preferenceCookie } from '#shared/cookies.ts'
import { LANGUAGE_KEY } from '#shared/language.ts'
import { readBody } from '../submissions/body.ts'
import { outcomeResponse } from '../submissions/outcome.ts'
import { isSameOrigin } from '../submissions/same-origin.ts'

/**
 * `POST /api/preferences` with any of `language`, `consent` and `policyRevision`: sets the cookies for a year. Cookies that a script
 * sets itself are kept for seven days only by some browsers; these are readable by script all the same.
 */
export async function preferences(request: Request, publicUrl: string): Promise<Response> {
  if (!isSameOrigin(request.headers, publicUrl)) return outcomeResponse({ status: 403, error: 'foreignOrigin' })
  const body = await readBody(request, 'json')
  if (!body.ok) return outcomeResponse(body.refusal)
  const { language, consent, policyRevision } = body.fields
  const errors: Record<string, string[]> = {}
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  const secure = publicUrl.startsWith('https:')
  const known = LANGUAGES.find((candidate) => candidate === language)
  if (language !== undefined && !known) errors.language = ['forms.errors.unknown']
  if (consent !== undefined && !CONSENTS.some((choice) => choice === consent)) errors.consent = ['forms.errors.unknown']
  if (policyRevision !== undefined && !(typeof policyRevision === 'string' && policyRevision.length <= 64))
    errors.policyRevision = ['forms.errors.unknown']
  if (Object.keys(errors).length > 0) return outcomeResponse({ status: 422, errors })
  if (language !== undefined) headers.append('Set-Cookie', preferenceCookie(LANGUAGE_KEY, known ?? FALLBACK_LANGUAGE, secure))
  if (consent !== undefined) headers.append('Set-Cookie', preferenceCookie(CONSENT_COOKIE, String(consent), secure))
  if (typeof policyRevision === 'string') headers.append('Set-Cookie', preferenceCookie(POLICY_COOKIE, policyRevision, secure))
  return new Response(null, { status: 204, headers })
}
