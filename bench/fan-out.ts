import { DATASET } from './documents.ts'
import { quantile, withFolder } from './measure.ts'
import { ORIGIN, openLake } from './open-lake.ts'
import type { Table } from './table.ts'

const LISTENERS = 1_000
const MUTATIONS = 30

type Source = (controller: ReadableStreamDefaultController<Uint8Array>) => void

/** Reads streams until each has had `count` further messages; resolves with the milliseconds of the slowest at each message. */
async function readAll(streams: readonly ReadableStream<Uint8Array>[], send: (n: number) => unknown): Promise<number[]> {
  const decoder = new TextDecoder()
  const readers = streams.map((stream) => stream.getReader())
  const untilMutation = async (reader: ReadableStreamDefaultReader<Uint8Array>) => {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) throw new Error('A stream has ended')
      if (decoder.decode(value).includes('event: mutation')) return
    }
  }
  const taken: number[] = []
  for (let n = 0; n < MUTATIONS; n++) {
    const started = performance.now()
    const all = Promise.all(readers.map(untilMutation))
    await send(n)
    await all
    taken.push(performance.now() - started)
  }
  await Promise.all(readers.map((reader) => reader.cancel()))
  return taken
}

/** One mutation to a thousand listeners of the lake, and the same bytes put into a thousand bare streams. */
export async function fanOut(): Promise<Table> {
  return withFolder(async (folder) => {
    const { lake, ask, close } = openLake(folder)
    const query = encodeURIComponent('*[_type == "note"]')
    const address = `${ORIGIN}/v2025-02-19/data/listen/${DATASET}?query=${query}&includeResult=true&effectFormat=mendoza`
    const streams: ReadableStream<Uint8Array>[] = []
    for (let n = 0; n < LISTENERS; n++) {
      const { body, status } = await lake.fetch(new Request(address))
      if (body === null || status !== 200) throw new Error(`Listener ${n} got ${status}`)
      streams.push(body)
    }
    const heap = process.memoryUsage().rss
    const mutate = (n: number) =>
      ask(`/v2025-02-19/data/mutate/${DATASET}`, {
        method: 'POST',
        body: JSON.stringify({ mutations: [{ createOrReplace: { _id: 'note', _type: 'note', n, text: 'x'.repeat(1_000) } }] }),
        headers: { 'Content-Type': 'application/json' },
      })
    const own = await readAll(streams, mutate)
    const after = process.memoryUsage().rss
    await close()

    const sources: ReadableStreamDefaultController<Uint8Array>[] = []
    const start: Source = (controller) => sources.push(controller)
    const bare = Array.from({ length: LISTENERS }, () => new ReadableStream<Uint8Array>({ start }))
    const message = new TextEncoder().encode(`event: mutation\ndata: ${'x'.repeat(2_000)}\n\n`)
    const floor = await readAll(bare, () => {
      for (const source of sources) source.enqueue(message)
    })
    const row = (name: string, times: readonly number[]) => [
      name,
      quantile(times),
      quantile(times, 0.95),
      (LISTENERS * 1000) / quantile(times),
    ]
    return {
      title: `Fan-out of a mutation to ${LISTENERS} listeners (ms from the request until the last has it)`,
      head: ['', 'median', 'p95', 'events/s'],
      rows: [row('bare streams', floor), row('lake', own)],
      note: `The lake's time includes making the mutation durable; ${((after - heap) / 1e6).toFixed(0)} MB more memory after ${MUTATIONS} mutations.`,
    }
  })
}
