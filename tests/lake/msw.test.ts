import { createClient } from '@sanity/client'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { expect, test, vi } from 'vitest'
import { createPlainImages } from '#lake/assets/plain-images.ts'
import { createLake } from '#lake/lake.ts'
import { createMemoryStorage } from '#lake/storage/memory.ts'
import { createMemoryBlobs } from '#lake/storage/memory-blobs.ts'

const token = 'a-token-of-the-msw-test-00000000000001'
const identity = { id: 'p-test', name: 'Test', email: 'test@example.test', role: 'editor' } as const
const config = {
  projectId: 'local',
  datasets: [{ name: 'production', aclMode: 'public' }],
  publicUrl: 'http://lake.test',
  allowOrigin: () => false,
  tokens: [{ token, identity }],
} as const
const options = { projectId: 'local', dataset: 'production', apiVersion: '2025-02-19', useCdn: false, token } as const

test('the lines that README.md gives for msw answer the official client, streams included', async () => {
  const lake = createLake({ storage: createMemoryStorage(), blobs: createMemoryBlobs(), images: createPlainImages(), config })
  const server = setupServer(http.all('http://lake.test/*', ({ request }) => lake.fetch(request)))
  server.listen({ onUnhandledFrame: 'error' })
  const client = createClient({
    ...options,
    apiHost: 'http://lake.test',
    useProjectHostname: false,
    resolveFetch: () => globalThis.fetch,
  })
  try {
    const { _id } = await client.create({ _type: 'event', title: 'Open day' })
    expect(await client.fetch('*[_type == $type]{_id, title}', { type: 'event' })).toEqual([{ _id, title: 'Open day' }])
    await expect(client.fetch('*[')).rejects.toMatchObject({ statusCode: 400 })
    // One answer alone is replaced in front of the lake, as the reader of msw's own documentation expects.
    server.use(http.get('http://lake.test/*/data/query/*', () => HttpResponse.json({ message: 'away' }, { status: 503 })))
    await expect(client.withConfig({ maxRetries: 0 }).fetch('*')).rejects.toMatchObject({ statusCode: 503 })
    server.resetHandlers()
    expect(await client.fetch('count(*)')).toBe(1)
    await expect(fetch('http://elsewhere.test/')).rejects.toThrow()
    expect(vi.mocked(console.error).mock.lastCall?.[0]).toContain('GET http://elsewhere.test/')
    vi.mocked(console.error).mockClear()
  } finally {
    server.close()
    lake.close()
  }
})
