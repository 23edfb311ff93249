import type { PublicConfig } from '#shared/config.ts'
import { STUDIO_CONFIG_ID } from '#shared/studio-page.ts'

/** The page of the Studio, or what stands for it when the command line tools load the configuration. */
export interface Page {
  origin: string
  protocol: string
  hostname: string
}

/** Embedded mode at its default address; only the command line tools, which read schemas alone, ever see it. */
const TOOL_CONFIG: PublicConfig = {
  projectId: 'local',
  dataset: 'production',
  apiHost: 'http://127.0.0.1:8080',
  useProjectHostname: false,
  publicUrl: 'http://127.0.0.1:8080',
  analyticsId: null,
}

/** The settings that the server wrote into the page; those of the tools where there is no such page. */
export function runtimeConfig(page: Document | undefined): PublicConfig {
  const json = page?.getElementById(STUDIO_CONFIG_ID)?.textContent
  // The block is written by the same product's server from a value of this very type.
  return json ? (JSON.parse(json) as PublicConfig) : TOOL_CONFIG
}

/** Where the Studio's page lives; the default address where there is no page. */
export function runtimePage(location: Location | undefined): Page {
  return location?.protocol.startsWith('http') ? location : new URL(TOOL_CONFIG.publicUrl)
}
