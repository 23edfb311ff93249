import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { createSqliteStorage } from '#lake/storage/sqlite.node.ts'
import { discard, type Product, startProduct } from '#tests/support/product.ts'
import { makeDocuments, storeDocuments } from './documents.ts'
import { quantile, time } from './measure.ts'
import type { Table } from './table.ts'

const COUNT = 100_000

/** Megabytes of main memory that a process holds. */
async function memoryOf({ process: child }: Product): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000
}

/** Starts the product over a data folder and asks for pages; resolves with what it took. */
async function measure(name: string, dataDir: string): Promise<(string | number)[]> {
  const started = performance.now()
  const product = await startProduct({}, dataDir)
  const ready = performance.now() - started
  const before = await memoryOf(product)
  const open = async (address: string) => {
    const response = await fetch(product.origin + address)
    if (response.status !== 200) throw new Error(`${address} answers ${response.status}`)
    await response.text()
  }
  for (const address of ['/', '/events', '/brochures']) await open(address)
  const search = quantile(await Promise.all(['pune', 'robot', 'line'].map((word) => time(() => open(`/events?q=${word}`)))))
  const after = await memoryOf(product)
  await product.stop()
  return [name, ready, before, after, search]
}

/** Start and memory of the whole server with the starter content, and with a hundred thousand documents more. */
export async function startUp(): Promise<Table> {
  const product = await startProduct()
  await product.stop()
  const file = path.join(product.dataDir, 'lake', 'lake.sqlite')
  const rows = [await measure('starter content', product.dataDir)]
  const storage = createSqliteStorage({ path: file })
  // Of a type that the pages don't show: what is measured is the weight of what lies beside.
  await storeDocuments(
    storage,
    makeDocuments(COUNT).map((document) => ({ ...document, _type: `bench-${document._type}` })),
  )
  storage.close()
  rows.push(await measure(`and ${COUNT} documents`, product.dataDir))
  const size = (await stat(file)).size / 1e6
  await discard(product)
  return {
    title: 'Start-up and memory of the server process',
    head: ['data folder', 'ms until ready', 'MB when ready', 'MB after six pages', 'ms of a search'],
    rows,
    note: `The database has ${size.toFixed(0)} MB; it is read where it lies, nothing of it is loaded at the start.`,
  }
}
