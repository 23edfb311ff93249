/** Writes pairs of documents for ever, several at a time, and prints a line for each transaction once it is acknowledged. */
import { writeSync } from 'node:fs'
import { createDocumentStore } from '#lake/mutations/document-store.ts'
import { createRandomIds } from '#lake/mutations/random-ids.ts'
import { createSqliteStorage } from '#lake/storage/sqlite.node.ts'

const [path = '', round = ''] = process.argv.slice(2)
const store = createDocumentStore({
  storage: createSqliteStorage({ path, walLimit: 256 * 1024 }),
  clock: Date.now,
  ids: createRandomIds(),
  selectIds: async () => [],
})
const identity = { id: 'p-editor', name: 'Editor', email: 'editor@example.test', role: 'editor' } as const

async function write(writer: number): Promise<never> {
  for (let n = 1; ; n++) {
    const fields = { _type: 'pair', round, n, filler: 'x'.repeat(n % 5000) }
    const mutations = ['left', 'right'].map((side) => ({ createOrReplace: { _id: `${side}-${writer}`, ...fields } }))
    const { transactionId } = await store.mutate('production', identity, { mutations })
    writeSync(1, `${JSON.stringify({ writer, n, transactionId })}\n`)
  }
}

await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)))
