import path from 'node:path'
import { createSharpImages } from '#lake/assets/sharp-images.node.ts'
import { createLake, type Lake } from '#lake/lake.ts'
import { createWorkerQueryRunner } from '#lake/query/worker-query-runner.node.ts'
import { createMemoryBlobs } from '#lake/storage/memory-blobs.ts'
import { createSqliteStorage } from '#lake/storage/sqlite.node.ts'
import type { Storage } from '#lake/storage/storage.ts'
import { DATASET } from './documents.ts'

export const ORIGIN = 'http://lake.test'
const token = 'a-token-of-the-bench-00000000000000001'

export interface BenchLake {
  lake: Lake
  storage: Storage
  /** Asks as an administrator and reads the whole answer; rejects when it is an error. */
  ask(address: string, init?: RequestInit): Promise<string>
  close(): Promise<void>
}

/** The lake as the server puts it together, over a database in `folder`, asked without a socket in between. */
export function openLake(folder: string): BenchLake {
  const databaseFile = path.join(folder, 'lake.sqlite')
  const storage = createSqliteStorage({ path: databaseFile })
  const queries = createWorkerQueryRunner({ databaseFile, storage, projectId: 'local', deadline: 600_000 })
  const identity = { id: 'p-bench', name: 'Bench', email: 'bench@example.test', role: 'administrator' } as const
  const lake = createLake({
    storage,
    runQuery: queries.run,
    blobs: createMemoryBlobs(),
    images: createSharpImages(),
    onError: (error) => console.error(error),
    config: {
      projectId: 'local',
      datasets: [{ name: DATASET, aclMode: 'public' }],
      publicUrl: ORIGIN,
      allowOrigin: () => false,
      tokens: [{ token, identity }],
    },
  })
  return {
    lake,
    storage,
    async ask(address, init = {}) {
      const headers = { Authorization: `Bearer ${token}`, ...init.headers }
      const response = await lake.fetch(new Request(ORIGIN + address, { ...init, headers }))
      const text = await response.text()
      if (!response.ok) throw new Error(`${response.status} ${text}`)
      return text
    },
    async close() {
      lake.close()
      await queries.close()
      storage.close()
    },
  }
}
