import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { discard, startProduct } from '#tests/support/product.ts'
import { quantile, time } from './measure.ts'
import type { Table } from './table.ts'

const PARALLEL = 20
const SAMPLES = 150

/** `*[_id in *[_id in … *[]._id]._id]`, ten deep: groq-js alone takes for ever over some dozens of documents. */
const NESTED = Array.from({ length: 9 }).reduce<string>((inner) => `*[_id in ${inner}._id]`, '*')

/** Latency of the health endpoint while the lake answers twenty ten-fold nested queries, and while it idles. */
export async function health(): Promise<Table> {
  const product = await startProduct()
  const token = (await readFile(path.join(product.dataDir, 'admin-token'), 'utf8')).trim()
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(product.origin + path, init)
    await response.arrayBuffer()
    return response.status
  }
  const sample = async () => {
    const taken: number[] = []
    for (let n = 0; n < SAMPLES; n++) {
      taken.push(await time(() => ask('/api/health')))
      await pause(5)
    }
    return taken
  }
  await sample()
  const idle = await sample()

  let isOver = false
  const statuses = new Map<number, number>()
  const headers = { Authorization: `Bearer ${token}` }
  const query = `/v2025-02-19/data/query/production?perspective=raw&query=${encodeURIComponent(`count(${NESTED})`)}`
  const hammering = Array.from({ length: PARALLEL }, async (_, n) => {
    while (!isOver) {
      const status = await ask(`${query}&tag=bench-${n}`, { headers })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  })
  const busy = await sample()
  isOver = true
  await Promise.all(hammering)
  const isAlive = product.process.exitCode === null && (await ask('/api/health')) === 200
  await product.stop()
  await discard(product)
  const row = (name: string, times: readonly number[]) => [
    name,
    quantile(times),
    quantile(times, 0.95),
    quantile(times) / quantile(idle),
  ]
  return {
    title: `Health endpoint beside ${PARALLEL} ten-fold nested queries that never pause (ms)`,
    head: ['', 'median', 'p95', 'of idle'],
    rows: [row('idle', idle), row('busy', busy)],
    note: `Wanted: under 2. Answers ${JSON.stringify(Object.fromEntries(statuses))}; the process ${isAlive ? 'still answers' : 'HAS ENDED'}.`,
  }
}
