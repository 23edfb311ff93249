import { readFile } from 'node:fs/promises'
import type { CreateRenderer, RendererDeps, RenderPage } from '#src/app/renderer.ts'
import { createAssetMap, type Manifest } from './asset-map.ts'

const DIST = new URL('../../dist/', import.meta.url)

/** The renderer of the built site. Rejects when there is no build. */
export async function createBuiltRenderer(deps: Omit<RendererDeps, 'assetsFor'>): Promise<RenderPage> {
  const manifest = JSON.parse(await readFile(new URL('client/.vite/manifest.json', DIST), 'utf8')) as Manifest
  const module: { createRenderer: CreateRenderer } = await import(new URL('server/entry-server.js', DIST).href)
  return module.createRenderer({ ...deps, assetsFor: createAssetMap(manifest) })
}
