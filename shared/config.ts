/** Settings that browser, Studio and server must agree on; they travel at run time, never in a build. */
export interface PublicConfig {
  /** Sanity project id, `local` in embedded mode. */
  projectId: string
  dataset: string
  /** Origin of Sanity's HTTP API: this server's own in embedded mode, Sanity's in hosted mode. */
  apiHost: string
  /** Hosted Sanity puts the project id in front of the host name; the embedded lake does not. */
  useProjectHostname: boolean
  /** Origin of the site without a trailing slash: canonical links, mail links and the origin check. */
  publicUrl: string
  /** GA4 measurement id, or null: no analytics script at all. */
  analyticsId: string | null
}

/** The one version of Sanity's API that this product speaks. */
export const API_VERSION = '2025-02-19'

export const LANGUAGES = ['en', 'de', 'hi', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]
export const FALLBACK_LANGUAGE: Language = 'en'
