import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { createPlainImages } from '#lake/assets/plain-images.ts'
import { createLake, type Lake, type LakeConfig, type LakeOptions, type RequestInfo } from '#lake/lake.ts'
import { createMemoryStorage } from '#lake/storage/memory.ts'
import { createMemoryBlobs } from '#lake/storage/memory-blobs.ts'
import type { Storage } from '#lake/storage/storage.ts'

export const TOKENS = {
  administrator: 'test-administrator-token-000000000001',
  editor: 'test-editor-token-00000000000000000001',
  viewer: 'test-viewer-token-00000000000000000001',
} as const

export type Caller = keyof typeof TOKENS | 'anonymous'

export const ORIGIN = 'http://localhost:8080'

export interface TestLake {
  lake: Lake
  storage: Storage
  /** Asks the lake at a path below its origin. */
  request(path: string, init?: RequestInit & { as?: Caller; info?: RequestInfo }): Promise<Response>
  /** The official client, handing its requests straight to the lake. */
  client(as: Caller, config?: Partial<ClientConfig>): SanityClient
  close(): void
}

/** A lake of one public and one private dataset with a token per role. */
export function createTestLake(
  storage: Storage = createMemoryStorage(),
  config: Partial<LakeConfig> = {},
  options: Partial<LakeOptions> = {},
): TestLake {
  const faults: unknown[] = []
  const lake = createLake({
    storage,
    blobs: createMemoryBlobs(),
    images: createPlainImages(),
    ...options,
    onError: (error) => faults.push(error),
    config: {
      projectId: 'local',
      datasets: [
        { name: 'production', aclMode: 'public' },
        { name: 'secret', aclMode: 'private' },
      ],
      publicUrl: ORIGIN,
      allowOrigin: (origin) => origin === ORIGIN,
      tokens: (['administrator', 'editor', 'viewer'] as const).map((role) => ({
        token: TOKENS[role],
        identity: { id: `p-${role}`, name: `The ${role}`, email: `${role}@example.test`, role },
      })),
      ...config,
    },
  })
  return {
    lake,
    storage,
    request(path, { as = 'anonymous', info, ...init } = {}) {
      const headers = new Headers(init.headers)
      if (as !== 'anonymous') headers.set('Authorization', `Bearer ${TOKENS[as]}`)
      return lake.fetch(new Request(`${ORIGIN}${path}`, { ...init, headers }), info)
    },
    client: (as, overrides = {}) =>
      createClient({
        projectId: 'local',
        dataset: 'production',
        apiHost: ORIGIN,
        useProjectHostname: false,
        apiVersion: '2025-02-19',
        useCdn: false,
        perspective: 'raw',
        ...(as === 'anonymous' ? {} : { token: TOKENS[as] }),
        resolveFetch: () => (input, init) => lake.fetch(new Request(input, init)),
        ...overrides,
      }),
    close() {
      lake.close()
      storage.close()
      if (faults.length > 0) throw faults[0]
    },
  }
}
