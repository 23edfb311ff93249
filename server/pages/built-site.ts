import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublicConfig } from '#shared/config.ts'
import type { CreateRenderer } from '#src/app/renderer.ts'
import { sitePolicy } from '../middleware/content-security-policy.ts'
import type { RespondWithPage } from '../routes/pages.ts'
import { createStaticFiles, type StaticFiles } from '../routes/static-files.ts'
import { createRespondWithPage } from './respond-with-page.ts'
import { createSiteAssets, readManifest } from './site-assets.ts'

/** What `scripts/build.mjs` made. */
export interface BuiltSite {
  files: StaticFiles
  studioFiles: StaticFiles
  respondWith(deps: { config: PublicConfig; cmsFetch: (request: Request) => Promise<Response> }): RespondWithPage
}

export async function loadBuiltSite(root: string): Promise<BuiltSite> {
  const dist = path.join(root, 'dist')
  const [files, studioFiles, manifest] = await Promise.all([
    createStaticFiles(path.join(dist, 'client')),
    createStaticFiles(path.join(dist, 'studio')),
    readManifest(path.join(dist, 'client', '.vite', 'manifest.json')),
  ])
  const entry: { createRenderer: CreateRenderer } = await import(pathToFileURL(path.join(dist, 'server', 'entry-server.js')).href)
  return {
    files,
    studioFiles,
    respondWith({ config, cmsFetch }) {
      const fetch = (input: string | URL | Request, init?: RequestInit) => cmsFetch(new Request(input, init))
      const render = entry.createRenderer({ config, cmsFetch: fetch, assetsFor: createSiteAssets(manifest), now: Date.now })
      return createRespondWithPage({ render, policy: sitePolicy(config) })
    },
  }
}
