import { join } from 'node:path'
import { createSqliteStorage } from '#lake/storage/sqlite.node.ts'
import { describeStorage } from './storage-contract.ts'
import { temporaryFolder } from './temporary.ts'

describeStorage('SQLite', () => createSqliteStorage({ path: join(temporaryFolder(), 'lake.db') }))
