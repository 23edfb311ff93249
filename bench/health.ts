import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { discard, startProduct } from '#tests/support/product.ts'
import { quantile, time } from './measure.ts'
import type { Table } from './table.ts'

const PARALLEL = 20
const SAMPLES = 60
const ROUNDS = 7

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
  const statuses = new Map<number, number>()
  const headers = { Authorization: `Bearer ${token}` }
  const query = `/v2025-02-19/data/query/production?perspective=raw&query=${encodeURIComponent(`count(${NESTED})`)}`
  /** Samples while twenty queries are always under way. */
  const sampleBusy = async () => {
    let isOver = false
    const hammering = Array.from({ length: PARALLEL }, async (_, n) => {
      while (!isOver) {
        const status = await ask(`${query}&tag=bench-${n}`, { headers })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    })
    const taken = await sample()
    isOver = true
    await Promise.all(hammering)
    return taken
  }
  await sample()
  await sampleBusy()
  statuses.clear()
  const [idle, busy, ratios]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    const [calm, loaded] = [await sample(), await sampleBusy()]
    idle.push(...calm)
    busy.push(...loaded)
    ratios.push(quantile(loaded) / quantile(calm))
  }
  const isAlive = product.process.exitCode === null && (await ask('/api/health')) === 200
  await product.stop()
  await discard(product)
  const row = (name: string, times: readonly number[], ratio: number) => [name, quantile(times), quantile(times, 0.95), ratio]
  return {
    title: `Health endpoint beside ${PARALLEL} ten-fold nested queries that never pause (ms)`,
    head: ['', 'median', 'p95', 'of idle'],
    rows: [row('idle', idle, 1), row('busy', busy, quantile(ratios))],
    note: `Wanted: under 2 (median of ${ROUNDS} rounds, idle and busy in turns). Answers ${JSON.stringify(Object.fromEntries(statuses))}; the process ${isAlive ? 'still answers' : 'HAS ENDED'}.`,
  }
}
