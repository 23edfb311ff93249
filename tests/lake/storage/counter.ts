import type { Storage } from '#lake/storage/storage.ts'
import { append, dataset } from './commit.ts'

/** Reads a counter and writes one more, as a patch with a revision does. */
export function addOne(storage: Storage): Promise<void> {
  return storage.write((writer) => {
    const n = Number(writer.document(dataset, 'counter')?.n ?? 0)
    append(writer, { counter: { _type: 'counter', n: n + 1 } })
  })
}
