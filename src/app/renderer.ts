import type { Language, PublicConfig } from '#shared/config.ts'
import type { Collection, FormErrors } from '#shared/forms/form.ts'

/** Tags of the head that belong to the lazy modules and the locale of one page, as addresses below `/assets/`. */
export interface PageAssets {
  scripts: string[]
  preloads: string[]
  styles: string[]
  /** Fonts that every page shows above the fold. */
  fonts?: string[]
  /** Extra head markup, used by the development server only. */
  head?: string
}

/** What a plain form post (without JavaScript) led to, shown on the page that it came from. */
export interface PostedForm {
  /** Which form it was; a page may hold several. Left out, it is the page's own. */
  collection?: Collection
  status: 422 | 409 | 410 | 503
  values: Record<string, string>
  errors: FormErrors
}

export interface RenderedPage {
  status: number
  /** `Location` of a redirect, `Content-Language` and the like. */
  headers: Record<string, string>
  html: string
  /** Sync tags of every query that the page shows. */
  syncTags: string[]
  /** Epoch milliseconds (UTC) from which the page may look different without any publish; null for never. */
  validUntil: number | null
}

/** What the server passes in; the renderer itself knows neither Node nor the lake. */
export interface RendererDeps {
  config: PublicConfig
  /** Reaches Sanity's HTTP API as an anonymous reader: in process in embedded mode, over the network in hosted mode. */
  cmsFetch: typeof fetch
  /** Source paths of the matched lazy modules in, built assets out. */
  assetsFor: (moduleIds: readonly string[], language: Language) => PageAssets
  /** Epoch milliseconds, UTC. */
  now: () => number
}

/** Renders one public page for a GET or a failed form post; never throws for what a visitor can type into the address bar. */
export type RenderPage = (request: Request, context: { language: Language; posted?: PostedForm }) => Promise<RenderedPage>
export type CreateRenderer = (deps: RendererDeps) => RenderPage
