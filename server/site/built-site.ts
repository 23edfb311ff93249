import path from 'node:path'
import { sitePolicy } from '../middleware/content-security-policy.ts'
import { createBuiltRenderer } from '../rendering/built-renderer.ts'
import { createRendering } from '../rendering/rendering.ts'
import { createStaticFiles } from '../routes/static-files.ts'
import { createStudio } from '../routes/studio.ts'
import type { Site, SiteDeps } from './site.ts'

/** The site as `scripts/build.mjs` made it. */
export async function openBuiltSite({ config, cmsFetch, root, now = Date.now }: SiteDeps): Promise<Site> {
  const dist = path.join(root, 'dist')
  const [files, studioFiles, render] = await Promise.all([
    createStaticFiles(path.join(dist, 'client')),
    createStaticFiles(path.join(dist, 'studio')),
    createBuiltRenderer({ config, cmsFetch, now }),
  ])
  return {
    files,
    studio: createStudio({ files: studioFiles, config }),
    rendering: createRendering({ render, policy: sitePolicy(config), now }),
    close: async () => undefined,
  }
}
