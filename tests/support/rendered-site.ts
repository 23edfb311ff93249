import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { JSDOM } from 'jsdom'
import type { Storage } from '#lake/storage/storage.ts'
import { readContentArchive } from '#server/content/content-archive.ts'
import { importContent } from '#server/content/import-content.ts'
import type { Language, PublicConfig } from '#shared/config.ts'
import { createRenderer } from '#src/app/entry-server.tsx'
import type { RenderedPage } from '#src/app/renderer.ts'
import { createTestLake, ORIGIN } from '../lake/support/test-lake.ts'

export interface RenderedSite {
  /** Reads and writes everything. */
  editor: SanityClient
  clock: { now: number }
  /** Reads what is published, as the server does. */
  reader: SanityClient
  /** Every GROQ query that the pages have asked. */
  queries: string[]
  /** While true, the CMS doesn't answer. */
  cms: { isDown: boolean }
  /** Asks the lake as an anonymous visitor. */
  fetch(request: Request): Promise<Response>
  /** A page as the server renders it, asked for by its path. */
  render(address: string, language?: Language): Promise<RenderedPage>
  /** The same, parsed. */
  open(address: string, language?: Language): Promise<Document>
  close(): void
}

/** The pages of the site over a lake, in memory unless told, that holds the starter dataset, imported at `now` (epoch milliseconds). */
export async function createRenderedSite(now: number, storage?: Storage): Promise<RenderedSite> {
  const lake = createTestLake(storage)
  const clock = { now }
  const editor = lake.client('administrator')
  const archive = await readContentArchive(path.resolve('content'))
  await importContent(editor, archive, new Date(now), () => undefined)
  const config: PublicConfig = {
    projectId: 'local',
    dataset: 'production',
    apiHost: ORIGIN,
    useProjectHostname: false,
    publicUrl: ORIGIN,
    analyticsId: null,
  }
  const queries: string[] = []
  const cms = { isDown: false }
  const renderPage = createRenderer({
    config,
    cmsFetch: async (input, init) => {
      if (cms.isDown) throw new TypeError('fetch failed')
      const request = new Request(input, init)
      queries.push(new URL(request.url).searchParams.get('query') ?? '')
      return lake.lake.fetch(request)
    },
    assetsFor: () => ({ scripts: [], preloads: [], styles: [] }),
    now: () => clock.now,
  })
  const render: RenderedSite['render'] = (address, language = 'en') =>
    renderPage(new Request(new URL(address, ORIGIN)), { language })
  return {
    editor,
    reader: lake.client('anonymous', { perspective: 'published' }),
    clock,
    queries,
    cms,
    fetch: (request) => lake.lake.fetch(request),
    render,
    open: async (address, language) => new JSDOM((await render(address, language)).html).window.document,
    close: () => lake.close(),
  }
}
