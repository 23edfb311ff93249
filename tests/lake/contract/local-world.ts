import type { Storage } from '#lake/storage/storage.ts'
import { createTestLake } from '../support/test-lake.ts'
import type { World } from './world.ts'

/** A lake over `storage` as the world of cases, and how to leave it. */
export function createLocalWorld(storage: Storage): { world(name: string): World; close(): void } {
  const lake = createTestLake(storage)
  return {
    world: (name) => {
      const id = (part: string) => `${name}-${part}`
      const type = (part: string) => `${name}_${part}`
      return {
        dataset: 'production',
        projectId: 'local',
        client: lake.client,
        api: (path, init) => lake.request(/^\/(v(1|X|\d{4})|images\/|files\/)/.test(path) ? path : `/v2025-02-19${path}`, init),
        id,
        type,
        text: (template) => template.replace(/#(\w+)/g, (_, part) => id(part)).replace(/%([a-z]+)/g, (_, part) => type(part)),
      }
    },
    close: lake.close,
  }
}
