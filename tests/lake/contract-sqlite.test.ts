import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSqliteStorage } from '#lake/storage/sqlite.node.ts'
import { createLocalWorld } from './contract/local-world.ts'
import { runContract } from './contract/run-cases.ts'

runContract('a lake in SQLite', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lake-contract-'))
  const { world, close } = createLocalWorld(createSqliteStorage({ path: path.join(folder, 'lake.sqlite') }))
  return {
    world,
    close() {
      close()
      rmSync(folder, { recursive: true })
    },
  }
})
