import { join } from 'node:path'
import { createSqliteStorage } from '#lake/storage/sqlite.node.ts'
import { describeLookups } from './lookup-contract.ts'
import { describeStorage } from './storage-contract.ts'
import { temporaryFolder } from './temporary.ts'

const open = () => createSqliteStorage({ path: join(temporaryFolder(), 'lake.db') })

describeStorage('SQLite', open)
describeLookups('SQLite', open)
