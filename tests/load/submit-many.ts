import { randomUUID } from 'node:crypto'
import { PERSON } from '../server/fixtures.ts'

export interface Submitted {
  /** Ids that the server said are stored or safe. */
  acknowledged: string[]
  /** How often each status came, `broken` for a connection that ended without an answer. */
  statuses: Record<string, number>
}

/** Posts `count` registrations over `connections`, each until it is acknowledged; the server may die meanwhile. */
export async function submitMany(options: {
  /** Where the server is now; it may move when it is started again. */
  origin: () => string
  urlId: string
  count: number
  connections: number
  onAcknowledged?: (total: number) => void
}): Promise<Submitted> {
  const acknowledged: string[] = []
  const statuses: Record<string, number> = {}
  let next = 0

  async function post(id: string): Promise<number | 'broken'> {
    try {
      const response = await fetch(`${options.origin()}/api/event-registrations`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...PERSON, id, source: 'event', urlId: options.urlId, companyEmail: `${id}@example.com` }),
        signal: AbortSignal.timeout(30_000),
      })
      await response.arrayBuffer()
      return response.status
    } catch {
      return 'broken' // the server was killed under the request
    }
  }

  async function connection(): Promise<void> {
    while (next < options.count) {
      next += 1
      const id = randomUUID()
      for (let isStored = false; !isStored; ) {
        const status = await post(id)
        statuses[status] = (statuses[status] ?? 0) + 1
        isStored = status === 201 || status === 200 || status === 202
        if (!isStored) await new Promise((resolve) => setTimeout(resolve, 50))
      }
      acknowledged.push(id)
      options.onAcknowledged?.(acknowledged.length)
    }
  }

  await Promise.all(Array.from({ length: options.connections }, connection))
  return { acknowledged, statuses }
}
