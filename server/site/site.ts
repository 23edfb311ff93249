import type { PublicConfig } from '#shared/config.ts'
import type { Rendering } from '../rendering/rendering.ts'
import type { StaticFiles } from '../routes/static-files.ts'

/** What serves the site's pages and files and the Studio: the build, or the sources while developing. */
export interface Site {
  files: StaticFiles
  /** Answers for an address below `/studio`; null for a file that is not there. */
  studio(request: Request): Promise<Response | null>
  rendering: Rendering
  close(): Promise<void>
}

export interface SiteDeps {
  config: PublicConfig
  /** Reaches Sanity's HTTP API as an anonymous reader. */
  cmsFetch: typeof fetch
  /** The project's folder. */
  root: string
  /** Epoch milliseconds, UTC; the system's clock when left out. */
  now?: () => number
}
