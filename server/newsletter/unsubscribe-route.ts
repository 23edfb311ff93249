import { negotiateLanguage } from '#shared/language.ts'
import type { Unsubscribe } from './unsubscribe.ts'
import { unsubscribePage } from './unsubscribe-page.ts'

/**
 * `GET` shows the question, `POST` unsubscribes: from the page's button, or from a mail program with one click (RFC 8058), which has
 * no origin to check; the signature in the address is what counts.
 */
export async function unsubscribeResponse(
  request: Request,
  unsubscribe: Unsubscribe,
  onError: (error: unknown, request: Request) => void,
): Promise<Response> {
  const { searchParams, pathname } = new URL(request.url)
  const cookie = request.headers.get('Cookie')
  const language = negotiateLanguage({ pathname, cookie, acceptLanguage: request.headers.get('Accept-Language') })
  const id = searchParams.get('id') ?? ''
  if (!(await unsubscribe.isValid(id, searchParams.get('signature') ?? ''))) return unsubscribePage('invalid', language)
  if (request.method !== 'POST') return unsubscribePage('question', language)
  try {
    await unsubscribe.end(id)
  } catch (error) {
    onError(error, request)
    return unsubscribePage('later', language)
  }
  return unsubscribePage('done', language)
}
