import type { PublicConfig } from '#shared/config.ts'

type Directives = Record<string, readonly string[]>

const format = (directives: Directives) =>
  Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

interface CmsHosts {
  connect: string[]
  images: string[]
}

/** Hosts of the CMS that a browser talks to; none of its own where the CMS is this very server. */
function cmsHosts({ apiHost, publicUrl, projectId, useProjectHostname }: PublicConfig): CmsHosts {
  if (apiHost === publicUrl) return { connect: [], images: [] }
  if (!useProjectHostname) return { connect: [apiHost, apiHost.replace(/^http/, 'ws')], images: [apiHost] }
  const project = `${projectId}.api.sanity.io`
  return {
    connect: [`https://${project}`, `wss://${project}`, `https://${projectId}.apicdn.sanity.io`],
    images: ['https://cdn.sanity.io'],
  }
}

const ANALYTICS = ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com']

/** Policy of the public pages: nothing inline runs, nothing comes from elsewhere but what is configured. */
export function sitePolicy(config: PublicConfig): string {
  const cms = cmsHosts(config)
  const analytics = config.analyticsId === null ? [] : ANALYTICS
  return format({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...analytics.slice(0, 1)],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', config.publicUrl, ...cms.images, ...analytics.slice(0, 2)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...cms.connect, ...analytics],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  })
}

/** Policy of everything that is no page: an uploaded picture or an answer of the API, opened by itself, can do nothing. */
export const DATA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/** The same for PDF files: browsers show them in a viewer of their own, which a sandbox keeps from starting. */
export const DOCUMENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"
