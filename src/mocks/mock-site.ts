/** The CMS and the server of the site in one place, in memory: for the mock mode and for tests of components and pages. */
import type { RequestHandler } from 'msw'
import { createPlainImages } from '#lake/assets/plain-images.ts'
import { createLake } from '#lake/lake.ts'
import { createMemoryStorage } from '#lake/storage/memory.ts'
import { createMemoryBlobs } from '#lake/storage/memory-blobs.ts'
import { createCmsClients } from '#server/cms/clients.ts'
import type { OutboxEntry } from '#server/submissions/outbox.ts'
import { createSubmissions } from '#server/submissions/submissions.ts'
import type { PublicConfig } from '#shared/config.ts'
import { type Behaviour, createHandlers } from './handlers.ts'

const TOKEN = 'the-administrator-of-a-mock'

export interface MockSiteOptions {
  /** Published content to begin with. */
  documents?: readonly { _id: string; _type: string; [field: string]: unknown }[]
  /** Origin of the pages; this page's own when left out. */
  origin?: string
  /** Epoch milliseconds, UTC; the real clock when left out. */
  now?: () => number
  /** Address of a brochure's file; the lake's own when left out. */
  downloadLink?: (brochureId: string) => Promise<string>
}

export interface MockSite {
  config: PublicConfig
  /** Answer what the site asks of its CMS and of its server. */
  handlers: RequestHandler[]
  behaviour: Behaviour
  /** Reads and writes all content, as an editor's client does. */
  editor: ReturnType<typeof createCmsClients>['writer']
}

/** The settings of a site whose CMS is reached at its own origin. */
function mockConfig(origin: string): PublicConfig {
  return {
    projectId: 'local',
    dataset: 'production',
    apiHost: origin,
    useProjectHostname: false,
    publicUrl: origin,
    analyticsId: null,
  }
}

/** @returns a lake in memory that holds `documents`, with the server's submissions above it. */
export async function createMockSite(options: MockSiteOptions = {}): Promise<MockSite> {
  const { documents = [], origin = globalThis.location.origin, now = Date.now } = options
  const config = mockConfig(origin)
  const lake = createLake({
    storage: createMemoryStorage(),
    blobs: createMemoryBlobs(),
    images: createPlainImages(),
    clock: now,
    onError: (error) => console.error(error),
    config: {
      projectId: config.projectId,
      datasets: [{ name: config.dataset, aclMode: 'public' }],
      publicUrl: origin,
      allowOrigin: () => true,
      tokens: [{ token: TOKEN, identity: { id: 'p-mock', name: 'Mock', email: 'mock@localhost', role: 'administrator' } }],
    },
  })
  const { reader, writer } = createCmsClients({ config, token: TOKEN, fetch: (request) => lake.fetch(request) })
  const waiting = new Map<string, OutboxEntry>()
  const submissions = createSubmissions({
    reader,
    writer,
    outbox: {
      put: async (entry) => {
        const kept = waiting.get(entry.record._id) ?? entry
        waiting.set(kept.record._id, kept)
        return kept
      },
      find: (id) => waiting.get(id) ?? null,
    },
    publicUrl: origin,
    secret: 'a-secret-that-guards-nothing-in-a-mock',
    rateLimit: 1_000,
    minFillTime: 2_000,
    now,
    onError: (error) => console.error(error),
    downloadLink:
      options.downloadLink ??
      (async (id) => {
        const url = await reader.fetch<string | null>('*[_id == $id][0].file.asset->url', { id })
        return url ? new URL(url).pathname : '/'
      }),
  })
  if (documents.length > 0) {
    const transaction = writer.transaction()
    for (const document of documents) transaction.createOrReplace(document)
    await transaction.commit({ visibility: 'sync' })
  }
  const behaviour: Behaviour = { latency: 0, failing: false }
  return { config, behaviour, editor: writer, handlers: createHandlers({ lake, submissions, behaviour }) }
}
