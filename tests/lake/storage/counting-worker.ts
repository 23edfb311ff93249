/** Adds one to a counter, many times over a connection of its own: reads, then writes what follows from that. */
import { parentPort, workerData } from 'node:worker_threads'
import { createSqliteStorage } from '#lake/storage/sqlite.node.ts'
import { addOne } from './counter.ts'

const { path, times }: { path: string; times: number } = workerData
const storage = createSqliteStorage({ path })
for (let n = 0; n < times; n++) await addOne(storage)
storage.close()
parentPort?.postMessage('done')
