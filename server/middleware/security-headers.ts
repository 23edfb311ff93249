import type { MiddlewareHandler } from 'hono'
import { DATA_POLICY, DOCUMENT_POLICY } from './content-security-policy.ts'

/** Headers of every answer; routes that send a page set their own policy before. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const always = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(always)) c.res.headers.set(name, value)
    if (c.res.headers.has('Content-Security-Policy')) return
    const isDocument = c.res.headers.get('Content-Type')?.startsWith('application/pdf')
    c.res.headers.set('Content-Security-Policy', isDocument ? DOCUMENT_POLICY : DATA_POLICY)
  }
}
