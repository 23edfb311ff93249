import type { Site } from '#server/site/site.ts'
import type { PostedForm } from '#src/app/renderer.ts'

/** Pages for tests of routes: each says as JSON which address it is and what was posted to it. */
export function createPostedSite(): Site {
  const respond = async (request: Request, posted?: PostedForm) =>
    Response.json({ page: new URL(request.url).pathname, posted: posted ?? null }, { status: posted?.status ?? 200 })
  return {
    files: { respond: async () => null, text: async () => null },
    studio: async () => new Response('<title>Studio</title>', { headers: { 'Content-Type': 'text/html' } }),
    rendering: { respond, purge: () => undefined, clear: () => undefined },
    close: async () => undefined,
  }
}
